import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#content/teaching/dates.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { aChange } from '#test/class-change.ts';
import { documents } from '#test/documents.ts';
import { scienceInOffice as science } from '#test/office-class.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';
import { boardHours, changesAhead, lanesOf, weekOf } from './week-of.ts';

// A Monday.
const today = '2026-11-23';

const maths: OfficeClass = {
  ...science,
  id: 'o-level-mathematics-tuesday',
  subject: 'Mathematics',
  day: 'Tuesday',
};

function change(changes: Partial<OfficeChange>): OfficeChange {
  return {
    ...aChange({ class: science.id, date: '2026-11-23' }),
    id: 'one',
    kind: 'moved',
    start: '16:00',
    end: '18:00',
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

describe('a board', () => {
  const at = (hours: number) => hours * 60;
  const stretch = (start: number, end: number) => ({ start: at(start), end: at(end) });

  test('begins at three on weekdays and at eight at the weekend, and ends with its last class', () => {
    expect(boardHours('weekday', [stretch(15, 17)])).toEqual([15, 16, 17, 18].map(at));
    expect(boardHours('weekend', [stretch(8.5, 10.5), stretch(11, 12.75)])).toEqual(
      [8, 9, 10, 11, 12, 13].map(at),
    );
    expect(boardHours('weekday', [])).toEqual([15, 16, 17, 18].map(at));
  });

  test('begins earlier and ends later for a class that is moved there', () => {
    const hours = boardHours('weekday', [stretch(15, 17), stretch(13.5, 14.5), stretch(19, 21)]);
    expect([hours[0], hours.at(-1)]).toEqual([at(13), at(21)]);
  });

  test('has enough rows for the text of a short class', () => {
    expect(boardHours('weekday', [stretch(18, 18.5)]).at(-1)).toBe(at(20));
  });

  test('is as wide on a day as its classes at one time', () => {
    expect(lanesOf([])).toBe(1);
    expect(lanesOf([stretch(15, 17), stretch(17, 18)])).toBe(1);
    expect(lanesOf([stretch(15, 17), stretch(16, 18), stretch(16.5, 17.5)])).toBe(3);
    // A short class has rows for its text, next to the class after it.
    expect(lanesOf([stretch(16, 17), stretch(17, 18)])).toBe(2);
  });
});
