// Makes app/fonts/*.woff2: `node art/fonts/make-fonts.ts`. Run it again when a page needs a sign that
// the fonts lack; its output is checked in, since it changes once a year.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** ASCII, the punctuation of good English, and the signs that pages and sums use. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0©®·×÷±½¼¾°²³–—‘’“”…•→←↑↓✓−≈≠≤≥√πΣ∞éèáíóúüöäñç£€',
].join('');

/** What the pages use of the fonts' features; the rest (stylistic sets, fractions) costs 3 KB. */
const FEATURES = ['kern', 'liga', 'calt', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'];

const fonts = {
  gabarito: { min: 700, max: 900 },
  figtree: { min: 400, max: 700 },
};

for (const [font, weights] of Object.entries(fonts)) {
  const folder = `node_modules/@fontsource-variable/${font}/files`;
  const subset = await subsetFont(
    await readFile(`${folder}/${font}-latin-wght-normal.woff2`),
    CHARACTERS,
    {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: FEATURES,
      noHinting: true,
    },
  );
  await writeFile(`app/fonts/${font}.woff2`, subset);
  console.log(`${font}: ${subset.length} bytes`);
}
