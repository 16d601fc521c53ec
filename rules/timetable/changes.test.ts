import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#content/teaching/dates.ts';
import { aChange } from '#test/class-change.ts';
import { documents } from '#test/documents.ts';
import { hoursMessage } from './change-message.ts';
import {
  announcement,
  changeShort,
  changesOfTheWeek,
  changesToAnnounce,
  changeText,
  classesNotOver,
  classWithDays,
  currentChanges,
  placesOf,
} from './changes.ts';
import { type ClassChange, readToday } from './today.ts';

// A Monday: 15:30 in Colombo.
const NOW = Date.parse('2026-11-23T10:00:00Z');
/** The last minute of that Monday in Colombo. */
const BEFORE_MIDNIGHT = Date.parse('2026-11-23T18:29:00Z');
const AFTER_MIDNIGHT = Date.parse('2026-11-23T18:31:00Z');

const date = '2026-11-23';
const reason = 'The teacher is ill';
const cancelled = aChange({ class: 'a-level-biology-monday', date, reason });
const moved = aChange({
  class: 'a-level-physics-wednesday',
  date: '2026-11-25',
  kind: 'moved',
  start: '16:00',
  end: '18:00',
  toDate: '2026-11-27',
});
const room = aChange({ class: 'o-level-science-monday', date, kind: 'room', room: 'Room 4' });

/** Had been moved from Monday to Wednesday, when it was cancelled. */
const cancelledThere: ClassChange = { ...cancelled, toDate: '2026-11-25' };

describe('which changes count', () => {
  test('sorted by date and start, and without classes that are none', () => {
    const gone = { ...cancelled, class: 'a-level-latin-monday' };
    expect(currentChanges(documents, [moved, room, gone, cancelled], NOW)).toEqual([
      cancelled,
      room,
      moved,
    ]);
  });

  test('until midnight in Colombo', () => {
    expect(currentChanges(documents, [cancelled], BEFORE_MIDNIGHT)).toEqual([cancelled]);
    expect(currentChanges(documents, [cancelled], AFTER_MIDNIGHT)).toEqual([]);
  });

  test('one that is moved, until the day to which it is moved is over', () => {
    expect(currentChanges(documents, [moved], Date.parse('2026-11-27T10:00:00Z'))).toEqual([moved]);
    expect(currentChanges(documents, [moved], Date.parse('2026-11-28T10:00:00Z'))).toEqual([]);
    const earlier: ClassChange = { ...moved, toDate: '2026-11-24' };
    expect(currentChanges(documents, [earlier], Date.parse('2026-11-25T10:00:00Z'))).toEqual([
      earlier,
    ]);
  });

  test('the line at the top has the changes of today and tomorrow', () => {
    expect(changesToAnnounce(documents, [moved, cancelled], NOW)).toEqual([cancelled]);
    expect(changesToAnnounce(documents, [moved, cancelled], AFTER_MIDNIGHT)).toEqual([moved]);
    expect(changesToAnnounce(documents, [moved], Date.parse('2026-11-26T10:00:00Z'))).toEqual([
      moved,
    ]);
    const wednesday = Date.parse('2026-11-25T10:00:00Z');
    expect(changesToAnnounce(documents, [cancelledThere], wednesday)).toEqual([cancelledThere]);
    expect(changesToAnnounce(documents, [cancelledThere], wednesday + 86_400_000)).toEqual([]);
  });

  test('the week has those of the next seven days', () => {
    const later: ClassChange = { ...cancelled, date: '2026-11-30' };
    expect(changesOfTheWeek(documents, [later, moved, cancelled], NOW)).toEqual([cancelled, moved]);
  });
});

