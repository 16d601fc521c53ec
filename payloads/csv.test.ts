import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['කසුන් தமிழ்', 'කසුන් தமிழ்'],
  ['12/3, Galle Road,\n"Sea View"', '"12/3, Galle Road,\n""Sea View"""'],
  // What Excel would compute, also in full-width characters or after a separator.
  ...['=1+1', '@SUM(A1)', '-2+3', '＝1+1', '＋1', '\t=1'].map((text) => [text, `'${text}`]),
  [';=1+1', '"\';=1+1"'],
  [',@x', '"\',@x"'],
  ['a;=1+1', '"a;\'=1+1"'],
  // What it would read as a number.
  ...['0777654321', '771234567', '+94771234567', '1E5', '5%'].map((text) => [text, `'${text}`]),
  ['12345678901234567890', "'12345678901234567890"],
  ['1,5', '"\'1,5"'],
])('%j is the cell %j', (text, cell) => {
  expect(toCsv([['Name'], [text]])).toBe(`\uFEFFName\r\n${cell}\r\n`);
});
