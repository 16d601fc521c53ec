import { create } from 'fontkit';

/** The metrics of a font that a line of text needs, as shares of the em. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a letter of English text. */
  width: number;
}

/** How often letters and the space come in a thousand characters of English text. */
const FREQUENCIES = Object.entries({
  ' ': 183,
  ...{ a: 65, b: 13, c: 22, d: 33, e: 102, f: 20, g: 16, h: 50, i: 57, j: 1, k: 6, l: 33, m: 20 },
  ...{ n: 57, o: 62, p: 15, q: 1, r: 50, s: 53, t: 75, u: 23, v: 8, w: 17, x: 1, y: 14, z: 1 },
});

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
  const sum = FREQUENCIES.reduce((sum, [letter, times]) => sum + advanceOf(letter) * times, 0);
  return sum / FREQUENCIES.reduce((letters, [, times]) => letters + times, 0);
}
