import { type Day, days, type IsoDate, months } from '#content/teaching/dates.ts';

/** A time in milliseconds since 1970, as Date.now() returns it. */
export type Instant = number;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Sri Lanka is 5 hours 30 ahead of UTC all year (since 15 April 2006). */
const AHEAD = 330 * MINUTE;

/** The calendar date in Colombo. */
export function colomboDate(instant: Instant): IsoDate {
  return new Date(instant + AHEAD).toISOString().slice(0, 10) as IsoDate;
}

/** When a date begins in Colombo. */
export function startOf(date: IsoDate): Instant {
  return Date.parse(`${date}T00:00:00Z`) - AHEAD;
}

/** Minutes since midnight in Colombo. */
export function colomboMinutes(instant: Instant): number {
  return Math.floor(((instant + AHEAD) % DAY) / MINUTE);
}

/** The date `count` days later, or earlier. */
export function addDays(date: IsoDate, count: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + count * DAY)
    .toISOString()
    .slice(0, 10) as IsoDate;
}

/** The same day of the next year, for comparisons only: 29 February may not exist. */
export function yearAfter(date: IsoDate): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

/** The weekday of a date. */
export function dayOf(date: IsoDate): Day {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return days[(sundayFirst + 6) % 7] as Day;
}

/** The Monday of the week of a date. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, -days.indexOf(dayOf(date)));
}

/** The first date from `from` on that is this weekday. */
export function nextDate(from: IsoDate, day: Day): IsoDate {
  return addDays(from, (days.indexOf(day) - days.indexOf(dayOf(from)) + 7) % 7);
}

/**
 * '2026-12-25' -> 'Friday, 25 December'; with the year: 'Friday, 25 December 2026'; without the
 * weekday: '25 December 2026'; short: '25 Dec 2026'.
 */
export function dateText(
  date: IsoDate,
  { weekday = true, year = false, short = false } = {},
): string {
  const [years, month, day] = date.split('-').map(Number) as [number, number, number];
  const text = `${day} ${months[month - 1]?.slice(0, short ? 3 : 9)}${year ? ` ${years}` : ''}`;
  return weekday ? `${dayOf(date)}, ${text}` : text;
}
