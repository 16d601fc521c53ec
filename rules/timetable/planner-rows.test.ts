import { expect, test } from 'vitest';
import { halfHoursOf, plannerHours, powersOfTwo } from './planner-rows.ts';

const at = (hours: number) => hours * 60;
const stretch = (start: number, end: number) => ({ start: at(start), end: at(end) });

test('a class has a row for each half hour, and enough of them for its text', () => {
  expect(halfHoursOf(stretch(15, 17))).toEqual({ first: 30, count: 4 });
  expect(halfHoursOf(stretch(8.5, 10.5))).toEqual({ first: 17, count: 4 });
  expect(halfHoursOf(stretch(15, 15.5))).toEqual({ first: 30, count: 3 });
  expect(halfHoursOf(stretch(23, 23.5))).toEqual({ first: 45, count: 3 });
  expect(halfHoursOf(stretch(0, 23))).toEqual({ first: 0, count: 24 });
});

test('a planner begins earlier and ends later for a class that does', () => {
  const hours = (...classes: ReturnType<typeof stretch>[]) => plannerHours(classes, at(8), 11);
  expect(hours()).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(at));
  expect(hours(stretch(15, 17))).toEqual(hours());
  expect(hours(stretch(19, 21)).at(-1)).toBe(at(21));
  expect(hours(stretch(6.5, 8))[0]).toBe(at(6));
  expect(hours(stretch(20, 20.5)).at(-1)).toBe(at(22));
  expect(hours(stretch(23, 23.5)).at(-1)).toBe(at(24));
});

test('one that is as long as its classes ends with the last of them', () => {
  expect(plannerHours([stretch(15, 17)], at(15), 3)).toEqual([15, 16, 17, 18].map(at));
  expect(plannerHours([stretch(18, 18.5)], at(15), 3).at(-1)).toBe(at(20));
});

test('a number is written as the powers of two that it is the sum of', () => {
  expect([0, 5, 47].map(powersOfTwo)).toEqual(['', '1 4', '1 2 4 8 32']);
});
