import { expect, it } from 'vitest';
import { levelKeys } from '#content/teaching/levels.ts';
import { documents } from '#test/documents.ts';
import { clashesIn } from '../timetable/clashes.ts';
import {
  allTeachers,
  countTeachers,
  initialsOf,
  teachersBySubject,
  teachersOf,
} from './teacher-page.ts';

it('has 10 A Level and 6 O Level teachers', () => {
  expect(teachersOf(documents, 'a-level')).toHaveLength(10);
  expect(teachersOf(documents, 'o-level')).toHaveLength(6);
});

it('gives a teacher the hours of the timetable', () => {
  const asanka = teachersOf(documents, 'a-level').find(({ id }) => id === 'asanka');
  expect(asanka).toMatchObject({
    initials: 'AS',
    schedule: [
      {
        day: 'Wednesday',
        time: '3.00–6.00 p.m.',
        subject: 'Physics',
        level: 'a-level',
        room: 'Various Rooms',
      },
    ],
    register: '/register?level=a-level&subject=Physics&class=a-level-physics-wednesday',
  });
});

it('lets no teacher teach two classes at once', () => {
  for (const level of levelKeys) {
    for (const { name, schedule } of teachersOf(documents, level)) {
      expect(clashesIn(schedule), name).toEqual([]);
    }
  }
});

it('lists the classes of a teacher of both levels in the order of the week', () => {
  const [first, ...others] = documents.teachers['a-level'];
  const classes = ['a-level-physics-wednesday', 'o-level-ict-sunday', 'o-level-science-monday'];
  const own = { ...documents.teachers, 'a-level': [{ ...first, classes }, ...others] };
  const both = { ...documents, teachers: own } as typeof documents;
  const week = ['Monday', 'Wednesday', 'Sunday'];
  expect(teachersOf(both, 'a-level')[0]?.schedule.map(({ day }) => day)).toEqual(week);
  const person = allTeachers(both).find(({ id }) => id === first?.id);
  expect(person?.classes.map(({ day }) => day)).toEqual(week);
});

it('lists teachers a subject at a time', () => {
  const subjects = teachersBySubject(documents, 'a-level').map(
    ({ subject, teachers: of }) => `${subject} ${of.length}`,
  );
  expect(subjects).toEqual([
    'Combined Mathematics 2',
    'Physics 2',
    'Chemistry 2',
    'Biology 2',
    'English 1',
    'Economics 1',
  ]);
});

it('makes initials without the title', () => {
  expect(initialsOf('Dr. Nalini Perera')).toBe('NP');
  expect(initialsOf('Anne')).toBe('A');
  expect(initialsOf('K. P.')).toBe('KP');
  expect(initialsOf('සුනිල් පෙරේරා')).toBe('සුපෙ');
  expect(initialsOf('😀 Anne')).toBe('😀A');
});

it('counts a teacher of both levels once', () => {
  const [first] = documents.teachers['a-level'];
  const both = [...documents.teachers['o-level'], ...(first ? [first] : [])];
  expect(
    countTeachers({ ...documents, teachers: { ...documents.teachers, 'o-level': both } }),
  ).toBe(16);
});
