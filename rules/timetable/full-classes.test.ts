import { expect, test } from 'vitest';
import type { Level } from '#content/teaching/levels.ts';
import type { Today } from '#payloads/today.ts';
import { choiceLine } from './choice.ts';
import { classById, type SchoolClass } from './classes.ts';
import { waitingFor } from './registered-classes.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const wednesday = 'a-level-physics-wednesday';
const saturday = 'a-level-physics-saturday';
const bothFull: Today['places'] = { [wednesday]: 'full', [saturday]: 'full' };
const line = (id: string) => choiceLine(classById(id) as SchoolClass);

const asked = (
  places: Today['places'],
  { level = 'a-level' as Level, subjects = ['Physics', 'Chemistry'], text = '' } = {},
) => waitingFor({ level, subjects, specialRequirements: text }, places, NOW).map(({ id }) => id);

test('a group that has ended does not count', () => {
  const ended = classById(wednesday) as { endsOn?: string };
  ended.endsOn = '2026-11-22';
  try {
    expect(asked({ [saturday]: 'full' })).toEqual([saturday]);
  } finally {
    delete ended.endsOn;
  }
});

test('a subject of which every group is full', () => {
  expect(asked(bothFull)).toEqual([wednesday, saturday]);
});

test('not one of which a group has places', () => {
  expect(asked({ [wednesday]: 'full', [saturday]: 'few' })).toEqual([]);
  expect(asked({})).toEqual([]);
});

test('a group that is named, though another has places', () => {
  const text = `Please call after six.\r\n  ${line(wednesday)}`;
  expect(asked({ [wednesday]: 'full' }, { text })).toEqual([wednesday]);
  expect(asked({ [saturday]: 'full' }, { text })).toEqual([]);
});

test('another level and other subjects are not meant', () => {
  expect(asked(bothFull, { subjects: ['Chemistry'] })).toEqual([]);
  expect(asked(bothFull, { level: 'o-level', subjects: ['Science'] })).toEqual([]);
});
