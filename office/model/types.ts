// The server's own types, under the names that the page uses.
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

/** A class that is no longer on the timetable while changes name it. */
export type RemovedClass = ClassList['gone'][number];
