import { describe, expect, it } from 'vitest';
import type { Level } from '#content/teaching/levels.ts';
import { documents } from '#test/documents.ts';
import { aRegistration } from '#test/server-forms.ts';
import { classById } from './classes.ts';
import {
  classIdsOf,
  type FamilyOfClasses,
  familyClasses,
  registeredClasses,
  waitingFor,
} from './registered-classes.ts';
import type { Today } from './today.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const wednesday = 'a-level-physics-wednesday';
const saturday = 'a-level-physics-saturday';

describe('the classes of a registration', () => {
  const ids = (subjects: string[], classes?: string[], level: Level = 'a-level') =>
    registeredClasses(documents, { level, subjects, classes }, NOW).map(({ id }) => id);

  it('are the chosen groups, and the only group of a subject', () => {
    expect(ids(['Physics', 'Chemistry'], [saturday])).toEqual([saturday]);
    expect(ids(['Commerce'], undefined, 'o-level')).toEqual(['o-level-commerce-friday']);
  });

  it('are none of a subject with several groups of which none is chosen', () => {
    expect(ids(['Physics', 'English', 'Logic & Scientific Method'])).toEqual([]);
  });

  it('include no class of a subject that was not chosen after all', () => {
    expect(ids(['History'], [saturday])).toEqual([]);
  });
});

describe('the classes of a family', () => {
  const family = (placedIn: string[], waits: Record<string, number> = {}): FamilyOfClasses => ({
    kind: 'registration',
    fields: aRegistration({ level: 'a-level', subjects: ['Physics'], classes: [saturday] }),
    placedIn,
    waitsSince: waits,
  });
  const timed = (one: FamilyOfClasses) => familyClasses(documents, one, NOW).map(({ id }) => id);

  it('are those in which it is placed, otherwise those that it asked for', () => {
    expect(classIdsOf(family([]))).toEqual([saturday]);
    expect(timed(family([]))).toEqual([saturday]);
    expect(classIdsOf(family([wednesday]))).toEqual([wednesday]);
    expect(timed(family([wednesday]))).toEqual([wednesday]);
  });

  it('have no known time while it waits', () => {
    expect(classIdsOf(family([], { [saturday]: NOW }))).toEqual([saturday]);
    expect(timed(family([], { [saturday]: NOW }))).toEqual([]);
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
  ) => waitingFor(documents, { level, subjects, classes }, places, NOW).map(({ id }) => id);

  it('does not count a group that has ended', () => {
    const ended = classById(documents, wednesday) as { endsOn?: string };
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
