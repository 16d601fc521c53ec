import { describe, expect, test } from 'vitest';
import { classesPage } from '#content/office/classes-page.ts';
import type { OfficeClass } from '../api/timetable.ts';
import { type ChangeForm, changeOf, formOf, LONGEST_REASON, problemOf } from './change-form.ts';
import { farWord, nearWord } from './date-words.ts';

const words = classesPage.problems;
const date = '2026-11-23';

const science: OfficeClass = {
  id: 'o-level-science-monday',
  level: 'o-level',
  subject: 'Science',
  day: 'Monday',
  from: '15:00',
  to: '17:00',
  room: 'Room 2',
  dates: [date],
  changes: [],
  places: 'open',
  history: [],
};

function typed(fields: Partial<ChangeForm>): ChangeForm {
  return { ...formOf(science, undefined), ...fields };
}

describe('what is typed', () => {
  test.each([
    [{}, words.kind],
    [{ kind: 'moved' }, words.same],
    [{ kind: 'moved', toDate: date }, words.same],
    [{ kind: 'moved', start: '' }, words.time],
    [{ kind: 'moved', start: '15:03' }, words.time],
    [{ kind: 'moved', start: '17:00' }, words.order],
    [{ kind: 'moved', toDate: 'ask' }, words.day],
    [{ kind: 'room', room: ' ' }, words.room],
    [{ kind: 'cancelled', reason: 'x'.repeat(121) }, words.reason(LONGEST_REASON)],
  ] as const)('%j is to be mended', (fields, text) => {
    expect(problemOf(typed(fields), science, date)?.text).toBe(text);
  });

  test('what can be put up has nothing to be mended', () => {
    expect(problemOf(typed({ kind: 'cancelled' }), science, date)).toBeUndefined();
    expect(problemOf(typed({ kind: 'room', room: 'Hall' }), science, date)).toBeUndefined();
    expect(
      problemOf(typed({ kind: 'moved', toDate: '2026-11-24' }), science, date),
    ).toBeUndefined();
  });

  test('only what belongs to the kind is sent', () => {
    const form = typed({ start: '16:00', toDate: '2026-11-24', room: 'Hall', reason: ' Ill ' });
    expect(changeOf({ ...form, kind: 'cancelled' }, science, date)).toEqual({
      class: science.id,
      date,
      kind: 'cancelled',
      start: null,
      end: null,
      toDate: null,
      room: null,
      reason: 'Ill',
    });
    expect(changeOf({ ...form, kind: 'moved' }, science, date)).toMatchObject({
      start: '16:00',
      end: '17:00',
      toDate: '2026-11-24',
      room: 'Hall',
    });
    expect(changeOf({ ...form, kind: 'room' }, science, date)).toMatchObject({
      start: null,
      toDate: null,
      room: 'Hall',
    });
  });
});

test('how far off a day is', () => {
  expect(farWord('2026-11-23', date)).toBe('today');
  expect(farWord('2026-11-24', date)).toBe('tomorrow');
  expect(farWord('2026-11-26', date)).toBe('in 3 days');
  expect(farWord('2026-11-30', date)).toBe('in 1 week');
  expect(farWord('2026-12-14', date)).toBe('in 3 weeks');
  expect(nearWord('2026-11-25', date)).toBe('this week');
  expect(nearWord('2026-11-30', '2026-11-27')).toBe('on 30 Nov');
});
