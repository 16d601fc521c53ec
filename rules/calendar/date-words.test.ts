import { expect, it } from 'vitest';
import { dayText, momentText, savedOnText } from './date-words.ts';
import { dayFrom } from './day-from.ts';
import { momentFrom } from './moment-from.ts';

it.each([
  ['2009-05-04', '4 May 2009'],
  ['2008-12-31', '31 December 2008'],
  ['2009-02-30', '2009-02-30'],
  ['soon', 'soon'],
  ['', ''],
])('%s is written %s', (date, text) => {
  expect(dayText(date)).toBe(text);
});

it('writes a moment as the clock in Colombo shows it', () => {
  const textOf = (time: string) => momentText(Date.parse(time));
  expect(textOf('2026-11-21T06:10:00Z')).toBe('Saturday, 21 November 2026, 11.40 a.m.');
  expect(textOf('2026-11-21T18:30:00Z')).toBe('Sunday, 22 November 2026, 12.00 a.m.');
});

it('writes the year of a day that is in another year than today, in Colombo', () => {
  const newYear = Date.parse('2026-12-31T18:30:00Z');
  expect(momentFrom(newYear - 1, newYear)).toBe('Friday, 1 January 2027, 12.00 a.m.');
  expect(momentFrom(newYear, newYear)).toBe('Friday, 1 January, 12.00 a.m.');
  expect(dayFrom('2027-01-01', '2026-12-31')).toBe('Thursday, 31 December 2026');
});

it('names the day and time in Colombo of a saved page', () => {
  expect(savedOnText(Date.parse('2026-11-21T19:05:00Z'))).toMatch(
    /was saved on Sunday, 22 November 2026, 12\.35 a\.m\.$/,
  );
});
