import type { IsoDate } from './dates.ts';
import type { Level } from './levels.ts';

/** The last day of a closure until further notice. */
export const OPEN_END: IsoDate = '9999-12-31';

/**
 * Days without classes. A 'holiday' greys the classes of those days and leaves them out of
 * calendars. An 'exam-blackout' is the time before a public examination in which the law forbids
 * classes and publicity for its candidates: it also hides the early-bird offer and the marketing
 * figures while it lasts.
 */
export interface Closure {
  readonly kind: 'holiday' | 'exam-blackout';
  /** What the banner and the greyed class say: 'Christmas Day'. */
  readonly name: string;
  readonly from: IsoDate;
  /** The last day; the same as `from` for a single day. */
  readonly to: IsoDate;
  /** The levels without classes; absent: both. */
  readonly levels?: readonly Level[];
  /** False until the school has confirmed it: `npm run check:content` lists those. */
  readonly confirmed: boolean;
}
