import type { IsoDate } from '#content/teaching/dates.ts';
import {
  addDays,
  colomboDate,
  colomboMinutes,
  dateText,
  dayOf,
  type Instant,
} from '#rules/calendar/colombo.ts';
import { timeText } from '#rules/calendar/times.ts';

/** A moment as an ISO text, as the API sends it, or in milliseconds. */
type Moment = string | Instant;

/** '1.20 p.m.', in Colombo. */
export function hourOf(moment: Moment): string {
  return timeText(colomboMinutes(instantOf(moment)));
}

/** '13:20', in Colombo, as a time field has it. */
export function colomboClock(moment: Moment): string {
  const minutes = colomboMinutes(instantOf(moment));
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The day of a moment as one says it now: 'today', 'yesterday', 'Sun', '2 October', '2 October 2025'. */
export function dayWord(moment: Moment, now: Instant): string {
  const date = colomboDate(instantOf(moment));
  const today = colomboDate(now);
  if (date === today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  if (date === addDays(today, 1)) return 'tomorrow';
  if (isWithinDays(date, today, 6)) return dayOf(date).slice(0, 3);
  return shortDate(date, today);
}

/** 'today 8.55 a.m.', 'Sun 6.02 p.m.', '2 October 6.02 p.m.' */
export function dayAndHour(moment: Moment, now: Instant): string {
  return `${dayWord(moment, now)} ${hourOf(moment)}`;
}

/** The same in the narrow margin of a diary: 'today 8.55 a.m.', 'Sun 6.02 p.m.', '2 Oct 6.02 p.m.', '2 Oct 2025'. */
export function diaryTime(moment: Moment, now: Instant): string {
  const date = colomboDate(instantOf(moment));
  const today = colomboDate(now);
  if (date === today || isWithinDays(date, today, 6)) {
    const day = date === today ? dayWord(moment, now) : dayOf(date).slice(0, 3);
    return `${day} ${hourOf(moment)}`;
  }
  const short = shortDate(date, today).replace(/([A-Z][a-z]{2})[a-z]+/, '$1');
  return date.slice(0, 4) === today.slice(0, 4) ? `${short} ${hourOf(moment)}` : short;
}

/** 'Monday 23 November' */
export function wholeDay(moment: Moment): string {
  return dateText(colomboDate(instantOf(moment))).replace(',', '');
}

/** A date without its weekday, with the year unless it is this one: '14 May 2009'. */
export function shortDate(date: IsoDate, today?: IsoDate): string {
  const text = dateText(date, { year: true }).replace(/^\w+, /, '');
  return today?.slice(0, 4) === date.slice(0, 4) ? text.replace(/ \d+$/, '') : text;
}

/** Whole years between a birthday and a moment. */
export function yearsSince(birthday: IsoDate, now: Instant): number {
  const today = colomboDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

export function instantOf(moment: Moment): Instant {
  return typeof moment === 'number' ? moment : Date.parse(moment);
}

function isWithinDays(date: IsoDate, today: IsoDate, days: number): boolean {
  return date > addDays(today, -days - 1) && date < addDays(today, days + 1);
}
