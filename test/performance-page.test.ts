import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTables } from '../bench/performance-page.ts';
import type { Results } from '../bench/results.ts';

const kept: Results = JSON.parse(readFileSync('bench/results/pages.json', 'utf8'));
const page = readFileSync('docs/performance.md', 'utf8');

test('the page shows the figures that are kept', () => {
  expect(withTables(page, kept)).toBe(page);
});

test('newer figures take the place of older ones, and nothing else moves', () => {
  const taps = { 'a tab': { ...kept.taps['a tab'], early: 4321 } } as Results['taps'];
  const written = withTables(page, { ...kept, taps });
  expect(written).toContain('| a tab');
  expect(written).toContain('4321');
  expect(written).not.toContain('| a dialog');
  expect(written.slice(0, written.indexOf('<!-- bench: taps -->'))).toBe(
    page.slice(0, page.indexOf('<!-- bench: taps -->')),
  );
});

test('a page without a place for them is refused', () => {
  expect(() => withTables('# Performance', kept)).toThrow('no place for the table of pages');
});
