import offer from '#documents/offer.json' with { type: 'json' };
import type { Documents } from '../schemas/documents.ts';
import type { IsoDate } from './dates.ts';

/** A discount for those who register before a day, of one year or of each year. */
export type EarlyBirdOffer = Omit<Documents['offer'], 'placeholders'>;

/** The early-bird offer (docs/requirements.md, R27.5). */
export const earlyBird: EarlyBirdOffer = offer;

/** The day the offer ends, as pages write it: 'December 31st'. */
export const earlyBirdDay = dayText(earlyBird.before);

function dayText(date: IsoDate): string {
  const name = new Date(date).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const day = Number(date.slice(-2));
  const isTeen = day >= 11 && day <= 13;
  return `${name} ${day}${(!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'}`;
}
