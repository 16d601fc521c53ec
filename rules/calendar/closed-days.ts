import type { Day, IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { type Closure, OPEN_END } from '#content/teaching/recorded-closures.ts';
import type { ClassDates } from '#content/teaching/timetable.ts';
import { addDays, colomboDate, type Instant, nextDate } from './colombo.ts';
import { dayFrom } from './day-from.ts';
import { shortDayFrom } from './moment-from.ts';

/** How many days calendars leave out for a closure until further notice. */
const OPEN_END_DAYS = 730;

interface WeeklyClass extends ClassDates {
  readonly day: Day;
  readonly level: Level;
}

/** Whether a closure is for a level, on its days. */
export function isOfLevel({ levels: only }: Closure, level: Level): boolean {
  return only?.includes(level) ?? true;
}

/** The closure because of which a level has no classes on a date, if there is one. */
export function closureOn(
  date: IsoDate,
  level: Level,
  closures: readonly Closure[],
): Closure | undefined {
  return closures.find(
    (closure) => closure.from <= date && date <= closure.to && isOfLevel(closure, level),
  );
}

/** The spans in which no class of either level is held, also by two closures of a level each. */
export function fullClosures(closures: readonly Closure[]): Pick<Closure, 'from' | 'to'>[] {
  const isFull = (closure: Closure) => levelKeys.every((level) => isOfLevel(closure, level));
  const partly = closures.filter((closure) => !isFull(closure));
  const [some = [], others = []] = levelKeys.map((level) =>
    partly.filter((closure) => isOfLevel(closure, level)),
  );
  const together = some.flatMap((one) =>
    others.map((other) => {
      const [, from = one.from] = [one.from, other.from].sort();
      const [to = one.to] = [one.to, other.to].sort();
      return { from, to };
    }),
  );
  return [...closures.filter(isFull), ...together.filter(({ from, to }) => from <= to)];
}

export type NextMeeting = ReturnType<typeof nextMeeting>;

/**
 * The next day a class is due, from today and its first day on in Colombo, and the closure because
 * of which it is not held then. A class of today that has ended counts until midnight.
 */
export function nextMeeting(
  { day, level, startsOn }: WeeklyClass,
  now: Instant,
  closures: readonly Closure[],
) {
  const today = colomboDate(now);
  const date = nextDate(startsOn && startsOn > today ? startsOn : today, day);
  return { date, closure: closureOn(date, level, closures), today };
}

/** For a class that is not held: 'No class on Friday, 25 December: Christmas Day'. */
export function noClassText({ date, closure, today }: NextMeeting): string | undefined {
  return closure && `No class on ${dayFrom(today, date)}: ${closure.name}`;
}

/** The same in place of the room: 'No class 25 Dec'. */
export function noClassShort({ date, closure, today }: NextMeeting): string | undefined {
  return closure && `No class ${shortDayFrom(today, date)}`;
}

/** Whether the early-bird offer and the marketing figures must be hidden: a blackout runs today. */
export function promotionHidden(now: Instant, closures: readonly Closure[]): boolean {
  const today = colomboDate(now);
  return closures.some(
    ({ kind, from, to }) => kind === 'exam-blackout' && from <= today && today <= to,
  );
}

/** The dates on which a class is not held, for its calendar. */
export function datesWithout({ day, level }: WeeklyClass, closures: readonly Closure[]): IsoDate[] {
  const dates = closures.flatMap((closure) => {
    if (!isOfLevel(closure, level)) return [];
    const found: IsoDate[] = [];
    const last = closure.to === OPEN_END ? addDays(closure.from, OPEN_END_DAYS) : closure.to;
    for (let date = nextDate(closure.from, day); date <= last; date = addDays(date, 7)) {
      found.push(date);
    }
    return found;
  });
  return [...new Set(dates)].sort();
}
