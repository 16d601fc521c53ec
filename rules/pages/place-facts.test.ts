import { expect, it } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import { documents } from '#test/documents.ts';
import { classById, type SchoolClass, teacherOf } from '../timetable/classes.ts';
import { placeFacts } from './place-facts.ts';

const physics = classById(documents, 'a-level-physics-wednesday') as SchoolClass;

it('names the teacher that the pages name, of either level’s list', () => {
  const { teachers } = documents;
  const only = { ...teachers['o-level'][0], classes: [physics.id] };
  const moved = {
    ...documents,
    teachers: { 'o-level': [only], 'a-level': [] },
  } as unknown as Documents;
  const place = { one: physics, curriculum: undefined, since: 0 };
  const { facts } = placeFacts(moved, place, 0, { changes: [], closures: [] });
  expect(facts).toContainEqual({ label: 'Teacher', text: only.name });
  expect(teacherOf(moved, physics.id)?.name).toBe(only.name);
});

it('names the last day of a class that has one', () => {
  const factsOf = (one: SchoolClass) =>
    placeFacts(documents, { one, curriculum: undefined, since: 0 }, 0, {
      changes: [],
      closures: [],
    }).facts;
  expect(factsOf({ ...physics, endsOn: '2026-12-16' })).toContainEqual({
    label: 'Last day',
    text: 'Wednesday, 16 December 2026',
  });
  expect(factsOf(physics).map(({ label }) => label)).not.toContain('Last day');
});
