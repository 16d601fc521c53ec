import type { Documents } from '../schemas/documents.ts';
import { type IsoDate, months } from './dates.ts';

/** A discount for those who register before a day, of one year or of each year. */
export type EarlyBirdOffer = Omit<Documents['offer'], 'placeholders'>;

/** The day the offer ends, as pages write it: 'December 31st'. */
export function earlyBirdDayOf({ offer }: Documents): string {
  return dayText(offer.before);
}

/** Whether a text names the offer: its discount or its day. */
export function namesOffer(documents: Documents, text: string): boolean {
  const words = [`${documents.offer.percent}%`, earlyBirdDayOf(documents)];
  return /early.bird/i.test(text) || words.some((word) => text.includes(word));
}

function dayText(date: IsoDate): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const isTeen = day >= 11 && day <= 13;
  // Not by the browser's own calendar, which takes a tenth of a page's scripts to start.
  return `${months[month - 1]} ${day}${(!isTeen && { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) || 'th'}`;
}
