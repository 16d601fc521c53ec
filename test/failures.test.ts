import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');

test('a unit test that failed is named with its file and the beginning of its error', () => {
  const [named = '', ...others] = vitestFailures({
    testResults: [
      {
        name: 'rules/fees.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a fee', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a discount',
            failureMessages: [`\u001b[31mexpected 4\u001b[39m\n${long}`],
          },
        ],
      },
    ],
  });
  expect(others).toEqual([]);
  expect(named).toMatch(
    /^rules\/fees\.test\.ts › a discount \(failed\)\n {4}expected 4\n {4}line 0/,
  );
  expect(named).not.toContain('line 30');
});

test('a unit test that was skipped, and a file that does not load, are named', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [{ status: 'skipped', fullName: 'later', failureMessages: null }],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    'a.test.ts › later (skipped)',
    'b.test.ts\n    No such module',
  ]);
});

test('a journey that failed is named with its place, however deep it stands', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    errors: [{ message: 'No browser' }],
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'unexpected', 'Not closed'), spec('waits', 'skipped')] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    'outside of any journey\n    No browser',
    'home.spec.ts:7 › closes (unexpected)\n    Not closed',
    'home.spec.ts:7 › waits (skipped)',
  ]);
});

test('a report that is none throws', () => {
  expect(() => vitestFailures({})).toThrow();
  expect(() => playwrightFailures([])).toThrow();
});
