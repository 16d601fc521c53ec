/** Texts about a meeting that is not as the timetable says; dates, times and rooms come between. */
export const classChangeWords = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  noClass: 'No class',
  /** '3 Dec only': the change of one day. */
  only: 'only',
  isCancelled: 'is cancelled',
  moved: 'Moved',
  isNow: 'is now',
  isMovedTo: 'is moved to',
  movedFrom: 'moved from',
  isIn: 'is in',
  /** Of a class that has not begun, before its first day. */
  startsOn: 'from',
  /** Of a class that ends soon, before its last day. */
  endsOn: 'until',
} as const;

/** In place of the classes of a level or a teacher without any. */
export const noClassesText = 'No class on the timetable at the moment. Please ask the office.';

/** The day of a student with a saved timetable. */
export const ownDayWords = {
  today: 'Your classes today:',
  next: 'Your next class:',
  timetable: 'My timetable',
} as const;

/** What a class's places are called, and what the Register link of a full class reads. */
export const placesWords = {
  few: 'Few places left',
  full: 'Full',
  waitingList: 'Join the waiting list',
} as const;
