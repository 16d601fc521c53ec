/** The words about a meeting that is not as the timetable says. Dates, times and rooms come in between. */
export const classChangeWords = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  cancelled: 'Cancelled',
  isCancelled: 'is cancelled',
  moved: 'Moved',
  isMovedTo: 'is moved to',
  movedFrom: 'moved from',
  isIn: 'is in',
} as const;

/** The line at the top of a page with classes, today and tomorrow. */
export const todaysNotice = {
  several: 'classes do not meet as usual today or tomorrow',
  /** Said without a connection, with the time at which it was so. */
  none: 'No changes for today or tomorrow.',
  asOf: 'As known on',
} as const;
