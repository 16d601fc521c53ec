import { expect, test } from 'vitest';
import { oklchToRgb, readTokens, toHex } from './colours.ts';

test('turns oklch into sRGB', () => {
  expect(oklchToRgb(1, 0, 0)).toEqual({ r: 255, g: 255, b: 255 });
  expect(oklchToRgb(0, 0, 0)).toEqual({ r: 0, g: 0, b: 0 });
  // CSS Color 4's own example: oklch of pure red.
  expect(oklchToRgb(0.62796, 0.25768, 29.234)).toEqual({ r: 255, g: 0, b: 0 });
  expect(toHex('oklch(0.46 0.105 155)')).toBe('#14693d');
});

test('other colours are refused', () => {
  expect(() => toHex('#fff')).toThrow('is no oklch() colour');
});

test('finds every token that share images use', async () => {
  const { colours, subjects } = await readTokens();
  expect(colours.ink).toBe('#002730');
  expect(Object.keys(subjects).sort()).toEqual([
    'biology',
    'chemistry',
    'commerce',
    'economics',
    'english',
    'ict',
    'maths',
    'other',
    'physics',
    'science',
  ]);
});
