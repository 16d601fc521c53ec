import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count.ts';

test('a skipped or unfinished unit test counts as failed', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 4 });
});

test('a flaky or skipped journey counts as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test('a report that is none throws', () => {
  expect(() => countVitest({})).toThrow();
  expect(() => countPlaywright([])).toThrow();
});
