import { classesPage } from '#content/office/classes-page.ts';
import { type Day, days } from '#content/teaching/class-row.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { addDays, dateText, dayOf } from '#rules/calendar/colombo.ts';

const words = classesPage.sheet;
const DAY = 24 * 3_600_000;

/** '2026-11-23' -> '23 Nov' */
export function shortDay(date: IsoDate): string {
  const [day, month] = dateText(date, { weekday: false }).split(' ');
  return `${day} ${month?.slice(0, 3)}`;
}

/** '2026-11-23' -> 'Monday 23 November' */
export function longDay(date: IsoDate): string {
  return dateText(date).replace(',', '');
}

/** How far off a day is: 'today', 'tomorrow', 'in 3 days', 'in 2 weeks'. */
export function farWord(date: IsoDate, today: IsoDate): string {
  const count = Math.round((Date.parse(date) - Date.parse(today)) / DAY);
  if (count < 0) return words.ago;
  if (count === 0) return words.isToday;
  if (count === 1) return words.tomorrow;
  return count % 7 === 0 ? words.inWeeks(count / 7) : words.inDays(count);
}

/** Beside a class of the week: 'today', 'tomorrow', 'this week', 'on 30 Nov'. */
export function nearWord(date: IsoDate, today: IsoDate): string {
  if (date === today) return words.isToday;
  if (date === addDays(today, 1)) return words.tomorrow;
  return date > today && indexOf(dayOf(date)) > indexOf(dayOf(today)) && date < addDays(today, 7)
    ? classesPage.thisWeek
    : classesPage.on(shortDay(date));
}

function indexOf(day: Day): number {
  return days.indexOf(day);
}
