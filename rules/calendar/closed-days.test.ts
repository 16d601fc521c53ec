import { describe, expect, it } from 'vitest';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { closuresToAnnounce, closureText, isClosedOn } from '../timetable/published-closures.ts';
import {
  closureOn,
  datesWithout,
  nextMeeting,
  noClassShort,
  noClassText,
  promotionHidden,
} from './closed-days.ts';
import { startOf } from './colombo.ts';

const christmas: Closure = {
  kind: 'holiday',
  name: 'Christmas Day',
  from: '2026-12-25',
  to: '2026-12-25',
};
const blackout: Closure = {
  kind: 'exam-blackout',
  name: 'A Level examination',
  from: '2026-11-02',
  to: '2026-11-28',
  levels: ['a-level'],
};
const both = [christmas, blackout];
const friday = { day: 'Friday', level: 'o-level' } as const;

describe('a day without classes', () => {
  it('closes its dates, first and last included, for its levels', () => {
    expect(closureOn('2026-12-24', 'o-level', both)).toBeUndefined();
    expect(closureOn('2026-12-25', 'o-level', both)).toBe(christmas);
    expect(closureOn('2026-11-02', 'a-level', both)).toBe(blackout);
    expect(closureOn('2026-11-28', 'a-level', both)).toBe(blackout);
    expect(closureOn('2026-11-28', 'o-level', both)).toBeUndefined();
  });

  it('greys a class when its next meeting falls on one', () => {
    const before = nextMeeting(friday, startOf('2026-12-18'), both);
    expect(before).toEqual({ date: '2026-12-18', closure: undefined, today: '2026-12-18' });
    expect(noClassText(before)).toBeUndefined();
    const during = nextMeeting(friday, startOf('2026-12-19'), both);
    expect(noClassText(during)).toBe('No class on Friday, 25 December: Christmas Day');
    expect(noClassShort(during)).toBe('No class 25 Dec');
    const newYear = { ...christmas, from: '2027-01-01', to: '2027-01-01' } as const;
    const next = nextMeeting(friday, startOf('2026-12-29'), [newYear]);
    expect(noClassText(next)).toBe('No class on Friday, 1 January 2027: Christmas Day');
    expect(noClassShort(next)).toBe('No class 1 Jan 2027');
  });

  it('closes the school when it is for both levels', () => {
    expect(isClosedOn('2026-12-25', both)).toBe(true);
    expect(isClosedOn('2026-11-10', both)).toBe(false);
    const oLevel: Closure = { ...blackout, levels: ['o-level'] };
    expect(isClosedOn('2026-11-10', [...both, oLevel])).toBe(true);
  });

  it('asks Colombo what day it is', () => {
    const lastMoment = startOf('2026-12-26') - 1;
    expect(nextMeeting(friday, lastMoment, both).date).toBe('2026-12-25');
    expect(nextMeeting(friday, lastMoment + 1, both).date).toBe('2027-01-01');
  });

  it('is announced a week ahead and until it is over', () => {
    const on = (date: Closure['from']) => closuresToAnnounce(startOf(date), [christmas]);
    expect(on('2026-12-17')).toEqual([]);
    expect(on('2026-12-18')).toEqual([christmas]);
    expect(on('2026-12-25')).toEqual([christmas]);
    expect(on('2026-12-26')).toEqual([]);
    const text = 'Christmas Day: no classes on Friday, 25 December.';
    expect(closureText({ ...christmas, to: '2027-01-02' }, '2026-12-18')).toBe(
      'Christmas Day: no classes from Friday, 25 December to Saturday, 2 January 2027.',
    );
    expect(closureText(christmas, '2026-12-18')).toBe(text);
    expect(closureText(blackout, '2026-10-30')).toBe(
      'A Level examination: no A Level classes from Monday, 2 November to Saturday, 28 November.',
    );
  });

  it('leaves its dates out of a class’s calendar', () => {
    expect(datesWithout(friday, both)).toEqual(['2026-12-25']);
    expect(datesWithout({ day: 'Monday', level: 'a-level' }, [...both, blackout])).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
  });
});

describe('promotion', () => {
  it('is hidden while a blackout runs, not on a holiday', () => {
    expect(promotionHidden(startOf('2026-11-10'), both)).toBe(true);
    expect(promotionHidden(startOf('2026-11-29'), both)).toBe(false);
    expect(promotionHidden(startOf('2026-12-25'), both)).toBe(false);
  });
});
