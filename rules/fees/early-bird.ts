import type { IsoDate } from '#content/teaching/dates.ts';
import { type EarlyBirdOffer, earlyBird } from '#content/teaching/early-bird.ts';
import type { Money } from '#content/teaching/fees.ts';
import { colomboDate, type Instant } from '../calendar/colombo.ts';
import { times } from './money.ts';

function dateIn(year: number, { before }: EarlyBirdOffer): IsoDate {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${year}-${two(before.month)}-${two(before.day)}` as IsoDate;
}

/**
 * Whether the offer is to be shown. It stands each year anew; when its record names a year, it
 * goes as soon as that year's date has passed in Colombo.
 */
export function earlyBirdApplies(now: Instant, offer: EarlyBirdOffer = earlyBird): boolean {
  return offer.year === undefined || colomboDate(now) <= dateIn(offer.year, offer);
}

/** The date the offer ends next: this year's, or next year's once this year's has passed. */
export function earlyBirdDate(now: Instant, offer: EarlyBirdOffer = earlyBird): IsoDate {
  if (offer.year !== undefined) return dateIn(offer.year, offer);
  const today = colomboDate(now);
  const year = Number(today.slice(0, 4));
  const thisYears = dateIn(year, offer);
  return today <= thisYears ? thisYears : dateIn(year + 1, offer);
}

/** A sum with the discount taken off. */
export function withEarlyBird(sum: Money, offer: EarlyBirdOffer = earlyBird): Money {
  return times(sum, (100 - offer.percent) / 100);
}
