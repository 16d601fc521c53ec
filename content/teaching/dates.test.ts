import { expect, it } from 'vitest';
import { hoursFigure, hoursText, isDate } from './dates.ts';

it('knows the days that exist', () => {
  expect(isDate('2027-02-28')).toBe(true);
  expect(isDate('2028-02-29')).toBe(true);
  for (const text of ['2027-02-29', '2027-13-01', '2027-2-8', '28.02.2027', 'soon', '']) {
    expect(isDate(text), text).toBe(false);
  }
});

it('writes lengths', () => {
  expect(hoursText(1)).toBe('1 hour');
  expect(hoursText(2.5)).toBe('2.5 hours');
  expect(hoursText(0.75)).toBe('0.75 hours');
  expect(hoursText(100 / 60)).toBe('1:40 hours');
  expect([3, 100 / 60, 125 / 60, 59 / 60 + 1 / 60].map(hoursFigure)).toEqual([
    '3',
    '1:40',
    '2:05',
    '1',
  ]);
});
