// The server's own types, under the names that the page uses.
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import type { ClassList } from '#server/office/types.ts';

export type {
  CallAgain,
  ChangeEvent,
  ClassHistoryEntry,
  ClassList,
  Conflict,
  ContactConflict,
  ContactField,
  Contacts,
  Counts,
  DiarySlot as Slot,
  Figures,
  HistoryEntry,
  Hold,
  MessageName,
  OfficeChange,
  OfficeClass,
  OfficeClosure,
  OfficeNotice,
  Reason,
  Reply,
  SiteOverview,
  SiteVersions,
  Submission,
  SubmissionItem as Item,
  SubmissionList,
  SuggestedHoliday,
} from '#server/office/types.ts';

/** How far ahead slots may be opened, in days. */
export const SLOT_DAYS_AHEAD = 120;

/** Slots to be opened: as many as fit between two times of a day. */
export interface NewSlots {
  day: IsoDate;
  /** On the 24-hour clock: '15:00'. */
  from: Clock;
  to: Clock;
  minutes: number;
  seats: number;
  room: string;
}

/** A class that is no longer on the timetable while changes name it. */
export type RemovedClass = ClassList['gone'][number];
