// What the page knows of the week: the server's own types, under the names that are used here.
import type { ClassList } from '#server/office/types.ts';

export type {
  ClassHistoryEntry,
  ClassList,
  OfficeChange,
  OfficeClass,
} from '#server/office/types.ts';

/** A class that the timetable has lost while changes name it. */
export type GoneClass = ClassList['gone'][number];
