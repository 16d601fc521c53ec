import type { Documents } from '../schemas/documents.ts';
import type { IsoDate } from './dates.ts';

/** A discount for those who register before a day, of one year or of each year. */
export type EarlyBirdOffer = Omit<Documents['offer'], 'placeholders'>;

/** The day the offer ends, as pages write it: 'December 31st'. */
export function earlyBirdDayOf({ offer }: Documents): string {
  return dayText(offer.before);
}

/** Whether a text names the offer: its discount or its day. */
export function namesOffer(documents: Documents, text: string): boolean {
  const words = [`${documents.offer.percent}%`, earlyBirdDayOf(documents), 'early-bird'];
  return words.some((word) => text.includes(word));
}

function dayText(date: IsoDate): string {
  const name = new Date(date).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const day = Number(date.slice(-2));
  const isTeen = day >= 11 && day <= 13;
  return `${name} ${day}${(!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'}`;
}
