import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

// These expressions read what a visitor types and a stranger mails. An expression that repeats
// without a limit, needs something after that, and can start anywhere, is retried from each
// position: 8,000 characters then take the time of 64 million.

const files = globSync([
  'payloads/**/*.ts',
  'rules/timetable/today.ts',
  'server/{functions,jobs,mail,office,outbox}/**/*.ts',
])
  // The preview reads pages of the site.
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('preview-routes.ts'));

/** Every regular expression of a file. */
function expressionsOf(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(node.regex);
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** Whether an expression takes linear time; in doubt, no. */
function isLinear(pattern: string, flags = ''): boolean {
  // Classes and escapes match one character each.
  const plain = pattern.replace(/\[(?:\\.|[^\]])*\]|\\[pP]\{[^}]*\}|\\./gu, 'x');
  const endless = [...plain.matchAll(/[*+]|\{\d+,\}/gu)];
  if (/[*+]\??\)[*+{]/u.test(plain)) return false;
  // With the flag m it begins at every line.
  if (plain.startsWith('^') && !flags.includes('m')) return true;
  return endless.every(({ index, 0: quantifier }) =>
    /^[)?]*$/u.test(plain.slice(index + quantifier.length)),
  );
}

describe('the check', () => {
  test.each([
    [String.raw`\S+@\S+`, false],
    [String.raw`\b[a-z0-9-]{2,}\.(?:com|net)\b`, false],
    [String.raw`\s+$`, false],
    ['^(a+)+$', false],
    [String.raw`https?:\/\/\S+`, true],
    [String.raw`<\s{0,9}a\b`, true],
    [String.raw`^\d+-\d+$`, true],
    [String.raw`[^\p{L}]+`, true],
  ])('%s: %s', (pattern, linear) => {
    expect(isLinear(pattern)).toBe(linear);
  });

  test('an expression that can match from every line is not linear', () => {
    expect(isLinear('^id: <([^>]*)>', 'i')).toBe(true);
    expect(isLinear('^id: <([^>]*)>', 'im')).toBe(false);
  });
});

test('every expression that reads visitors’ text takes linear time', () => {
  const all = files.flatMap((file) => expressionsOf(file).map((found) => ({ file, ...found })));
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ pattern, flags }) => !isLinear(pattern, flags))).toEqual([]);
});
