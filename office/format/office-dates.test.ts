import { describe, expect, it } from 'vitest';
import { sentence } from '#content/sentence.ts';
import { appointmentText, dayAndHour, dayWord, longDay, yearsSince } from './office-dates.ts';
import { capital, colleagueName, countWord, shortName, stateName } from './words.ts';

/** Monday 23 November 2026, 10.42 a.m. in Colombo. */
const now = Date.parse('2026-11-23T05:12:00Z');

describe('days in words', () => {
  it.each([
    ['2026-11-23T03:25:00Z', 'today'],
    ['2026-11-22T12:32:00Z', 'yesterday'],
    ['2026-11-23T18:29:00Z', 'today'],
    ['2026-11-23T18:30:00Z', 'tomorrow'],
    ['2026-11-29T04:30:00Z', 'Sun 29 Nov'],
    ['2026-11-17T12:32:00Z', 'Tue'],
    ['2026-11-16T12:32:00Z', '16 Nov'],
    ['2025-10-02T06:30:00Z', '2 Oct 2025'],
  ])('%s is %s', (moment, day) => {
    expect(dayWord(moment, now)).toBe(day);
  });

  it('returns the day with its hour, a whole day, and a date', () => {
    expect(dayAndHour('2026-11-25T09:30:00Z', now)).toBe('Wed 25 Nov 3.00 p.m.');
    expect(longDay('2026-11-24', '2026-11-30')).toBe('Tuesday 24 November');
    expect(longDay('2027-01-15', '2026-11-24')).toBe('Friday 15 January 2027');
    expect(dayWord('2027-01-02T09:30:00Z', Date.parse('2026-12-29T05:00:00Z'))).toBe(
      'Sat 2 Jan 2027',
    );
  });
});

it('counts whole years, before and after the birthday of this year', () => {
  expect(yearsSince('2009-05-14', now)).toBe(17);
  expect(yearsSince('2009-11-23', now)).toBe(17);
  expect(yearsSince('2009-11-24', now)).toBe(16);
});

it('writes counts in words up to twelve', () => {
  expect(capital(countWord(9))).toBe('Nine');
  expect(countWord(12)).toBe('twelve');
  expect(countWord(13)).toBe('13');
  expect(countWord(10_482)).toBe('10,482');
});

it('writes an appointment with its full date, so that last Monday and next Monday differ', () => {
  expect(appointmentText('2026-11-30T04:30:00Z', now)).toBe('Monday, 30 November, 10.00 a.m.');
  expect(appointmentText('2027-01-04T04:30:00Z', now)).toBe('Monday, 4 January 2027, 10.00 a.m.');
  expect(sentence(`Assessment: ${appointmentText('2026-11-30T04:30:00Z', now)}`)).toMatch(
    /a\.m\.$/,
  );
});

it('does not take a title or an initial for a first name', () => {
  expect(shortName('Nimali Perera')).toBe('Nimali');
  expect(shortName('Mrs. Perera')).toBe('Mrs. Perera');
  expect(shortName('K. A. Perera')).toBe('K. A. Perera');
});

it('names a colleague by their address', () => {
  expect(colleagueName('dilani@school.example')).toBe('Dilani');
  expect(colleagueName('dilani.perera@school.example')).toBe('Dilani Perera');
  expect(colleagueName('the family’s own link')).toBe("the family's own link");
});

it('calls a family without a phone number answered instead of called', () => {
  expect(stateName('called', { phone: '', guardianPhone: null })).toBe('Answered');
  expect(stateName('called', { phone: '071 234 5678', guardianPhone: null })).toBe('Called');
  expect(stateName('placed', { phone: '', guardianPhone: null })).toBe('Placed');
});
