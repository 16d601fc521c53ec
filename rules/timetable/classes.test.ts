import { describe, expect, it } from 'vitest';

import type { ClassRow } from '#content/teaching/timetable.ts';
import { documents } from '#test/documents.ts';
import {
  allClasses,
  classById,
  classesFrom,
  groupOf,
  knownClassById,
  lengthOf,
  slugOf,
  weekOf,
  withFormerClasses,
} from './classes.ts';

const written = (level: 'o-level' | 'a-level') =>
  weekOf(documents)[level].map(({ day, time, subject }) => `${day} ${time} ${subject}`);

describe('the week of docs/requirements.md, R26', () => {
  it('has the O Level classes', () => {
    expect(written('o-level')).toEqual([
      'Monday 3.00–5.00 p.m. Science',
      'Tuesday 3.00–5.00 p.m. Mathematics',
      'Wednesday 3.00–5.00 p.m. ICT',
      'Thursday 3.00–5.00 p.m. English',
      'Friday 3.00–5.00 p.m. Commerce',
      'Saturday 8.30–10.30 a.m. Science',
      'Saturday 11.00 a.m.–1.00 p.m. Mathematics',
      'Sunday 8.30–10.30 a.m. English',
      'Sunday 11.00 a.m.–1.00 p.m. ICT',
    ]);
  });

  it('has the A Level classes', () => {
    expect(written('a-level')).toEqual([
      'Monday 3.00–6.00 p.m. Biology',
      'Tuesday 3.00–6.00 p.m. Chemistry',
      'Wednesday 3.00–6.00 p.m. Physics',
      'Thursday 3.00–6.00 p.m. Combined Mathematics',
      'Friday 3.00–6.00 p.m. General English',
      'Saturday 9.00 a.m.–12 noon Physics',
      'Saturday 1.00–4.00 p.m. Chemistry',
      'Saturday 4.30–6.30 p.m. English',
      'Sunday 9.00 a.m.–12 noon Biology',
      'Sunday 1.00–4.00 p.m. Combined Mathematics',
      'Sunday 4.30–6.30 p.m. English',
    ]);
  });
});

it('lists the classes in the order of the week, however the document lists them', () => {
  const { timetable } = documents;
  const turned = {
    'o-level': timetable.classes['o-level'].toReversed(),
    'a-level': timetable.classes['a-level'].toReversed(),
  };
  const week = weekOf({ ...documents, timetable: { ...timetable, classes: turned } });
  expect(week).toEqual(weekOf(documents));
});

it('gives every class an id of its own that finds it again', () => {
  expect(new Set(allClasses(documents).map(({ id }) => id)).size).toBe(20);
  expect(classById(documents, 'a-level-physics-wednesday')?.time).toBe('3.00–6.00 p.m.');
  expect(classById(documents, 'a-level-physics-friday')).toBeUndefined();
});

it('keeps the id of a class that moves to another day', () => {
  const first = documents.timetable.classes['a-level'][0] as ClassRow;
  const moved = { ...first, day: 'Sunday' } as const;
  expect(classesFrom('a-level', [moved])).toMatchObject([
    { id: 'a-level-biology-monday', day: 'Sunday', group: 'weekend' },
  ]);
});

it('takes every subject of the form, also one without a page', () => {
  const [own] = documents.timetable.classes['o-level'] as readonly ClassRow[];
  const [sinhala] = classesFrom('o-level', [{ ...own, subject: 'Sinhala' } as ClassRow]);
  expect(sinhala).toMatchObject({ colour: 'other', registersAs: 'Sinhala', programme: null });
  const [economics] = classesFrom('a-level', [{ ...own, subject: 'Economics' } as ClassRow]);
  expect(economics).toMatchObject({ colour: 'economics', registersAs: 'Economics' });
  expect(classesFrom('o-level', [{ ...own, subject: 'Physics' } as ClassRow])).toEqual([]);
});

it('knows groups, lengths and what the form calls a class', () => {
  expect(groupOf('Friday')).toBe('weekday');
  expect(groupOf('Sunday')).toBe('weekend');
  expect(classById(documents, 'a-level-general-english-friday')).toMatchObject({
    registersAs: 'English',
    programme: '/programs/a-level-english',
    room: 'Various Rooms',
  });
  const commerce = classById(documents, 'o-level-commerce-friday');
  expect(commerce).toMatchObject({ registersAs: 'Commerce', programme: null });
  expect(lengthOf({ start: 510, end: 630 })).toBe(2);
  expect(slugOf('Logic & Scientific Method')).toBe('logic-scientific-method');
});

it('keeps a class that was removed known as it was last, until it is back', () => {
  const { timetable } = documents;
  const [first, ...others] = timetable.classes['o-level'];
  const removed = {
    ...documents,
    timetable: { ...timetable, classes: { ...timetable.classes, 'o-level': others } },
  };
  const without = withFormerClasses(removed, documents);
  const id = first?.id ?? '';
  expect(classById(without, id)).toBeUndefined();
  expect(knownClassById(without, id)).toMatchObject({ day: first?.day, room: first?.room });
  // Also after another publication, and without a trace once it is back.
  expect(knownClassById(withFormerClasses(removed, without), id)).toBeDefined();
  expect(withFormerClasses(documents, without)).toBe(documents);
});
