import { create } from 'fontkit';

/** The metrics of a font that a line of text needs, as shares of the em. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean advance of a letter of English text. */
  width: number;
}

/** The letters that the figures below are of, in their order. */
const LETTERS = ' abcdefghijklmnopqrstuvwxyz';

/** How often each comes in a thousand characters of English text. */
const FREQUENCY = [
  183, 65, 13, 22, 33, 102, 20, 16, 50, 57, 1, 6, 33, 20, 57, 62, 15, 1, 50, 53, 75, 23, 8, 17, 1,
  14, 1,
];

/** Arial's advances in thousandths of the em (the metrics it shares with Helvetica). */
const ARIAL = {
  regular: [
    278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500,
  ],
  bold: [
    278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500,
  ],
};

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

/** Mean advances of the fallback fonts, as shares of the em. DejaVu's are read from its files. */
export const standInWidths = {
  arial: {
    regular: meanWidth((_, at) => (ARIAL.regular[at] ?? 0) / 1000),
    bold: meanWidth((_, at) => (ARIAL.bold[at] ?? 0) / 1000),
  },
  dejavu: { regular: 0.5046, bold: 0.57 },
};

/** The overrides of an @font-face that lets a font of the given width take the room of another. */
export function fallbackMetrics(font: Metrics, standInWidth: number) {
  const sizeAdjust = font.width / standInWidth;
  return {
    sizeAdjust,
    ascent: font.ascent / sizeAdjust,
    descent: font.descent / sizeAdjust,
    lineGap: font.lineGap / sizeAdjust,
  };
}

function meanWidth(advance: (letter: string, at: number) => number): number {
  let sum = 0;
  let letters = 0;
  for (const [at, times] of FREQUENCY.entries()) {
    sum += advance(LETTERS[at] ?? '', at) * times;
    letters += times;
  }
  return sum / letters;
}
