import type { Closure } from './closure.ts';
import type { IsoDate } from './dates.ts';
import { closure } from './typed-rows.ts';

/**
 * Public holidays with a fixed date, as a start: the full-moon days of each year are announced by
 * the government and are to be added. No blackout stands here; docs/editing-content.md shows one.
 */
export const closures: readonly Closure[] = [
  closure({
    kind: 'holiday',
    name: 'Christmas Day',
    from: '2026-12-25',
    to: '2026-12-25',
    confirmed: false,
  }),
  closure({
    kind: 'holiday',
    name: 'National Day',
    from: '2027-02-04',
    to: '2027-02-04',
    confirmed: false,
  }),
  closure({
    kind: 'holiday',
    name: 'Sinhala and Tamil New Year',
    from: '2027-04-13',
    to: '2027-04-14',
    confirmed: false,
  }),
  closure({
    kind: 'holiday',
    name: 'May Day',
    from: '2027-05-01',
    to: '2027-05-01',
    confirmed: false,
  }),
];

/** What a closure is called where the office gave no reason. */
export const closureNames: Record<'holiday' | 'weather' | 'exam' | 'other', string> = {
  holiday: 'Holiday',
  weather: 'Closed because of the weather',
  exam: 'Public examinations',
  other: 'Closed',
};

/** In place of the last day of a closure without one. */
export const furtherNotice = 'until further notice';

/** The words round the banner, for those who hear it. */
export const closureNotice = { label: 'Days without classes', close: 'Close this notice' } as const;

/** How many days ahead the banner tells of a closure. */
export const bannerDaysAhead = 7;

/** The first day of calendars: classes are shown from this Monday on. */
export const calendarsBegin: IsoDate = '2026-11-02';
