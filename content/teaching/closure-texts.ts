/** In place of the last day of a closure without one. */
export const furtherNotice = 'until further notice';

/** What a closure is called where the office gave no reason. */
export const closureNames: Record<'holiday' | 'weather' | 'exam' | 'other', string> = {
  holiday: 'Holiday',
  weather: 'Closed because of the weather',
  exam: 'Public examinations',
  other: 'Closed',
};

/** Texts of the banner; offline, the time of the last check follows the last one. */
export const closureNotice = {
  label: 'Days without classes',
  close: 'Close this notice',
  closedToday: 'Closed today',
  checked: 'Checked',
} as const;

/** How many days ahead the banner announces a closure. */
export const bannerDaysAhead = 7;
