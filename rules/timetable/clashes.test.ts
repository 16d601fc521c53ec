import { expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { clashesIn, clashesWith, doubled, overlap } from './clashes.ts';
import { allClasses, classesFrom, weekOf } from './classes.ts';

const at = (day: 'Monday' | 'Tuesday', start: number, end: number) => ({ day, start, end });

it('sees an overlap of a minute, and none where one ends as the other begins', () => {
  expect(overlap(at('Monday', 900, 1020), at('Monday', 1019, 1080))).toBe(true);
  expect(overlap(at('Monday', 900, 1020), at('Monday', 1020, 1080))).toBe(false);
  expect(overlap(at('Monday', 900, 1080), at('Monday', 930, 960))).toBe(true);
  expect(overlap(at('Monday', 900, 1020), at('Tuesday', 900, 1020))).toBe(false);
});

it('finds no clash inside either level of the timetable', () => {
  expect(clashesIn(weekOf(documents)['o-level'])).toEqual([]);
  expect(clashesIn(weekOf(documents)['a-level'])).toEqual([]);
});

it('names both sides of a clash', () => {
  const [physics, other] = classesFrom('a-level', [
    { id: 'physics', day: 'Monday', from: '15:00', to: '18:00', subject: 'Physics', room: 'A' },
    { id: 'biology', day: 'Monday', from: '17:30', to: '19:00', subject: 'Biology', room: 'B' },
  ]);
  expect(clashesIn([physics, other] as never)).toEqual([[physics, other]]);
  expect(clashesWith(physics as never, [physics, other] as never)).toEqual([other]);
});

it('finds the clashes between the two levels', () => {
  const pairs = clashesIn(allClasses(documents)).map(
    ([one, other]) => `${one.subject}/${other.subject}`,
  );
  expect(pairs).toContain('Science/Biology');
  expect(pairs).not.toContain('Science/Chemistry');
});

it('notices two groups of one subject', () => {
  const physics = weekOf(documents)['a-level'].filter(({ subject }) => subject === 'Physics');
  expect(doubled(physics)).toEqual(['Physics']);
  expect(doubled(physics.slice(1))).toEqual([]);
});
