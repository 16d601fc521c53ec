import { isDate } from '#content/teaching/dates.ts';
import { dateText, type Instant } from './colombo.ts';
import { momentFrom } from './moment-from.ts';

// How pages, receipts and mails write a day and a time. Exports for other programs use ISO 8601.

/** '2009-05-04' -> '4 May 2009'; a text that is not a date is returned unchanged. */
export function dayText(date: string): string {
  return isDate(date) ? dateText(date, { weekday: false, year: true }) : date;
}

/** A time in Colombo on what is saved or printed: 'Saturday, 21 November 2026, 4.12 p.m.' */
export function momentText(instant: Instant): string {
  return momentFrom(0, instant);
}

/** Above a page that was saved earlier: '… was saved on Saturday, 21 November 2026, 3.05 p.m.' */
export function savedOnText(fetched: Instant): string {
  return `You are offline. This page was saved on ${momentText(fetched)}`;
}
