import type { IsoDate } from '#content/teaching/dates.ts';
import type { EarlyBirdOffer } from '#content/teaching/early-bird.ts';
import { colomboDate, type Instant } from '../calendar/colombo.ts';

/** Whether the offer is on, and it is strictly before its day in Colombo. */
export function earlyBirdApplies(now: Instant, offer: EarlyBirdOffer): boolean {
  return offer.isOn && colomboDate(now) < earlyBirdDate(now, offer);
}

/** The day before which one must register: this year's, or after that day next year's. */
export function earlyBirdDate(now: Instant, offer: EarlyBirdOffer): IsoDate {
  if (!offer.everyYear) return offer.before;
  const today = colomboDate(now);
  const year = Number(today.slice(0, 4));
  const thisYears = dateIn(year, offer);
  return today <= thisYears ? thisYears : dateIn(year + 1, offer);
}

/** The 29th of February is the 1st of March in other years. */
function dateIn(year: number, { before }: EarlyBirdOffer): IsoDate {
  const [, month = 1, day = 1] = before.split('-').map(Number);
  return colomboDate(Date.UTC(year, month - 1, day));
}
