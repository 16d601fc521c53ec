import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#content/teaching/dates.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { documents } from '#test/documents.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';
import { changesAhead, isMorning, rowsOf, weekOf } from './week-of.ts';

// A Monday.
const today = '2026-11-23';

const science: OfficeClass = {
  id: 'o-level-science-monday',
  level: 'o-level',
  subject: 'Science',
  day: 'Monday',
  from: '15:00',
  to: '17:00',
  room: 'Room 2',
  dates: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'],
  changes: [],
  seats: 25,
  over: false,
  places: 'open',
  placed: 0,
  waiting: 0,
  waitingSince: null,
  history: [],
};
const maths: OfficeClass = {
  ...science,
  id: 'o-level-mathematics-tuesday',
  subject: 'Mathematics',
  day: 'Tuesday',
};

function change(changes: Partial<OfficeChange>): OfficeChange {
  return {
    id: 'one',
    class: science.id,
    date: '2026-11-23',
    kind: 'moved',
    start: '16:00',
    end: '18:00',
    toDate: null,
    room: null,
    reason: null,
    by: 'dilani@school.example',
    at: '2026-11-23T03:35:00.000Z',
    message: '',
    ...changes,
  };
}

function dayOf(week: ReturnType<typeof weekOf>, day: string) {
  const found = week.find((each) => each.day === day);
  if (!found) throw new Error(day);
  return found;
}

describe('the week with its changes', () => {
  test('marks a class that does not meet because of a closure, unless it is changed', () => {
    const friday = { ...science, id: 'o-level-commerce-friday', day: 'Friday' } as const;
    const closures = allClosures(documents, []);
    const christmas = { date: '2026-12-25', closure: { name: 'Christmas Day' } };
    const week = (one: OfficeClass, day: IsoDate) =>
      dayOf(weekOf([one], day, closures), 'Friday').slots;
    expect(week(friday, '2026-12-21')).toMatchObject([{ closed: christmas }]);
    expect(week(friday, '2026-12-18')[0]?.closed).toBeUndefined();
    expect(week(friday, '2026-12-26')[0]?.closed).toBeUndefined();
    const cancelled = change({ kind: 'cancelled', class: friday.id, date: '2026-12-25' });
    const [slot] = week({ ...friday, changes: [cancelled] }, '2026-12-21');
    expect(slot).toMatchObject({ change: cancelled });
    expect(slot?.closed).toBeUndefined();
  });

  test('shows a moved class at its new time, and its old place', () => {
    const week = weekOf([{ ...science, changes: [change({})] }], today);
    const { slots, oldPlaces } = dayOf(week, 'Monday');
    expect(slots).toMatchObject([{ start: 960, end: 1080, isMoved: true }]);
    expect(oldPlaces).toMatchObject([{ start: 900, end: 1020 }]);
  });

  test('shows a class that is moved to another day on that day', () => {
    const moved = { ...science, changes: [change({ toDate: '2026-11-25' })] };
    const week = weekOf([moved], today);
    expect(dayOf(week, 'Wednesday').slots).toMatchObject([{ start: 960, isMoved: true }]);
    expect(dayOf(week, 'Monday').slots).toEqual([]);
    expect(dayOf(week, 'Monday').oldPlaces).toHaveLength(1);
  });

  test('shows classes that meet at one time next to each other, also if both are moved', () => {
    const both = [
      { ...science, changes: [change({ toDate: '2026-11-24' })] },
      { ...maths, changes: [change({ id: 'two', date: '2026-11-24' })] },
    ];
    const { slots } = dayOf(weekOf(both, today), 'Tuesday');
    expect(slots.map(({ one, start }) => [one.id, start])).toEqual([
      [science.id, 960],
      [maths.id, 960],
    ]);
  });

  test('ignores changes that are more than a week away', () => {
    const later = { ...science, changes: [change({ date: '2026-11-30' })] };
    const [slot] = dayOf(weekOf([later], today), 'Monday').slots;
    expect(slot?.change).toBeUndefined();
    expect(changesAhead(later, today)).toHaveLength(1);
  });

  test('shows a change of a past day while the class has yet to meet', () => {
    const moved = change({ date: '2026-11-16', toDate: '2026-11-24' });
    expect(changesAhead({ ...science, changes: [moved] }, today)).toEqual([moved]);
    expect(changesAhead({ ...science, changes: [moved] }, '2026-11-25')).toEqual([]);
  });
});

describe('the planner', () => {
  test('has a row for each half hour from eight', () => {
    expect(rowsOf({ start: 480, end: 600 })).toEqual({ row: 1, rows: 4 });
    expect(rowsOf({ start: 900, end: 1020 })).toEqual({ row: 15, rows: 4 });
  });

  test('gives a short class enough rows for its text, and cuts off what is outside', () => {
    expect(rowsOf({ start: 900, end: 930 })).toEqual({ row: 15, rows: 3 });
    expect(rowsOf({ start: 1110, end: 1200 })).toEqual({ row: 20, rows: 3 });
  });

  test('knows what is in the morning', () => {
    expect(isMorning({ start: 690, end: 780 })).toBe(true);
    expect(isMorning({ start: 900, end: 1020 })).toBe(false);
  });
});
