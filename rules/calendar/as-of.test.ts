import { expect, it } from 'vitest';
import { asOfText } from './as-of.ts';

it('gives the day and the time in Colombo', () => {
  expect(asOfText(Date.parse('2026-11-21T19:05:00Z'))).toMatch(
    /as of Sunday, 22 November 2026, 12\.35 a\.m\.$/,
  );
});
