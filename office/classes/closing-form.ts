import { closing } from '#content/office/closing-texts.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { timeText } from '#content/teaching/times.ts';
import { addDays, colomboDate, type Instant, startOf } from '#rules/calendar/colombo.ts';
import type { ClosureKind, PublishedClosure } from '#rules/timetable/today.ts';
import type { FieldProblem } from '../chrome/use-form.ts';
import { colomboClock, dayWord, hourOf, longDay, momentOf } from '../format/office-dates.ts';
import type { OfficeClass, OfficeClosure, OfficeNotice } from '../model/types.ts';
import { meetingsOf } from './change-form.ts';

/** Longest notice, in UTF-16 code units. */
export const LONGEST_NOTICE = 160;

/** The values of the form that closes the school. */
export interface ClosingForm {
  when: 'today' | 'tomorrow' | 'days' | 'open';
  /** The days, for `days`; the first day, for `open`. */
  from: string;
  to: string;
  levels: 'both' | Level;
  kind: ClosureKind;
  reason: string;
}

/**
 * The form as it opens: one press closes the school today.
 * @param replaced the closure until further notice that gets its last day
 */
export function closingFormOf(replaced: OfficeClosure | undefined, today: IsoDate): ClosingForm {
  if (!replaced) {
    return { when: 'today', from: '', to: '', levels: 'both', kind: 'weather', reason: '' };
  }
  const { from, levels, kind, reason } = replaced;
  return {
    when: 'days',
    from: from < today ? today : from,
    to: '',
    levels: (levels.length === 1 && levels[0]) || 'both',
    kind,
    reason: reason ?? '',
  };
}

/** @returns the closure, whose limits the server checks; otherwise what to correct */
export function closureOf(
  { when, from, to, levels, kind, reason }: ClosingForm,
  today: IsoDate,
): PublishedClosure | FieldProblem<'from' | 'to'> {
  const first = { today, tomorrow: addDays(today, 1), days: from, open: from || today }[when];
  const last = when === 'days' ? to : when === 'open' ? null : first;
  if (!isDate(first)) return { field: 'from', text: 'Please choose the first day.' };
  if (last !== null && !isDate(last)) return { field: 'to', text: 'Please choose the last day.' };
  if (last !== null && last < first)
    return { field: 'to', text: 'The last day is before the first day.' };
  return {
    from: first,
    to: last,
    levels: levels === 'both' ? levelKeys : [levels],
    kind,
    reason: reason.trim() || null,
  };
}

/** The days of a closure: 'on Friday 27 November', 'from … to …'. */
export function daysText(
  { from, to }: Pick<PublishedClosure, 'from' | 'to'>,
  today: IsoDate,
): string {
  const day = (date: IsoDate) => longDay(date, today);
  if (to === null) return `from ${day(from)} until further notice`;
  return to === from ? `on ${day(from)}` : `from ${day(from)} to ${day(to)}`;
}

/** 'Both levels', 'O Level' */
export function levelsText(levels: readonly Level[]): string {
  const [only] = levels;
  return levels.length === 1 && only ? closing.levels[only] : closing.levels.both;
}

/** Longer closures do not list their classes. */
const MOST_DAYS_LISTED = 7;

/** The classes that a closure cancels, as 'Science, 3.00'; undefined for more than a week. */
export function cancelledBy(
  { from, to, levels }: PublishedClosure,
  classes: readonly OfficeClass[],
): { one: OfficeClass; text: string }[] | undefined {
  if (to === null || to >= addDays(from, MOST_DAYS_LISTED)) return undefined;
  const closed = classes.filter(({ level }) => levels.includes(level));
  const found: { one: OfficeClass; text: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const { one, start } of meetingsOf(closed, day)) {
      found.push({ one, text: `${one.subject}, ${timeText(start)}` });
    }
  }
  return found;
}

/** The classes that a closure concerns, each once; without a last day every class of its levels. */
export function closedClassesOf(
  closure: PublishedClosure,
  classes: readonly OfficeClass[],
): OfficeClass[] {
  const cancelled = cancelledBy(closure, classes)?.map(({ one }) => one.id);
  return classes.filter(
    ({ id, level, over }) =>
      !over && closure.levels.includes(level) && (cancelled?.includes(id) ?? true),
  );
}

/** The values of the form for the notice. */
export interface NoticeForm {
  text: string;
  until: 'today' | 'tomorrow' | 'week' | 'another';
  day: string;
  time: string;
}

/** The form for a notice that is published, or for a new one. */
export function noticeFormOf(notice: OfficeNotice | null): NoticeForm {
  if (!notice) return { text: '', until: 'today', day: '', time: '' };
  const { text, until } = notice;
  return {
    text,
    until: 'another',
    day: colomboDate(Date.parse(until)),
    time: colomboClock(until),
  };
}

/** @returns the notice, whose limits the server checks; otherwise what to correct */
export function noticeOf(
  form: NoticeForm,
  now: Instant,
): { text: string; until: string } | FieldProblem<'text' | 'day'> {
  const text = form.text.trim();
  if (text === '') return { field: 'text', text: 'Please write what families should know.' };
  if (text.length > LONGEST_NOTICE) {
    return { field: 'text', text: closing.notice.tooLong(text.length - LONGEST_NOTICE) };
  }
  const end = endOf(form, now);
  if (end === undefined) return { field: 'day', text: 'Please choose a day and a time.' };
  return { text, until: new Date(end).toISOString() };
}

/** How many days after today a notice ends at midnight. */
export const midnights = { today: 0, tomorrow: 1, week: 7 } as const;

function endOf({ until, day, time }: NoticeForm, now: Instant): Instant | undefined {
  if (until === 'another') return momentOf(day, time);
  return startOf(addDays(colomboDate(now), midnights[until] + 1));
}

/** The end of a notice: 'Friday 27 November, 6.00 p.m.', 'today, midnight'. */
export function endText(until: string, now: Instant): string {
  const end = Date.parse(until);
  const isMidnight = colomboClock(end) === '00:00';
  const moment = isMidnight ? end - 1 : end;
  const date = colomboDate(moment);
  const isNear = date <= addDays(colomboDate(now), 1);
  const day = isNear ? dayWord(moment, now) : longDay(date, colomboDate(now));
  return isMidnight ? `${day}, midnight` : `${day}, ${hourOf(end)}`;
}
