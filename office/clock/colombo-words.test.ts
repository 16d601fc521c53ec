import { describe, expect, it } from 'vitest';
import {
  dayAndHour,
  dayWord,
  diaryTime,
  shortDate,
  wholeDay,
  yearsSince,
} from './colombo-words.ts';
import { capital, countWord } from './count-words.ts';

/** Monday 23 November 2026, 10.42 a.m. in Colombo. */
const now = Date.parse('2026-11-23T05:12:00Z');

describe('days as one says them', () => {
  it.each([
    ['2026-11-23T03:25:00Z', 'today', 'today 8.55 a.m.'],
    ['2026-11-22T12:32:00Z', 'yesterday', 'Sun 6.02 p.m.'],
    ['2026-11-23T18:29:00Z', 'today', 'today 11.59 p.m.'],
    ['2026-11-23T18:30:00Z', 'tomorrow', 'Tue 12.00 a.m.'],
    ['2026-11-17T12:32:00Z', 'Tue', 'Tue 6.02 p.m.'],
    ['2026-11-16T12:32:00Z', '16 November', '16 Nov 6.02 p.m.'],
    ['2025-10-02T06:30:00Z', '2 October 2025', '2 Oct 2025'],
  ])('%s is %s, and in a diary %s', (moment, day, diary) => {
    expect(dayWord(moment, now)).toBe(day);
    expect(diaryTime(moment, now)).toBe(diary);
  });

  it('says the day with its hour, a whole day, and a date', () => {
    expect(dayAndHour('2026-11-25T09:30:00Z', now)).toBe('Wed 3.00 p.m.');
    expect(wholeDay('2026-11-24T02:42:00Z')).toBe('Tuesday 24 November');
    expect(shortDate('2009-05-14')).toBe('14 May 2009');
    expect(shortDate('2026-05-14', '2026-11-23')).toBe('14 May');
  });
});

it('counts the years of a birthday that is yet to come this year, or has come', () => {
  expect(yearsSince('2009-05-14', now)).toBe(17);
  expect(yearsSince('2009-11-23', now)).toBe(17);
  expect(yearsSince('2009-11-24', now)).toBe(16);
});

it('says counts in words up to twelve', () => {
  expect(capital(countWord(9))).toBe('Nine');
  expect(countWord(12)).toBe('twelve');
  expect(countWord(13)).toBe('13');
  expect(countWord(10_482)).toBe('10,482');
});
