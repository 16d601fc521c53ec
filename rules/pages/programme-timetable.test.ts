import { expect, test } from 'vitest';
import { programmes } from '#content/teaching/programmes/programmes-by-path.ts';
import { classTimes, programmeTimetable } from './programme-page.ts';

test('a class with two groups has two columns', () => {
  const { kind, columns } = programmeTimetable(programmes['/programs/a-level-physics']);
  expect(kind).toBe('groups');
  expect(columns.map(({ heading, slots }) => [heading, ...slots.map(({ day }) => day)])).toEqual([
    ['Weekday group', 'Wednesday'],
    ['Weekend group', 'Saturday'],
  ]);
});

test('the columns of A Level Science hold four subjects each', () => {
  const { kind, columns } = programmeTimetable(programmes['/programs/a-level-science']);
  expect(kind).toBe('several');
  expect(columns.map(({ slots }) => slots.length)).toEqual([4, 4]);
});

test('A Level English has a column per subject, since General English has no second group', () => {
  const { kind, columns } = programmeTimetable(programmes['/programs/a-level-english']);
  expect(kind).toBe('subjects');
  expect(columns.map(({ heading, slots }) => [heading, ...slots.map(({ day }) => day)])).toEqual([
    ['General English', 'Friday'],
    ['English', 'Saturday', 'Sunday'],
  ]);
});

test('class times say which group is an alternative', () => {
  expect(classTimes(programmes['/programs/o-level-maths'])).toEqual([
    { days: 'Tuesday', times: ['3.00–5.00 p.m.'], alternative: false },
    { days: 'Saturday', times: ['11.00 a.m.–1.00 p.m.'], alternative: true },
  ]);
});

test('class times gather days and hours', () => {
  expect(classTimes(programmes['/programs/a-level-english'])).toEqual([
    { days: 'Friday', times: ['3.00–6.00 p.m.'], alternative: false },
    { days: 'Saturday or Sunday', times: ['4.30–6.30 p.m.'], alternative: false },
  ]);
  expect(classTimes(programmes['/programs/a-level-science'])).toEqual([
    { days: 'Monday to Thursday', times: ['3.00–6.00 p.m.'], alternative: false },
    {
      days: 'Saturday and Sunday',
      times: ['9.00 a.m.–12 noon', '1.00–4.00 p.m.'],
      alternative: true,
    },
  ]);
});