describe('the words', () => {
  test.each([
    [
      cancelled,
      'No class 23 Nov',
      'Biology on Monday, 23 November is cancelled: The teacher is ill.',
    ],
    [
      moved,
      'Moved 25 Nov',
      'Physics on Wednesday, 25 November is moved to Friday, 27 November, 4.00–6.00 p.m.',
    ],
    [
      { ...moved, toDate: null },
      '25 Nov only, 4.00–6.00 p.m.',
      'Physics on Wednesday, 25 November is now 4.00–6.00 p.m.',
    ],
    [room, '23 Nov only, Room 4', 'Science on Monday, 23 November is in Room 4.'],
    [
      { ...room, room: 'Conference hall' },
      '23 Nov only, Conference hall',
      'Science on Monday, 23 November is in the conference hall.',
    ],
    [
      { ...room, room: 'Main Hall' },
      '23 Nov only, Main Hall',
      'Science on Monday, 23 November is in Main Hall.',
    ],
    [
      { ...room, room: 'Newton' },
      '23 Nov only, Newton',
      'Science on Monday, 23 November is in Newton.',
    ],
    [
      cancelledThere,
      'No class 25 Nov',
      'Biology on Wednesday, 25 November, moved from Monday, 23 November, is cancelled: The teacher is ill.',
    ],
  ] as const)('of %j', (change, short, long) => {
    expect(changeShort(change, '2026-11-22')).toBe(short);
    expect(changeText(documents, change, '2026-11-22')).toBe(long);
  });

  test('of the line at the top', () => {
    expect(announcement(documents, cancelled, NOW)).toBe(
      'Today: Biology (A Level), 3.00–6.00 p.m., is cancelled: The teacher is ill.',
    );
    expect(announcement(documents, moved, AFTER_MIDNIGHT)).toMatch(/^Tomorrow: Physics/);
    expect(announcement(documents, { ...cancelled, class: 'none' }, NOW)).toBeUndefined();
    expect(announcement(documents, cancelledThere, AFTER_MIDNIGHT)).toBe(
      'Tomorrow: Biology (A Level), moved from Monday, 23 November, is cancelled: The teacher is ill.',
    );
  });
});

test('a class is open by default', () => {
  expect(placesOf('a', { a: 'full' })).toBe('full');
  expect(placesOf('b', { a: 'full' })).toBe('open');
  expect(placesOf('constructor', {})).toBe('open');
});

describe('reading an answer', () => {
  const answer = {
    ok: true,
    at: '2026-11-23T10:00:00.000Z',
    changes: [moved],
    places: { a: 'few' },
    closures: [
      { from: '2026-11-21', to: null, levels: ['o-level'], kind: 'weather', reason: null },
    ],
    notice: { text: 'The office is closed.', until: '2026-11-22T04:30:00.000Z' },
  };

  test('accepts what the server returns', () => {
    expect(readToday(structuredClone(answer))).toEqual(answer);
  });

  test('accepts a response from before closures, as a phone may have stored it', () => {
    const { closures: _, notice: __, ...before } = answer;
    expect(readToday(before)).toEqual({ ...before, closures: [], notice: null });
  });

  test.each([
    undefined,
    null,
    'page',
    { ...answer, ok: false },
    { ...answer, at: 'noon' },
    { ...answer, changes: undefined },
    { ...answer, places: null },
    { ...answer, closures: 'none' },
  ])('refuses %j', (json) => {
    expect(readToday(json)).toBeUndefined();
  });
});

test('a class that a family asked for has its first day until then, and its last one until it is over', () => {
  const one = documents.timetable.classes['a-level'].find(
    ({ id }) => id === 'a-level-physics-wednesday',
  );
  const on = (dates: object) => {
    const row = { ...one, ...dates } as NonNullable<typeof one>;
    const classes = { ...documents.timetable.classes, 'a-level': [row] };
    const timetable = { ...documents.timetable, classes };
    return classWithDays({ ...documents, timetable }, row.id, AFTER_MIDNIGHT);
  };
  const name = 'Physics, Wednesday 3.00 p.m.';
  expect(on({})).toBe(name);
  expect(on({ startsOn: '2026-11-24', endsOn: '2026-11-23' })).toBe(name);
  expect(on({ startsOn: '2026-11-25' })).toBe(`${name}, from 25 November`);
  expect(on({ endsOn: '2026-11-24' })).toBe(`${name}, until 24 November`);
  expect(on({ endsOn: '2027-01-06' })).toBe(`${name}, until 6 January 2027`);
});

test('a class is over the day after its last', () => {
  const classes = [{ endsOn: '2026-11-22' }, { endsOn: '2026-11-23' }, {}] as const;
  expect(classesNotOver(classes, BEFORE_MIDNIGHT)).toEqual(classes.slice(1));
  expect(classesNotOver(classes, AFTER_MIDNIGHT)).toEqual(classes.slice(2));
});

test('the message about other hours has the first day of a class that has not begun', () => {
  const { timetable } = documents;
  const messageWith = (startsOn: IsoDate) => {
    const rows = timetable.classes['a-level'].map((row) => ({ ...row, startsOn }));
    const classes = { ...timetable.classes, 'a-level': rows };
    const changed = { ...documents, timetable: { ...timetable, classes } };
    return hoursMessage(changed, rows[0]?.id ?? '', Date.parse('2026-12-01'));
  };
  expect(messageWith('2026-12-14')).toContain(', from 14 December, ');
  expect(messageWith('2026-11-14')).not.toContain('from');
});
