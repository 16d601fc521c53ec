/** What a line of text needs to know of a font; every figure is a share of the em. */
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

/**
 * Reads a font's metrics from its sfnt bytes.
 * Source: OpenType 1.9, tables head, hhea, hmtx and cmap (format 4).
 */
export function readMetrics(sfnt: Uint8Array): Metrics {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const table = (tag: string) => tableAt(view, tag);
  const em = view.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = view.getUint16(hhea + 34);
  const hmtx = table('hmtx');
  const glyph = glyphLookup(view, table('cmap'));
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    width: meanWidth(
      (letter) => view.getUint16(hmtx + 4 * Math.min(glyph(letter), longMetrics - 1)) / em,
    ),
  };
}

/** Mean advances of fonts that stand in, as shares of the em. DejaVu's are read from its files. */
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

function tableAt(view: DataView, tag: string): number {
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + 16 * index;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

function glyphLookup(view: DataView, cmap: number): (letter: string) => number {
  const subtables = view.getUint16(cmap + 2);
  for (let index = 0; index < subtables; index += 1) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * index + 4);
    if (view.getUint16(at) === 4) return (letter) => glyphInFormat4(view, at, letter.charCodeAt(0));
  }
  throw new Error('The font has no character map of format 4.');
}

function glyphInFormat4(view: DataView, at: number, code: number): number {
  const segments2 = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + segments2 + 2;
  for (let segment = 0; segment < segments2; segment += 2) {
    if (view.getUint16(ends + segment) < code) continue;
    const start = view.getUint16(starts + segment);
    if (start > code) break;
    const delta = view.getInt16(starts + segments2 + segment);
    const rangeAt = starts + 2 * segments2 + segment;
    const range = view.getUint16(rangeAt);
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  throw new Error(`The font lacks the character ${String.fromCharCode(code)}.`);
}
