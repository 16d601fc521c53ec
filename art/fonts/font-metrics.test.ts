import { readFile, stat } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { fallbackMetrics, fallbackWidths, readMetrics } from './font-metrics.ts';

const source = 'node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff2';

test('reads the metrics of a real font', async () => {
  const sfnt = await subsetFont(await readFile(source), 'abcdefghijklmnopqrstuvwxyz ', {
    targetFormat: 'sfnt',
  });
  const metrics = readMetrics(sfnt);
  // Figtree's own table has 950, -250, 0 of 1000 units.
  expect(metrics).toMatchObject({ ascent: 0.95, descent: 0.25, lineGap: 0 });
  expect(metrics.width).toBeGreaterThan(0.4);
  expect(metrics.width).toBeLessThan(0.6);
});

test('a font that lacks a letter is refused', async () => {
  const sfnt = await subsetFont(await readFile(source), 'abc', { targetFormat: 'sfnt' });
  expect(() => readMetrics(sfnt)).toThrow('lacks the character');
});

test('the fallback keeps the line height of the font', () => {
  const font = { ascent: 0.9, descent: 0.3, lineGap: 0, width: 0.5 };
  const { sizeAdjust, ascent, descent } = fallbackMetrics(font, fallbackWidths.dejavu.regular);
  expect(ascent * sizeAdjust).toBeCloseTo(0.9);
  expect(descent * sizeAdjust).toBeCloseTo(0.3);
});

test('the two fonts weigh 35 KB at most', async () => {
  const gabarito = await stat('app/fonts/gabarito.woff2');
  const figtree = await stat('app/fonts/figtree.woff2');
  expect(gabarito.size + figtree.size).toBeLessThanOrEqual(35 * 1024);
});
