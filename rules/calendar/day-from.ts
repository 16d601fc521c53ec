import type { IsoDate } from '#content/teaching/dates.ts';
import { dateText } from './colombo.ts';

/** A day: 'Saturday, 21 November', in another year than today '… 9 January 2027'. */
export function dayFrom(
  today: IsoDate,
  date: IsoDate,
  options?: Parameters<typeof dateText>[1],
): string {
  return dateText(date, { ...options, year: !date.startsWith(today.slice(0, 5)) });
}
