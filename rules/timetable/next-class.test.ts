import { expect, test } from 'vitest';
import { documents } from '#test/documents.ts';
import { startOf } from '../calendar/colombo.ts';
import { allClasses, classById, type SchoolClass } from './classes.ts';
import { nextClasses } from './next-class.ts';

const wednesday = classById(documents, 'a-level-physics-wednesday') as SchoolClass;
const saturday = classById(documents, 'a-level-physics-saturday') as SchoolClass;
const both = [wednesday, saturday];
const on = (day: `2026-${number}-${number}`, ...rest: [Parameters<typeof nextClasses>[2]?]) =>
  nextClasses(both, startOf(day), ...rest);

test('the next class is the first from tomorrow on', () => {
  expect(on('2026-11-30')).toEqual({ classes: [wednesday], date: '2026-12-02' });
  expect(on('2026-12-02')).toEqual({ classes: [saturday], date: '2026-12-05' });
});

test('a full class, one that is not held and one that has ended are not the next', () => {
  expect(on('2026-11-30', { [wednesday.id]: { places: 'full' } })?.classes).toEqual([saturday]);
  expect(on('2026-11-30', { [wednesday.id]: { state: 'not-held' } })?.classes).toEqual([saturday]);
  const full = { places: 'full' } as const;
  expect(on('2026-11-30', { [wednesday.id]: full, [saturday.id]: full })).toBeUndefined();
  const ended = { ...wednesday, endsOn: '2026-12-01' } as const;
  expect(nextClasses([ended], startOf('2026-11-30'))).toBeUndefined();
});

test('classes at the same time are named together; without a day the first of the week', () => {
  expect(nextClasses(allClasses(documents), startOf('2026-11-29'))?.classes.length).toBe(2);
  expect(nextClasses(both, undefined)).toEqual({ classes: [wednesday] });
  expect(nextClasses([], undefined)).toBeUndefined();
});
