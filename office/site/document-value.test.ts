import { describe, expect, it } from 'vitest';
import {
  changed,
  counterpart,
  edited,
  isPlaceholder,
  merged,
  stepsIn,
  stepsOf,
} from './document-value.ts';

const school = {
  name: 'School Name',
  hotline: '+94 11 000 0001',
  people: [
    { id: 'a', name: 'Ann', placeholders: ['name'] },
    { id: 'b', name: 'Ben' },
  ],
  placeholders: ['name', 'hotline'],
};

it('reads the steps of a pointer', () => {
  expect(stepsOf('/classes/o-level/0')).toEqual(['classes', 'o-level', '0']);
  expect(stepsOf('/a~1b/c~0d')).toEqual(['a/b', 'c~d']);
  expect(stepsOf('')).toEqual([]);
});

it('changes one value and leaves the document as it was', () => {
  const next = changed(school, ['people', '1', 'name'], 'Bob');
  expect(next).toEqual({ ...school, people: [school.people[0], { id: 'b', name: 'Bob' }] });
  expect(school.people[1]?.name).toBe('Ben');
  expect(changed({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
});

it('takes the mark from a placeholder that was replaced, and puts it back', () => {
  const next = edited(school, ['hotline'], '+94 11 234 5678', school);
  expect(isPlaceholder(next, ['hotline'])).toBe(false);
  expect(isPlaceholder(next, ['name'])).toBe(true);
  expect(isPlaceholder(edited(next, ['hotline'], school.hotline, school), ['hotline'])).toBe(true);
  const named = edited(school, ['people', '0', 'name'], 'Anna', school);
  expect(named).toHaveProperty('people.0', { id: 'a', name: 'Anna' });
});

it('finds where a value is after its entry was moved, but not after it was removed', () => {
  const moved = { ...school, people: school.people.toReversed() };
  expect(stepsIn(school, ['people', '0', 'name'], moved)).toEqual(['people', '1', 'name']);
  expect(stepsIn(school, ['hotline'], moved)).toEqual(['hotline']);
  expect(
    stepsIn(school, ['people', '0'], { ...school, people: [school.people[1]] }),
  ).toBeUndefined();
});

it('finds an entry that was moved in the published list', () => {
  const moved = { ...school, people: school.people.toReversed() };
  expect(counterpart(moved, ['people', '0', 'name'], school)).toBe('Ben');
  const added = { ...school, people: [{ id: 'c', name: 'Cat' }] };
  expect(counterpart(added, ['people', '0', 'name'], school)).toBeUndefined();
});

describe('a colleague’s change to the same document', () => {
  it('is joined with another value’s', () => {
    const mine = edited(school, ['hotline'], 'mine', school);
    const theirs = edited(school, ['name'], 'theirs', school);
    const { value, disagreements } = merged(school, mine, theirs);
    expect(disagreements).toEqual([]);
    expect(value).toEqual({ name: 'theirs', hotline: 'mine', people: school.people });
  });

  it('is asked about where both changed one value', () => {
    const mine = changed(school, ['name'], 'mine');
    const theirs = changed(school, ['name'], 'theirs');
    expect(merged(school, mine, theirs)).toEqual({
      value: mine,
      disagreements: [{ path: '/name', mine: 'mine', theirs: 'theirs' }],
    });
  });

  it('is joined in a list: added, removed, moved and changed entries', () => {
    const base = [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
      { id: 'c', n: 1 },
    ];
    const mine = [
      { id: 'c', n: 1 },
      { id: 'a', n: 2 },
      { id: 'new', n: 1 },
      { id: 'b', n: 1 },
    ];
    const theirs = [
      { id: 'a', n: 1 },
      { id: 'c', n: 3 },
      { id: 'other', n: 1 },
    ];
    expect(merged(base, mine, theirs)).toEqual({
      value: [
        { id: 'c', n: 3 },
        { id: 'a', n: 2 },
        { id: 'new', n: 1 },
        { id: 'other', n: 1 },
      ],
      disagreements: [],
    });
  });

  it('keeps an entry that one removed and the other changed', () => {
    const theirs = changed(school, ['people', '1', 'name'], 'Bob') as typeof school;
    const mine = { ...school, people: [school.people[0]] };
    expect(merged(school, mine, theirs).value).toEqual(theirs);
  });
});
