import { expect, it } from 'vitest';
import type { ClassRow } from '../teaching/timetable.ts';
import { timetable } from '../teaching/timetable.ts';
import { problemsInTimetable } from './timetable.ts';

const monday: ClassRow = {
  id: 'monday',
  day: 'Monday',
  from: '15:00',
  to: '17:00',
  subject: 'Science',
  room: 'Room 1',
};
const tested = (...rows: ClassRow[]) => problemsInTimetable({ 'o-level': rows, 'a-level': [] });

it('finds nothing wrong with the timetable as it is', () => {
  expect(problemsInTimetable(timetable)).toEqual([]);
});

it('finds a class that ends before it begins, or as it begins', () => {
  const sentence = /ends before it begins/;
  expect(tested({ ...monday, to: '14:00' })).toEqual([expect.stringMatching(sentence)]);
  expect(tested({ ...monday, to: '15:00' })).toEqual([expect.stringMatching(sentence)]);
});

it('finds two classes in one named room at the same time', () => {
  const maths: ClassRow = {
    ...monday,
    from: '16:00',
    to: '18:00',
    subject: 'Mathematics',
    id: 'maths',
  };
  expect(tested(monday, maths)).toEqual([
    'O Level Science on Monday, 15:00 to 17:00 and O Level Mathematics on Monday, 16:00 to 18:00 are in the same room, Room 1, at the same time.',
  ]);
  expect(tested(monday, { ...maths, room: 'room 1 ' })).toHaveLength(1);
  expect(tested(monday, { ...maths, room: 'Room 2' })).toEqual([]);
  expect(tested(monday, { ...maths, from: '17:00' })).toEqual([]);
  expect(tested(monday, { ...maths, day: 'Tuesday' })).toEqual([]);
});

it('finds an id that two classes share', () => {
  expect(tested(monday, { ...monday, day: 'Tuesday' })).toEqual([
    expect.stringContaining("have the same id, 'monday'"),
  ]);
});

it('takes Various Rooms for no room', () => {
  const various = { ...monday, room: 'Various Rooms' };
  expect(tested(various, { ...various, id: 'maths', subject: 'Mathematics' })).toEqual([]);
});

it('finds one room promised to both levels', () => {
  const physics: ClassRow = { ...monday, id: 'physics', subject: 'Physics' };
  const problems = problemsInTimetable({ 'o-level': [monday], 'a-level': [physics] });
  expect(problems).toEqual([expect.stringContaining('A Level Physics on Monday')]);
});

it('finds a class written twice, slips of the pen and unknown names', () => {
  expect(tested(monday, { ...monday, id: 'other' })).toEqual([
    expect.stringContaining('twice at the same time'),
  ]);
  expect(tested({ ...monday, from: '03:00', to: '05:00' })[0]).toContain('at night');
  expect(tested({ ...monday, from: '3 pm' as never })[0]).toContain("write times as '15:00'");
  expect(tested({ ...monday, day: 'Mon' as never })[0]).toContain('no such day');
  expect(tested({ ...monday, subject: 'Physics' })[0]).toContain('knows no such subject');
  expect(tested({ ...monday, room: '' })[0]).toContain('the room is empty');
});
