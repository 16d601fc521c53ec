import { describe, expect, test } from 'vitest';
import { classesPage } from '#content/office/classes-texts.ts';
import { addDays } from '#rules/calendar/colombo.ts';
import { scienceInOffice as science } from '#test/office-class.ts';
import { distanceText, nearText } from '../format/office-dates.ts';
import type { OfficeClass } from '../model/types.ts';
import { type ChangeForm, clashesOf, formOf, readChange } from './change-form.ts';

const words = classesPage.problems;
const date = '2026-11-23';

function typed(fields: Partial<ChangeForm>): ChangeForm {
  return { ...formOf(science, undefined), ...fields };
}

describe('the form of a change', () => {
  test.each([
    [{}, 'Choose what changes: cancelled, moved, or another room.'],
    [{ kind: 'moved' }, words.same],
    [{ kind: 'moved', toDate: date }, words.same],
    [{ kind: 'moved', start: '' }, 'Please give both times, in steps of five minutes.'],
    [{ kind: 'moved', start: '15:03' }, 'Please give both times, in steps of five minutes.'],
    [{ kind: 'moved', start: '17:00' }, 'The class must end after it begins.'],
    [{ kind: 'moved', toDate: 'ask' }, 'Please choose the other day.'],
    [{ kind: 'room', room: ' ' }, 'Please say which room.'],
  ] as const)('names what to correct: %j', (fields, text) => {
    expect(readChange(typed(fields), science, date)).toHaveProperty('text', text);
  });

  test('sends only the fields of its kind', () => {
    const form = typed({ start: '16:00', toDate: '2026-11-24', room: 'Hall', reason: ' Ill ' });
    expect(readChange({ ...form, kind: 'cancelled' }, science, date)).toEqual({
      class: science.id,
      date,
      kind: 'cancelled',
      start: null,
      end: null,
      toDate: null,
      room: null,
      reason: 'Ill',
    });
    expect(readChange({ ...form, kind: 'moved' }, science, date)).toMatchObject({
      start: '16:00',
      end: '17:00',
      toDate: '2026-11-24',
      room: 'Hall',
    });
    expect(readChange({ ...form, kind: 'room' }, science, date)).toMatchObject({
      start: null,
      toDate: null,
      room: 'Hall',
    });
  });
});

test('says how far away a day is', () => {
  expect(distanceText('2026-11-23', date)).toBe('today');
  expect(distanceText('2026-11-24', date)).toBe('tomorrow');
  expect(distanceText('2026-11-26', date)).toBe('in 3 days');
  expect(distanceText('2026-11-30', date)).toBe('in 1 week');
  expect(distanceText('2026-12-14', date)).toBe('in 3 weeks');
  expect(nearText('2026-11-25', date)).toBe('this week');
  expect(nearText('2026-11-30', '2026-11-27')).toBe('on 30 Nov');
});

describe('the warning about another class', () => {
  const english: OfficeClass = { ...science, id: 'o-level-english-monday', subject: 'English' };
  const moved = typed({ kind: 'moved', start: '16:00', end: '18:00' });

  test('names classes in the same room, and those of the level at the same time', () => {
    const clash = 'English (O Level), 3.00–5.00 p.m.';
    expect(clashesOf(moved, science, date, [science, english])).toEqual({
      isOwnDay: false,
      sameRoom: [clash],
      sameTime: [],
    });
    const various = { ...science, room: 'Various Rooms' };
    const also = { ...english, room: 'Various Rooms' };
    const onlyTime = { isOwnDay: false, sameRoom: [], sameTime: [clash] };
    expect(clashesOf({ ...moved, room: '' }, various, date, [also])).toEqual(onlyTime);
    const elsewhere = { ...english, room: 'Room 5' };
    expect(clashesOf(moved, science, date, [elsewhere])).toEqual(onlyTime);
  });

  test('finds a day on which the class meets already', () => {
    const next = addDays(date, 7);
    const onNext = clashesOf({ ...moved, toDate: next }, science, date, [science]);
    expect(onNext.isOwnDay).toBe(true);
    const between = clashesOf({ ...moved, toDate: addDays(date, 1) }, science, date, [science]);
    expect(between.isOwnDay).toBe(false);
  });

  test('leaves out a class that ends before, or is cancelled on that day', () => {
    const none = { isOwnDay: false, sameRoom: [], sameTime: [] };
    expect(clashesOf({ ...moved, start: '17:00' }, science, date, [english])).toEqual(none);
    const cancelled = {
      class: english.id,
      date,
      kind: 'cancelled',
      start: null,
      end: null,
    } as const;
    const more = { toDate: null, room: null, reason: null, id: '1', by: '', at: '', message: '' };
    const off = { ...english, changes: [{ ...cancelled, ...more }] };
    expect(clashesOf(moved, science, date, [off])).toEqual(none);
  });
});
