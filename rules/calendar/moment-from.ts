import type { IsoDate } from '#content/teaching/dates.ts';
import { timeText } from '#content/teaching/times.ts';
import { colomboDate, colomboMinutes, type Instant } from './colombo.ts';
import { dayFrom } from './day-from.ts';

// Apart from dayFrom, which every page loads.

/** '21 Nov', in another year '9 Jan 2027'. */
export function shortDayFrom(today: IsoDate, date: IsoDate): string {
  return dayFrom(today, date, { weekday: false, short: true });
}

/** A time: 'Saturday, 21 November, 4.12 p.m.', in another year '… 9 January 2027, 4.12 p.m.' */
export function momentFrom(now: Instant, instant: Instant): string {
  const day = dayFrom(colomboDate(now), colomboDate(instant));
  return `${day}, ${timeText(colomboMinutes(instant))}`;
}
