import { expect, test } from 'vitest';
import { type Closure, OPEN_END } from '#content/teaching/recorded-closures.ts';
import { aChange } from '#test/class-change.ts';
import { documents } from '#test/documents.ts';
import { startOf } from '../calendar/colombo.ts';
import { allClasses, classById, type SchoolClass } from './classes.ts';
import { nextClasses } from './next-class.ts';
import { nextMeetings } from './next-meetings.ts';
import type { ClassChange } from './today.ts';

const wednesday = classById(documents, 'a-level-physics-wednesday') as SchoolClass;
const saturday = classById(documents, 'a-level-physics-saturday') as SchoolClass;
const both = [wednesday, saturday];
const on = (day: `2026-${number}-${number}`, ...rest: [Parameters<typeof nextClasses>[2]?]) =>
  nextClasses(both, startOf(day), ...rest);

test('the next class is the first from tomorrow on', () => {
  expect(on('2026-11-30')).toEqual({ classes: [wednesday], date: '2026-12-02' });
  expect(on('2026-12-02')).toEqual({ classes: [saturday], date: '2026-12-05' });
});

const cancelled = aChange({ class: wednesday.id, date: '2026-12-02' });
const meetings = (
  day: `2026-${number}-${number}`,
  changes: ClassChange[],
  closures: Closure[] = [],
) => nextMeetings(both, changes, closures, startOf(day));

test('a full class, one that is not held and one that has ended are not the next', () => {
  const full = { places: 'full' } as const;
  expect(on('2026-11-30', { notes: { [wednesday.id]: full } })?.classes).toEqual([saturday]);
  expect(
    on('2026-11-30', { notes: { [wednesday.id]: full, [saturday.id]: full } }),
  ).toBeUndefined();
  expect(on('2026-11-30', { meetings: meetings('2026-11-30', [cancelled]) })?.classes).toEqual([
    saturday,
  ]);
  const ended = { ...wednesday, endsOn: '2026-12-01' } as const;
  expect(nextClasses([ended], startOf('2026-11-30'))).toBeUndefined();
  const last = { ...wednesday, endsOn: '2026-12-02' } as const;
  expect(nextClasses([last], startOf('2026-11-30'))?.date).toBe('2026-12-02');
});

test('classes at the same time are named together; without a day the first of the week', () => {
  expect(nextClasses(allClasses(documents), startOf('2026-11-29'))?.classes.length).toBe(2);
  expect(nextClasses(both, undefined)).toEqual({ classes: [wednesday] });
  expect(nextClasses(both.toReversed(), undefined)).toEqual({ classes: [wednesday] });
  expect(nextClasses([], undefined)).toBeUndefined();
});

test('a closure of several weeks and a change of today do not hide or name the wrong day', () => {
  const holidays = { kind: 'holiday', name: 'Holidays', from: '2026-12-01' } as const;
  const closed = meetings('2026-11-30', [], [{ ...holidays, to: '2026-12-14' }]);
  expect(on('2026-11-30', { meetings: closed })).toEqual({
    classes: [wednesday],
    date: '2026-12-16',
  });
  // The next one is regular, and so it is not sent with the page.
  expect(meetings('2026-12-02', [cancelled])).toEqual({});
  // Today's class is held, the next one is not.
  const christmas = { ...holidays, from: '2026-12-09', to: '2026-12-09' } as const;
  expect(meetings('2026-12-02', [], [christmas])).toEqual({ [wednesday.id]: '2026-12-16' });
  const forEver = meetings('2026-11-30', [], [{ ...holidays, to: OPEN_END }]);
  expect(on('2026-11-30', { meetings: forEver })).toBeUndefined();
});
