import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// SECURITY.md names the test that holds each promise: a promise whose test is gone holds nothing.
const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('SECURITY.md lists promises', () => {
  expect(rows.length).toBeGreaterThan(10);
});

test.each(rows)('%s%s', (_, promise, where = '', tests = '') => {
  expect(promise).not.toBe('');
  const namedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(namedIn(where).length).toBeGreaterThan(0);
  expect(namedIn(tests).length).toBeGreaterThan(0);
  expect(namedIn(tests).some((file) => /\.(test|spec)\.ts$/.test(file))).toBe(true);
  expect([...namedIn(where), ...namedIn(tests)].filter((file) => !existsSync(file))).toEqual([]);
});
