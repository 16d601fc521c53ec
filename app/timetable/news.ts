import type { Closure } from '#content/teaching/closure.ts';
import type { StoredClassChange } from '#rules/timetable/calendar.ts';

/** What is different about a class in the next seven days. */
export interface ClassNote {
  kind: 'cancelled' | 'moved' | 'room' | 'few' | 'full';
  short: string;
  /** '· ' and what comes after it, shown where there is room for it; `text` holds both. */
  later?: string;
  /** Whole sentences; absent where the short words say it all. */
  text?: string;
}

/** What the school has changed, in words. */
export interface TodaysNews {
  /** The changes themselves, for a calendar. */
  changes: readonly StoredClassChange[];
  /** Days without classes: those in content/ and those of the office. */
  closures: readonly Closure[];
  /** The day of a student with the timetable of this query; '' without a class. */
  ownDay: (query: string) => string;
  /** The name of the link to that timetable. */
  ownTimetable: string;
  /** By class id. */
  notes: ReadonlyMap<string, ClassNote>;
  /** The ids of classes that take no more students. */
  full: ReadonlySet<string>;
  /** What is different today and tomorrow, in order. */
  announcements: readonly { class: string; date: string; text: string }[];
  /** 'Checked …', while the server cannot be reached; otherwise ''. */
  asOf: string;
  /** What the line at the top says of several announcements, after their number. */
  several: string;
  /** What it says without any and without a connection, when even no news has a time; else ''. */
  none: string;
}
