import { describe, expect, it } from 'vitest';
import { diary } from '#content/office/diary-texts.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { mondayOf } from '#rules/calendar/colombo.ts';
import type { Slot } from '../model/types.ts';
import { daysOf, emptyForm, hoursText, type SlotForm, slotsOf, startsOf } from './slots.ts';

const { problems } = diary;

// A Monday, 10.30 in the morning in Colombo.
const now = Date.parse('2026-11-23T05:00:00Z');

const slot = (at: string, more: Partial<Slot> = {}): Slot => ({
  id: at,
  at,
  minutes: 40,
  seats: 2,
  taken: 0,
  room: 'Room 3',
  bookings: [],
  for: 'assessment',
  ...more,
});
/** Wednesday 25 November, 3.00 p.m. in Colombo. */
const three = slot('2026-11-25T09:30:00.000Z', {
  taken: 1,
  bookings: [{ reference: 'ABCD-2345', name: 'Nethmi Sample' }],
});
const fourTwenty = slot('2026-11-25T10:50:00.000Z');
const holiday: Closure = { kind: 'holiday', name: 'Poya', from: '2026-11-24', to: '2026-11-24' };

describe('a week of the diary', () => {
  it('begins on Monday', () => {
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  });

  it('has each slot on its day in Colombo, in the order of their times', () => {
    const lateOnTuesday = slot('2026-11-24T18:00:00.000Z');
    const days = daysOf('2026-11-23', [fourTwenty, three, lateOnTuesday], [holiday]);
    expect(days.map(({ slots }) => slots.length)).toEqual([0, 1, 2, 0, 0, 0, 0]);
    expect(days[2]?.slots).toEqual([three, fourTwenty]);
    expect(days[2]).toMatchObject({ date: '2026-11-25', seats: 4, taken: 1, isClosed: false });
    expect(days[1]).toMatchObject({ isClosed: true });
    expect(hoursText(days[2]?.slots ?? [])).toBe('3.00–5.00 p.m.');
  });

  it('is open on a day that is closed for one level only', () => {
    const [, tuesday] = daysOf('2026-11-23', [], [{ ...holiday, levels: ['a-level'] }]);
    expect(tuesday?.isClosed).toBe(false);
  });
});

describe('the form that opens slots', () => {
  const form: SlotForm = {
    purpose: 'assessment',
    day: '2026-11-28',
    from: '13:00',
    to: '17:00',
    minutes: '40',
    seats: '2',
    room: ' Room 3 ',
  };
  const of = (fields: Partial<SlotForm>) => slotsOf({ ...form, ...fields }, now);

  it('makes as many slots as fit', () => {
    const made = {
      day: '2026-11-28',
      from: '13:00',
      to: '17:00',
      minutes: 40,
      seats: 2,
      room: 'Room 3',
      for: 'assessment',
    } as const;
    expect(of({})).toEqual(made);
    expect(startsOf(made).map((start) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '07:30',
      '08:10',
      '08:50',
      '09:30',
      '10:10',
      '10:50',
    ]);
  });

  it.each([
    [{ day: '' }, 'day', 'Please choose a day.'],
    [{ from: '' }, 'from', problems.from],
    [{ from: '13:03' }, 'from', problems.from],
    [
      { day: '2026-11-23', from: '10:00' },
      'from',
      'This time is in the past. Please choose a later one.',
    ],
    [{ to: '' }, 'to', 'Please enter when the last slot ends, in steps of five minutes.'],
    [{ to: '13:00' }, 'to', 'The end is before the start.'],
    [{ to: '13:35' }, 'to', problems.short(40)],
    [{ minutes: '' }, 'minutes', problems.minutes],
    [{ minutes: '9' }, 'minutes', problems.minutes],
    [{ minutes: '181' }, 'minutes', problems.minutes],
    [{ minutes: '12.5' }, 'minutes', problems.minutes],
    [{ seats: '0' }, 'seats', 'Please enter 1 to 30 families.'],
    [{ seats: '31' }, 'seats', 'Please enter 1 to 30 families.'],
  ] as const)('names the field to correct: %o', (fields, field, text) => {
    expect(of(fields)).toEqual({ field, text });
  });

  it('accepts the limits of the server', () => {
    expect(of({ day: '2027-03-23', minutes: '10', seats: '30' })).toHaveProperty('seats', 30);
    expect(of({ minutes: '180', seats: '1', room: '' })).toHaveProperty('minutes', 180);
  });

  it('opens with the room and the length of the last slot', () => {
    expect(emptyForm('2026-11-28', [three])).toMatchObject({ minutes: '40', room: 'Room 3' });
    expect(emptyForm('2026-11-28', [])).toMatchObject({ day: '2026-11-28', from: '', seats: '1' });
  });
});
