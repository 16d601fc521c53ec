import { classesPage } from '#content/office/classes-texts.ts';
import { days, type IsoDate, isDate } from '#content/teaching/dates.ts';
import { clockText, timeText } from '#content/teaching/times.ts';
import {
  addDays,
  colomboDate,
  colomboMinutes,
  dayOf,
  type Instant,
  startOf,
} from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { momentFrom, shortDayFrom } from '#rules/calendar/moment-from.ts';

/** A moment as ISO text, as the API sends it, or in milliseconds since 1970. */
type Moment = string | Instant;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** '1.20 p.m.', in Colombo. */
export function hourOf(moment: Moment): string {
  return timeText(colomboMinutes(instantOf(moment)));
}

/** '13:20', in Colombo, as a time field has it. */
export function colomboClock(moment: Moment): string {
  return clockText(colomboMinutes(instantOf(moment)));
}

/**
 * '2026-11-25' and '15:00' in Colombo.
 * @returns milliseconds since 1970; undefined unless both are given
 */
export function momentOf(day: string, time: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!isDate(day) || hours === undefined || minutes === undefined) return undefined;
  return startOf(day) + (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A day: 'today', 'yesterday', 'Sun' in the last week, 'Sun 29 Nov' in the next, '2 Oct', '2 Oct 2025'. */
export function dayWord(moment: Moment, now: Instant): string {
  const date = colomboDate(instantOf(moment));
  const today = colomboDate(now);
  if (date === today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  if (date === addDays(today, 1)) return 'tomorrow';
  const weekday = dayOf(date).slice(0, 3);
  if (date < today && date > addDays(today, -7)) return weekday;
  if (date > today && date < addDays(today, 7)) return `${weekday} ${shortDayFrom(today, date)}`;
  return shortDayFrom(today, date);
}

/** 'today 8.55 a.m.', 'Sun 6.02 p.m.', '2 Oct 6.02 p.m.' */
export function dayAndHour(moment: Moment, now: Instant): string {
  return `${dayWord(moment, now)} ${hourOf(moment)}`;
}

/** The same, without the day if it is today. */
export function hourAndDay(moment: Moment, now: Instant): string {
  const isToday = colomboDate(instantOf(moment)) === colomboDate(now);
  return isToday ? hourOf(moment) : dayAndHour(moment, now);
}

/** An appointment in a narrow column: 'Mon 30 Nov, 10.00 a.m.' */
export function shortAppointment(moment: Moment, now: Instant): string {
  const date = colomboDate(instantOf(moment));
  return `${dayOf(date).slice(0, 3)} ${shortDayFrom(colomboDate(now), date)}, ${hourOf(moment)}`;
}

/** An appointment: 'Monday, 30 November, 10.00 a.m.', with the year if it is another one. */
export function appointmentText(moment: Moment, now: Instant): string {
  return momentFrom(now, instantOf(moment));
}

/** '2026-11-23' -> 'Monday 23 November', with the year if it is not that of `today`. */
export function longDay(date: IsoDate, today: IsoDate): string {
  return dayFrom(today, date).replace(',', '');
}

/** Whole years between a birthday and a moment. */
export function yearsSince(birthday: IsoDate, now: Instant): number {
  const today = colomboDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whole days since a moment. */
export function daysSince(moment: string, now: Instant): number {
  return Math.max(0, Math.floor((now - Date.parse(moment)) / DAY));
}

/**
 * A span of time: minutes below an hour, hours and minutes below three hours, hours below two days,
 * then days. Rounded down, and without a space where a line could break.
 */
export function spanOf(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 60) return unit(minutes, 'min');
  const hours = Math.floor(minutes / 60);
  if (hours < 3 && minutes % 60 > 0) return `${unit(hours, 'h')} ${unit(minutes % 60, 'min')}`;
  if (hours < 48) return unit(hours, 'h');
  return unit(Math.floor(hours / 24), 'days');
}

function unit(count: number, name: string): string {
  return `${count}\u00a0${name}`;
}

function instantOf(moment: Moment): Instant {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

/** How far away a day is: 'today', 'tomorrow', 'in 3 days', 'in 2 weeks'. */
export function distanceText(date: IsoDate, today: IsoDate): string {
  const words = classesPage.sheet;
  const count = Math.round((Date.parse(date) - Date.parse(today)) / DAY);
  if (count < 0) return 'past';
  if (count === 0) return words.isToday;
  if (count === 1) return words.tomorrow;
  return count % 7 === 0 ? words.inWeeks(count / 7) : words.inDays(count);
}

/** A day next to a class of the week: 'today', 'tomorrow', 'this week', 'on 30 Nov'. */
export function nearText(date: IsoDate, today: IsoDate): string {
  if (date === today) return classesPage.sheet.isToday;
  if (date === addDays(today, 1)) return classesPage.sheet.tomorrow;
  const isLater = days.indexOf(dayOf(date)) > days.indexOf(dayOf(today));
  return date > today && isLater && date < addDays(today, 7)
    ? 'this week'
    : `on ${shortDayFrom(today, date)}`;
}
