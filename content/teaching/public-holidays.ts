import type { IsoDate } from './dates.ts';
import dates from './public-holidays.json' with { type: 'json' };

/**
 * Poya days and public holidays of this year and the next. Only the office sees them, until it
 * confirms one as a day without classes. Source for 2026: the calendar of the Department of
 * Government Printing, as Ada Derana published it on 28 December 2025. Source for 2027: a public
 * transcript of the order under the Holidays Act, read on 25 November 2026; publicholidays.lk gives
 * 21 March for Madin and 20 May for Vesak. The dates of 2027 that move are uncertain until the
 * school has seen that order itself.
 */
export const publicHolidays = [
  ...holidays(dates.certain, true),
  ...holidays(dates.estimated, false),
].sort((one, other) => one.date.localeCompare(other.date));

/** @param isCertain false for estimates: the moon is observed, and the gazette comes later */
function holidays(names: Record<string, string>, isCertain: boolean) {
  return Object.entries(names).map(([date, name]) => ({ date: date as IsoDate, name, isCertain }));
}
