import { create } from 'fontkit';

/** The metrics of a font that a line of text needs, as shares of the em. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a letter of English text. */
  width: number;
}

const LETTERS = ' abcdefghijklmnopqrstuvwxyz';

/** How often each of them comes in a thousand characters of English text. */
const FREQUENCIES = [
  183, 65, 13, 22, 33, 102, 20, 16, 50, 57, 1, 6, 33, 20, 57, 62, 15, 1, 50, 53, 75, 23, 8, 17, 1,
  14, 1,
];

/** Reads a font's metrics from its bytes. Throws for one that lacks a letter. */
export function readMetrics(bytes: Uint8Array): Metrics {
  const font = create(Buffer.from(bytes));
  if (!('unitsPerEm' in font)) throw new Error('The file holds several fonts, not one.');
  const em = font.unitsPerEm;
  return {
    ascent: font.ascent / em,
    descent: -font.descent / em,
    lineGap: font.lineGap / em,
    width: meanWidth((letter) => {
      const code = letter.charCodeAt(0);
      if (!font.hasGlyphForCodePoint(code))
        throw new Error(`The font lacks the character ${letter}.`);
      return font.glyphForCodePoint(code).advanceWidth / em;
    }),
  };
}

/** Mean advances of the fallback fonts, as shares of the em, weighted by the same frequencies. */
export const fallbackWidths = {
  arial: { regular: 0.43942, bold: 0.47536 },
  dejavu: { regular: 0.5046, bold: 0.57 },
};

/** The overrides of an @font-face that lets a font of the given width take the room of another. */
export function fallbackMetrics(font: Metrics, fallbackWidth: number) {
  const sizeAdjust = font.width / fallbackWidth;
  return {
    sizeAdjust,
    ascent: font.ascent / sizeAdjust,
    descent: font.descent / sizeAdjust,
    lineGap: font.lineGap / sizeAdjust,
  };
}

function meanWidth(advanceOf: (letter: string) => number): number {
  const sum = FREQUENCIES.reduce((sum, times, at) => sum + advanceOf(LETTERS[at] ?? '') * times, 0);
  return sum / FREQUENCIES.reduce((letters, times) => letters + times, 0);
}
