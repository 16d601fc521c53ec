// The drawn set: every sign is one path, drawn in a box 24 high with one stroke width, round
// caps and no fill. Most boxes are 24 wide; a sign that is a formula names its own width.

export const glyphHeight = 24;
export const glyphStroke = 1.8;

export type GlyphPath = { d: string; width?: number };

const benzene: GlyphPath = {
  d: 'M12 2.6l8.1 4.7v9.4L12 21.4l-8.1-4.7V7.3zM16.6 12a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0z',
};

const force: GlyphPath = {
  width: 47,
  d: 'M9 5H2v14M2 12h5.6M13 10h6M13 14.4h6M23 19v-9M23 12.9c.6-1.9 1.7-2.9 3.1-2.9 1.6 0 2.5 1.1 2.5 3v6M28.6 13c.6-2 1.7-3 3.1-3 1.6 0 2.5 1.1 2.5 3v6M45 10v9M45 14.5c0-2.7-1.6-4.5-4-4.5s-4 1.8-4 4.5 1.6 4.5 4 4.5 4-1.8 4-4.5z',
};

const helix: GlyphPath = {
  d: 'M6.8 2c0 6.8 10.4 6.4 10.4 12.8 0 2.8-.9 4.8-2.4 7.2M17.2 2c0 6.8-10.4 6.4-10.4 12.8 0 2.8.9 4.8 2.4 7.2M7.6 5h8.8M7 13.6h10M7.6 18h8.8',
};

const root: GlyphPath = {
  d: 'M1.6 13.6l2.8-1.5 4.2 8.7L13 3.6h9.4M14.4 9.4l6 7.4M20.4 9.4l-6 7.4',
};

const water: GlyphPath = {
  width: 34,
  d: 'M2 5v12.5M9.4 5v12.5M2 11.2h7.4M13 15.4c0-1.3.9-2.1 2.1-2.1s2.1.8 2.1 1.9c0 1.8-4.2 3.2-4.2 5.3h4.3M26.6 5c3.2 0 5.4 2.5 5.4 6.2s-2.2 6.3-5.4 6.3-5.4-2.5-5.4-6.3S23.4 5 26.6 5z',
};

/** Subjects, by the key of their colour token or their slug. */
export const subjectGlyphs = {
  maths: root,
  'combined-maths': {
    width: 40,
    d: 'M11.6 5.4c-.2-3.4-4.3-3.6-4.6.6l-.4 12.4c-.3 4.2-4.4 4-4.6.6M24.6 4v15M24.6 14.5c0-2.7-1.6-4.5-4-4.5s-4 1.8-4 4.5 1.6 4.5 4 4.5 4-1.8 4-4.5zM29.5 10l7.5 9M37 10l-7.5 9',
  },
  science: water,
  english: {
    width: 37,
    d: 'M3.7 4.2C2.6 4.9 2 6 2 7.7M7.2 4.2c-1.1.7-1.7 1.8-1.7 3.5M8 19l5.2-14 5.2 14M9.9 14h6.6M29 10v9M29 14.5c0-2.7-1.6-4.5-4-4.5s-4 1.8-4 4.5 1.6 4.5 4 4.5 4-1.8 4-4.5zM31.9 4.2c0 1.7-.6 2.8-1.7 3.5M35.2 4.2c0 1.7-.6 2.8-1.7 3.5',
  },
  ict: {
    d: 'M8.6 3.5c-2.2 0-3 1-3 3v2.7c0 1.7-.8 2.8-2.6 2.8 1.8 0 2.6 1.1 2.6 2.8v2.7c0 2 .8 3 3 3M15.4 3.5c2.2 0 3 1 3 3v2.7c0 1.7.8 2.8 2.6 2.8-1.8 0-2.6 1.1-2.6 2.8v2.7c0 2-.8 3-3 3M12 9.6v.01M12 14.4v.01',
  },
  commerce: {
    d: 'M19.5 4.5l-15 15M10.2 7a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0zM20.2 17a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0z',
  },
  economics: {
    d: 'M3.5 3v17.5H21M7 6c1.5 6 5.5 9.3 11.5 10.5M7 16.5C13 15.3 17 12 18.5 6',
  },
  physics: force,
  chemistry: benzene,
  biology: helix,
  other: {
    d: 'M12 6.4C9.8 4.8 6.6 4.2 2.6 4.4v13.8c4-.2 7.2.4 9.4 2 2.2-1.6 5.4-2.2 9.4-2V4.4c-4-.2-7.2.4-9.4 2zM12 6.4v13.8',
  },
} satisfies Record<string, GlyphPath>;

