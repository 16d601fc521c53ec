import { expect, test } from 'vitest';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { documents } from '#test/documents.ts';
import { classNotes } from './class-notes.ts';
import { allClasses, type SchoolClass } from './classes.ts';
import type { ClassChange, Today } from './today.ts';

const christmas: Closure = {
  kind: 'holiday',
  name: 'Christmas Day',
  from: '2026-12-25',
  to: '2026-12-25',
};
const friday = 'o-level-commerce-friday';
const moved: ClassChange = {
  class: friday,
  date: '2026-12-18',
  kind: 'moved',
  start: '15:00',
  end: '17:00',
  toDate: '2026-12-21',
  room: null,
  reason: 'The hall is booked',
};

const holiday = {
  state: 'not-held',
  short: 'No class 25 Dec',
  text: 'No class on Friday, 25 December: Christmas Day.',
};

/** The note of Friday's class on a day of December, at half past ten. */
function noteOn(day: number, changes: ClassChange[], places: Today['places'] = {}, asOf = '') {
  const now = Date.parse(`2026-12-${day}T05:00:00Z`);
  return classNotes(documents, allClasses(documents), { changes, places }, [christmas], now, asOf)[
    friday
  ];
}

test('shows a moved class until it has met, also when its next regular day is closed', () => {
  const moving = 'Commerce on Friday, 18 December is moved to Monday, 21 December, 3.00–5.00 p.m.';
  expect(noteOn(18, [moved])).toEqual({
    state: 'moved',
    short: 'Moved 18 Dec',
    text: `${moving}: The hall is booked.`,
  });
  for (const day of [19, 20, 21])
    expect(noteOn(day, [moved])).toEqual({
      state: 'not-held',
      short: 'Moved 18 Dec',
      text: `${moving}: The hall is booked. No class on Friday, 25 December: Christmas Day.`,
    });
  expect(noteOn(22, [moved])).toEqual(holiday);
});

test('names a change and a closure, and last when both were checked', () => {
  const nextYear: ClassChange = {
    ...moved,
    date: '2027-01-01',
    toDate: '2026-12-29',
    reason: null,
  };
  const note = noteOn(23, [nextYear], {}, 'Checked Monday.');
  expect(note?.short).toBe('Moved 1 Jan 2027');
  expect(note?.text).toBe(
    'Commerce on Friday, 1 January 2027 is moved to Tuesday, 29 December, 3.00–5.00 p.m. ' +
      'No class on Friday, 25 December: Christmas Day. Checked Monday.',
  );
});

test('shows only the closure of a closed day, unless the meeting is moved to another day', () => {
  const closed: ClassChange = { ...moved, date: '2026-12-25' };
  const none = { start: null, end: null, toDate: null };
  expect(noteOn(22, [{ ...closed, ...none, kind: 'cancelled' }])).toEqual(holiday);
  expect(noteOn(22, [{ ...closed, ...none, kind: 'room', room: 'Room 4' }])).toEqual(holiday);
  expect(noteOn(22, [{ ...closed, toDate: null }])).toEqual(holiday);
  const held: ClassChange = { ...closed, toDate: '2026-12-24' };
  expect(noteOn(22, [held])?.short).toBe('Moved 25 Dec');
});

test('shows a class as cancelled when it was moved to a day that is now closed', () => {
  const storm: Closure = {
    kind: 'holiday',
    name: 'The road is flooded',
    from: '2026-12-21',
    to: '2026-12-21',
  };
  const now = Date.parse('2026-12-18T05:00:00Z');
  const notes = classNotes(
    documents,
    allClasses(documents),
    { changes: [moved], places: {} },
    [storm],
    now,
    '',
  );
  expect(notes[friday]).toMatchObject({
    state: 'not-held',
    short: 'No class 21 Dec',
    text: 'Commerce on Monday, 21 December, moved from Friday, 18 December, is cancelled: The road is flooded.',
  });
});

test('shows places next to what else is different', () => {
  expect(noteOn(14, [], { [friday]: 'few' })).toEqual({ places: 'few' });
  expect(noteOn(18, [moved], { [friday]: 'full' })).toMatchObject({
    state: 'moved',
    places: 'full',
  });
});

test('a class that has ended, or has not begun, is marked', () => {
  const [one] = allClasses(documents);
  if (!one) throw new Error('The school has no classes.');
  const on = (dates: Partial<SchoolClass>) =>
    classNotes(
      documents,
      [{ ...one, ...dates }],
      { changes: [], places: {} },
      [],
      Date.parse('2026-12-14T05:00:00Z'),
      '',
    )[one.id];
  expect(on({ endsOn: '2026-12-13' })).toEqual({ state: 'over' });
  expect(on({ endsOn: '2026-12-14' })).toEqual({ state: 'to-end', short: 'until 14 December' });
  expect(on({ endsOn: '2027-01-10' })).toEqual({ state: 'to-end', short: 'until 10 January 2027' });
  expect(on({ endsOn: '2027-01-11' })).toBeUndefined();
  expect(on({ startsOn: '2027-01-12' })).toEqual({
    state: 'to-begin',
    short: 'from 12 January 2027',
  });
  expect(on({ startsOn: '2026-12-14' })).toBeUndefined();
});
