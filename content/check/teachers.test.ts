import { expect, it } from 'vitest';
import { type Teacher, teachers } from '../school/teachers.ts';
import { timetable as real } from '../teaching/timetable.ts';
import { classesWithoutTeacher, problemsInTeachers } from './teachers.ts';
import type { Timetable } from './timetable.ts';

const row = { day: 'Wednesday', from: '15:00', to: '17:00', room: 'Various Rooms' } as const;
const timetable: Timetable = {
  'o-level': [{ ...row, id: 'ict', subject: 'ICT' }],
  'a-level': [{ ...row, id: 'physics', to: '18:00', subject: 'Physics' }],
};

const person: Teacher = {
  name: 'Ms. Test Person',
  subject: 'Physics',
  colour: 'physics',
  qualifications: 'BSc',
  experience: '1 year of teaching',
  classes: ['physics'],
};
const staff = (aLevel: Record<string, Teacher>, oLevel: Record<string, Teacher> = {}) => ({
  'a-level': aLevel,
  'o-level': oLevel,
});
const busy = { ...person, classes: ['physics', 'ict'] };

it('finds nothing wrong with the teachers as they are', () => {
  expect(problemsInTeachers(teachers, real)).toEqual([]);
});

it('finds a teacher teaching two classes at once', () => {
  expect(problemsInTeachers(staff({ busy }), timetable)).toEqual([
    'Ms. Test Person teaches two classes at once on Wednesday: ICT (O Level, 3.00–5.00 p.m.) and Physics (A Level, 3.00–6.00 p.m.).',
  ]);
});

it('finds one person in two records who would have to be in two places', () => {
  const ict: Teacher = {
    ...person,
    classes: ['ict'],
  };
  expect(problemsInTeachers(staff({ one: person }, { other: ict }), timetable)).toEqual([
    'Ms. Test Person stands in teachers.ts twice and teaches two classes at once.',
  ]);
});

it('finds a class that the timetable does not have', () => {
  const lost: Teacher = {
    ...person,
    classes: ['latin'],
  };
  expect(problemsInTeachers(staff({ lost }), timetable)).toEqual([
    "Ms. Test Person teaches 'latin', but the timetable has no such class.",
  ]);
});

it('finds a key that two teachers share', () => {
  const other = { ...person, name: 'Mr. Other Person', classes: [] };
  const problems = problemsInTeachers(staff({ same: person }, { same: other }), timetable);
  expect(problems).toEqual([expect.stringContaining("the key 'same'")]);
});

it('tells of classes nobody is named for', () => {
  expect(classesWithoutTeacher(staff({ one: person }), timetable)).toEqual([
    'No teacher is named for O Level ICT on Wednesday.',
  ]);
});
