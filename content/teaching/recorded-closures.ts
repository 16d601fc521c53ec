import type { Documents } from '../schemas/documents.ts';
import type { IsoDate } from './dates.ts';

/**
 * Days without classes. A 'holiday' greys the classes of those days and leaves them out of
 * calendars. An 'exam-blackout' is the time before a public examination in which the law forbids
 * classes and publicity for its candidates: it also hides the early-bird offer and the marketing
 * figures while it lasts. `to` is the last day; without `levels` both levels have no classes.
 */
export type Closure = Omit<Documents['holidays']['closures'][number], 'id' | 'placeholders'>;

/** The last day of a closure until further notice. */
export const OPEN_END: IsoDate = '9999-12-31';
