// Makes app/fonts/*.woff2 and app/styles/fonts.css: `node art/fonts/make-fonts.ts`. Run it again
// when a page needs a sign that the fonts lack; its output is checked in, since it changes once a
// year.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fallbackMetrics, fallbackWidths, readMetrics } from './font-metrics.ts';

/** ASCII, the punctuation of good English, and the signs that pages and sums use. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0©®·×÷±½¼¾°²³–—‘’“”…•→←↑↓✓−≈≠≤≥√πΣ∞éèáíóúüöäñç£€',
].join('');

/** What the pages use of the fonts' features; the rest (stylistic sets, fractions) costs 3 KB. */
const FEATURES = ['kern', 'liga', 'calt', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'];

interface Font {
  family: string;
  weights: { min: number; max: number };
  /** The reader's own font that is used until the file has loaded. */
  fallback: 'regular' | 'bold';
}

const fonts: Font[] = [
  { family: 'Gabarito', weights: { min: 700, max: 900 }, fallback: 'bold' },
  { family: 'Figtree', weights: { min: 400, max: 700 }, fallback: 'regular' },
];

/** Arial and what shares its widths, or comes near; DejaVu is what a bare Linux has. */
const fallbacks = {
  arial: {
    name: 'Fallback',
    regular: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
    bold: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
  },
  dejavu: {
    name: 'Fallback DejaVu',
    regular: 'local("DejaVu Sans")',
    bold: 'local("DejaVu Sans Bold")',
  },
} as const;

const faces: string[] = [];
for (const font of fonts) {
  const file = font.family.toLowerCase();
  const source = await readFile(
    `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`,
  );
  const options = {
    variationAxes: { wght: font.weights },
    keepFeatures: FEATURES,
    noHinting: true,
  };
  const subset = await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'woff2' });
  await writeFile(`app/fonts/${file}.woff2`, subset);
  const metrics = readMetrics(
    await subsetFont(source, CHARACTERS, { ...options, targetFormat: 'sfnt' }),
  );
  faces.push(face(font));
  for (const fallbackFont of ['arial', 'dejavu'] as const) {
    const width = fallbackWidths[fallbackFont][font.fallback];
    faces.push(fallbackFace(font, fallbacks[fallbackFont], fallbackMetrics(metrics, width)));
  }
  console.log(`${font.family}: ${subset.length} bytes`);
}

await writeFile(
  'app/styles/fonts.css',
  `/* Written by art/fonts/make-fonts.ts: change it there. */\n${faces.join('\n')}`,
);

function face({ family, weights }: Font): string {
  return `@font-face {
  font-family: "${family}";
  src: url("../fonts/${family.toLowerCase()}.woff2") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
}
`;
}

/** The fallback takes the space of the real letters, so that nothing moves when they load. */
function fallbackFace(
  { family, weights, fallback }: Font,
  fallbackFont: (typeof fallbacks)[keyof typeof fallbacks],
  { sizeAdjust, ascent, descent, lineGap }: ReturnType<typeof fallbackMetrics>,
): string {
  return `@font-face {
  font-family: "${family} ${fallbackFont.name}";
  src: ${fallbackFont[fallback]};
  font-weight: ${weights.min} ${weights.max};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
  line-gap-override: ${percent(lineGap)};
}
`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
