import { describe, expect, it } from 'vitest';
import type { Level } from '#content/teaching/levels.ts';
import type { Today } from '#payloads/today.ts';
import { classById } from './classes.ts';
import { registeredClasses, waitingFor } from './registered-classes.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const wednesday = 'a-level-physics-wednesday';
const saturday = 'a-level-physics-saturday';

describe('the classes of a registration', () => {
  const ids = (subjects: string[], classes?: string[]) =>
    registeredClasses({ level: 'a-level', subjects, classes }, NOW).map(({ id }) => id);

  it('are every group of the subjects when no class is chosen', () => {
    expect(ids(['Physics', 'Logic & Scientific Method'])).toEqual([wednesday, saturday]);
  });

  it('are the chosen groups', () => {
    expect(ids(['Physics', 'Chemistry'], [saturday])).toEqual([
      'a-level-chemistry-tuesday',
      saturday,
      'a-level-chemistry-saturday',
    ]);
  });

  it('include no class of a subject that was not chosen after all', () => {
    expect(ids(['History'], [saturday])).toEqual([]);
  });

  it('count General English as English', () => {
    expect(ids(['English'])).toHaveLength(3);
  });
});

describe('the waiting list', () => {
  const bothFull: Today['places'] = { [wednesday]: 'full', [saturday]: 'full' };
  const asked = (
    places: Today['places'],
    {
      level = 'a-level' as Level,
      subjects = ['Physics', 'Chemistry'],
      classes = [] as string[],
    } = {},
  ) => waitingFor({ level, subjects, classes }, places, NOW).map(({ id }) => id);

  it('does not count a group that has ended', () => {
    const ended = classById(wednesday) as { endsOn?: string };
    ended.endsOn = '2026-11-22';
    try {
      expect(asked({ [saturday]: 'full' })).toEqual([saturday]);
    } finally {
      delete ended.endsOn;
    }
  });

  it('is for a subject of which every group is full', () => {
    expect(asked(bothFull)).toEqual([wednesday, saturday]);
  });

  it('is not for a subject of which a group has places', () => {
    expect(asked({ [wednesday]: 'full', [saturday]: 'few' })).toEqual([]);
    expect(asked({})).toEqual([]);
  });

  it('is for a chosen group that is full, though another has places', () => {
    expect(asked({ [wednesday]: 'full' }, { classes: [wednesday] })).toEqual([wednesday]);
    expect(asked({ [saturday]: 'full' }, { classes: [wednesday] })).toEqual([]);
  });

  it('is not for another level or other subjects', () => {
    expect(asked(bothFull, { subjects: ['Chemistry'] })).toEqual([]);
    expect(asked(bothFull, { level: 'o-level', subjects: ['Science'] })).toEqual([]);
  });
});
