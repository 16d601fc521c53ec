import { describe, expect, it } from 'vitest';
import type { PublishedClosure } from '#rules/timetable/today.ts';
import {
  type ClosingForm,
  closingFormOf,
  closureOf,
  daysText,
  endText,
  noticeFormOf,
  noticeOf,
} from './closing-form.ts';

// A Monday, 10.30 in the morning in Colombo.
const now = Date.parse('2026-11-23T05:00:00Z');
const today = '2026-11-23';

describe('the closure of a form', () => {
  const of = (fields: Partial<ClosingForm>) =>
    closureOf({ ...closingFormOf(undefined, today), ...fields }, today);

  it('is today for both levels, as the form opens', () => {
    expect(of({})).toEqual({
      from: today,
      to: today,
      levels: ['o-level', 'a-level'],
      kind: 'weather',
      reason: null,
    });
  });

  it('is tomorrow, some days, or until further notice', () => {
    expect(of({ when: 'tomorrow' })).toMatchObject({ from: '2026-11-24', to: '2026-11-24' });
    expect(of({ when: 'days', from: '2026-12-07', to: '2026-12-11' })).toMatchObject({
      from: '2026-12-07',
      to: '2026-12-11',
    });
    expect(of({ when: 'open', to: '2026-12-11' })).toMatchObject({ from: today, to: null });
  });

  it.each([
    [{ when: 'days', from: '', to: '' }, 'from', 'Please choose the first day.'],
    [{ when: 'days', from: '2026-12-07', to: '' }, 'to', 'Please choose the last day.'],
    [
      { when: 'days', from: '2026-12-07', to: '2026-12-06' },
      'to',
      'The last day is before the first day.',
    ],
  ] as const)('names the field to correct: %o', (fields, field, text) => {
    expect(of(fields)).toEqual({ field, text });
  });

  it('has its reason without the spaces around it', () => {
    expect(of({ reason: ' Rain ' })).toHaveProperty('reason', 'Rain');
  });
});

describe('closures', () => {
  const exams: PublishedClosure = {
    from: '2026-12-07',
    to: '2026-12-11',
    levels: ['a-level'],
    kind: 'exam',
    reason: null,
  };

  it('are named by their days', () => {
    expect(daysText(exams, today)).toBe('from Monday 7 December to Friday 11 December');
    expect(daysText({ from: today, to: today }, today)).toBe('on Monday 23 November');
    expect(daysText({ from: today, to: null }, today)).toBe(
      'from Monday 23 November until further notice',
    );
  });
});

describe('the notice of a form', () => {
  const form = { text: ' Closed gate. ', until: 'today', day: '', time: '' } as const;

  it('ends at midnight in Colombo, or at its own time', () => {
    expect(noticeOf(form, now)).toEqual({
      text: 'Closed gate.',
      until: '2026-11-23T18:30:00.000Z',
    });
    const own = { ...form, until: 'another', day: '2026-11-27', time: '18:00' } as const;
    expect(noticeOf(own, now)).toHaveProperty('until', '2026-11-27T12:30:00.000Z');
    expect(noticeOf({ ...form, until: 'week' }, now)).toHaveProperty(
      'until',
      '2026-11-30T18:30:00.000Z',
    );
  });

  it('names the field to correct', () => {
    const own = { ...form, until: 'another', day: '2026-11-23' } as const;
    expect(noticeOf({ ...form, text: ' ' }, now)).toHaveProperty(
      'text',
      'Please write what families should know.',
    );
    expect(noticeOf({ ...form, text: 'x'.repeat(161) }, now)).toHaveProperty('field', 'text');
    expect(noticeOf({ ...own, time: '' }, now)).toHaveProperty(
      'text',
      'Please choose a day and a time.',
    );
  });

  it('opens with the notice that is published, and shows its end in words', () => {
    const notice = { text: 'Gate.', until: '2026-11-23T18:30:00.000Z', by: 'd@x.lk', at: '' };
    expect(endText(notice.until, now)).toBe('today, midnight');
    expect(endText('2026-11-27T12:30:00.000Z', now)).toBe('Friday 27 November, 6.00 p.m.');
    expect(noticeOf(noticeFormOf(notice), now)).toEqual({ text: 'Gate.', until: notice.until });
  });
});
