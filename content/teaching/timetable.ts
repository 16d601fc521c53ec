import type { Documents } from '../schemas/documents.ts';
import type { IsoDate } from './dates.ts';

type Classes = Documents['timetable']['classes'];

/**
 * A class as the school writes it down: one row of the weekly timetable (docs/requirements.md, R26).
 * Weekdays are one group of a class, Saturday and Sunday another: a student attends one of them. The
 * id of a class never changes, also when its day does: saved timetables, links and the office's
 * records name classes by it.
 */
export type ClassRow = Classes[keyof Classes][number] & {
  /** Of a class that had not begun when its page was built (rules/timetable/changes.ts). */
  readonly notBegun?: {
    /** 'from 12 January' */
    readonly text: string;
    /** When its first day begins in Colombo, in milliseconds since 1970. */
    readonly until: number;
  };
};

/** The first and the last day of a class; without one it has no such limit. */
export interface ClassDates {
  readonly startsOn?: IsoDate | undefined;
  readonly endsOn?: IsoDate | undefined;
}

/** The value of a class without a fixed room (docs/requirements.md, R18.3). */
export const variousRooms = 'Various Rooms';
