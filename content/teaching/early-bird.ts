import offer from '#documents/offer.json' with { type: 'json' };
import type { Documents } from '../schemas/documents.ts';

/** A discount for those who register before a day of one year, or of each year (null). */
export type EarlyBirdOffer = Pick<Documents['offer'], 'percent' | 'before' | 'year'>;

/** The early-bird offer (docs/requirements.md, R27.5). */
export const earlyBird: EarlyBirdOffer = offer;

/** The day the offer ends, as pages write it: 'December 31st'. */
export const earlyBirdDay = dayText(earlyBird.before);

function dayText({ month, day }: EarlyBirdOffer['before']): string {
  const name = new Date(2024, month - 1, 15).toLocaleString('en', { month: 'long' });
  const isTeen = day >= 11 && day <= 13;
  return `${name} ${day}${(!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'}`;
}
