import type { IsoDate } from '#content/teaching/dates.ts';
import { type EarlyBirdOffer, earlyBird } from '#content/teaching/early-bird.ts';
import { colomboDate, type Instant } from '../calendar/colombo.ts';

function dateIn(year: number, { before: { month, day } }: EarlyBirdOffer): IsoDate {
  return colomboDate(Date.UTC(year, month - 1, day));
}

/** Whether the offer applies: strictly before its day in Colombo, each year or in its year. */
export function earlyBirdApplies(now: Instant, offer: EarlyBirdOffer = earlyBird): boolean {
  return colomboDate(now) < earlyBirdDate(now, offer);
}

/** The day before which one must register: this year's, or after that day next year's. */
export function earlyBirdDate(now: Instant, offer: EarlyBirdOffer = earlyBird): IsoDate {
  if (offer.year !== null) return dateIn(offer.year, offer);
  const today = colomboDate(now);
  const year = Number(today.slice(0, 4));
  const thisYears = dateIn(year, offer);
  return today <= thisYears ? thisYears : dateIn(year + 1, offer);
}
