import holidays from '#documents/holidays.json' with { type: 'json' };
import type { Closure } from './closure.ts';

export const closures: readonly Closure[] = holidays.closures;

/** What a closure is called where the office gave no reason. */
export const closureNames: Record<'holiday' | 'weather' | 'exam' | 'other', string> = {
  holiday: 'Holiday',
  weather: 'Closed because of the weather',
  exam: 'Public examinations',
  other: 'Closed',
};

/** In place of the last day of a closure without one. */
export const furtherNotice = 'until further notice';

/** Labels of the banner for screen readers. */
export const closureNotice = { label: 'Days without classes', close: 'Close this notice' } as const;

/** How many days ahead the banner announces a closure. */
export const bannerDaysAhead = 7;
