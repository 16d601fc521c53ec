import type { Documents } from '#content/schemas/documents.ts';
import { listed } from '#content/sentence.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { type Closure, OPEN_END } from '#content/teaching/recorded-closures.ts';
import { closureOn } from '../calendar/closed-days.ts';
import { addDays, colomboDate, type Instant } from '../calendar/colombo.ts';
import { dayFrom } from '../calendar/day-from.ts';
import type { PublishedClosure } from './today.ts';

/** What a closure is called where the office gave no reason. */
const closureNames = {
  holiday: 'Holiday',
  weather: 'Closed because of the weather',
  exam: 'Public examinations',
  other: 'Closed',
};

/** How many days ahead pages announce a closure. */
export const ANNOUNCED_DAYS = 7;

/** A closure of the office, in the form of those in content/. */
export function asClosure({ from, to, levels: only, kind, reason }: PublishedClosure): Closure {
  return {
    kind: kind === 'exam' ? 'exam-blackout' : 'holiday',
    name: reason ?? closureNames[kind],
    from,
    to: to ?? OPEN_END,
    ...(only.length < levelKeys.length && { levels: only }),
  };
}

/** All closures: those in content/, and those of the office. */
export function allClosures(
  documents: Documents,
  published: readonly PublishedClosure[],
): readonly Closure[] {
  return published.length === 0
    ? documents.holidays.closures
    : [...documents.holidays.closures, ...published.map(asClosure)];
}

/** 'Christmas Day: no classes on Friday, 25 December.' */
export function closureText(closure: Closure, today: IsoDate): string {
  return `${closure.name}: no ${closedClasses(closure, today)}.`;
}

/** Whether no class of either level is held on a date. */
export function isClosedOn(date: IsoDate, closures: readonly Closure[]): boolean {
  return levelKeys.every((level) => closureOn(date, level, closures));
}

/** The closures that pages announce: those of today and of the next days. */
export function closuresToAnnounce(now: Instant, closures: readonly Closure[]): Closure[] {
  const today = colomboDate(now);
  const horizon = addDays(today, ANNOUNCED_DAYS);
  return closures.filter(({ from, to }) => to >= today && from <= horizon);
}

/** 'classes on Friday, 25 December', 'A Level classes from … to …', 'from … until further notice'. */
export function closedClasses({ from, to, levels: only }: Closure, today: IsoDate): string {
  const whose =
    only && only.length < levelKeys.length
      ? `${listed(only.map((level) => levels[level].name))} `
      : '';
  const day = (date: IsoDate) => dayFrom(today, date);
  const last = to === OPEN_END ? 'until further notice' : `to ${day(to)}`;
  const span = from === to ? `on ${day(from)}` : `from ${day(from)} ${last}`;
  return `${whose}classes ${span}`;
}