/** Symbols that drift in margins: a page shows at least one of each kind (docs/requirements.md, R3.8). */
export const symbolGlyphs = {
  axes: { kind: 'maths', d: 'M3.5 2.5v18h18M3.5 19c7 0 9-12.6 17-13.5' },
  atom: {
    kind: 'science',
    d: 'M13.4 12a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0zM22.5 12c0 2.3-4.7 4.2-10.5 4.2S1.5 14.3 1.5 12 6.2 7.8 12 7.8 22.5 9.7 22.5 12zM17.25 2.9c2 1.2 1.3 6.2-1.6 11.2s-6.9 8.2-8.9 7c-2-1.2-1.3-6.2 1.6-11.2s6.9-8.2 8.9-7zM6.75 2.9c2-1.2 6 2 8.9 7s3.6 10 1.6 11.2c-2 1.2-6-2-8.9-7s-3.6-10-1.6-11.2z',
  },
  force: { kind: 'science', ...force },
  'set-square': { kind: 'maths', d: 'M3.5 20.5h18.2L3.5 3.5zM3.5 15.8h4.7v4.7M7 16v.01' },
  pi: {
    kind: 'maths',
    d: 'M3.5 7.8c1.4-2.2 2.8-2.4 6-2.4h11M9 5.4c0 6.2-.7 10.6-3 13.8M15.8 5.4c0 7.6-.2 13 4.2 13.4',
  },
  root: { kind: 'maths', ...root },
  flask: {
    kind: 'chemistry',
    d: 'M8.8 2.5h6.4M10 2.5v6.7L3.9 19.4a1.5 1.5 0 0 0 1.3 2.3h13.6a1.5 1.5 0 0 0 1.3-2.3L14 9.2V2.5M6.7 15h10.6',
  },
  helix: { kind: 'science', ...helix },
  sigma: { kind: 'maths', d: 'M18.5 6.2V3.2h-13l7.6 8.8-7.6 8.8h13v-3' },
  molecule: {
    kind: 'chemistry',
    d: 'M14.8 9.6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM7.2 18.4a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0zM21.2 5.2a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0zM20.8 18.8a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0zM9.7 11.8l-3.5 4.7M14.4 8.2l2.4-1.6M13.5 12.1l3.5 4.6',
  },
  benzene: { kind: 'chemistry', ...benzene },
  water: { kind: 'chemistry', ...water },
  theta: {
    kind: 'maths',
    d: 'M12 3c3.6 0 5.8 3.8 5.8 9s-2.2 9-5.8 9-5.8-3.8-5.8-9S8.4 3 12 3zM6.2 12h11.6',
  },
  compass: {
    kind: 'maths',
    d: 'M12 2v2.6M14.2 6.8a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM11 8.8L5.5 21.5M13 8.8l5.5 12.7M6.8 15.6c3.2 2 7.2 2 10.4 0',
  },
  protractor: {
    kind: 'maths',
    d: 'M2 17.5a10 10 0 0 1 20 0zM8 17.5a4 4 0 0 1 8 0M12 7.5v2.4M4.9 10.4l1.8 1.8M19.1 10.4l-1.8 1.8',
  },
} satisfies Record<string, GlyphPath & { kind: 'science' | 'maths' | 'chemistry' }>;

export type SymbolName = keyof typeof symbolGlyphs;

export const glyphPaths = {
  ...subjectGlyphs,
  ...symbolGlyphs,
};

export type GlyphName = keyof typeof glyphPaths;
