import { expect, it } from 'vitest';
import { streams } from '#content/forms.ts';
import { levels } from '#content/levels.ts';
import { streamOf, streamSubjects } from './streams.ts';

it('offers only subjects of the form', () => {
  for (const { subjects } of streams) {
    for (const subject of subjects) expect(levels['a-level'].subjects).toContain(subject);
  }
});

it('finds a stream by name, and the stream of a choice', () => {
  expect(streamSubjects('Physical Science')).toEqual([
    'Combined Mathematics',
    'Physics',
    'Chemistry',
  ]);
  expect(streamSubjects('Dance')).toBeUndefined();
  expect(streamOf(['Chemistry', 'Physics', 'Combined Mathematics'])).toBe('Physical Science');
  expect(streamOf(['Chemistry', 'Physics'])).toBeUndefined();
  expect(streamOf(['Chemistry', 'Physics', 'Biology', 'English'])).toBeUndefined();
});
