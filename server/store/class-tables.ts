import type { GeneratedAlways } from 'kysely';
import type { Clock } from '#content/teaching/class-row.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ChangeKind, ClosureKind, Places } from '#payloads/today.ts';

/** What the office says of classes, as the database keeps it (db/migrations says what each column is). */
export interface ClassChangesTable {
  id: string;
  class: string;
  date: IsoDate;
  kind: ChangeKind;
  starts: Clock | null;
  ends: Clock | null;
  to_date: IsoDate | null;
  room: string | null;
  reason: string | null;
  created_at: number;
  created_by: string;
}

export interface ClassPlacesTable {
  class: string;
  places: Places;
  set_at: number;
  set_by: string;
}

export interface ClassHistoryTable {
  id: GeneratedAlways<number>;
  class: string;
  at: number;
  actor: string;
  what: ClassDeed;
  /** JSON of the change; null for places. */
  change: string | null;
}

/** What was done to a class: a change, one taken back, or its places. */
export type ClassDeed = ChangeKind | 'removed' | Places;

export interface ClosuresTable {
  id: string;
  from_day: IsoDate;
  /** Null: until further notice. */
  to_day: IsoDate | null;
  /** JSON of the levels. */
  levels: string;
  kind: ClosureKind;
  reason: string | null;
  created_at: number;
  created_by: string;
}

export interface NoticesTable {
  id: 'notice';
  text: string;
  until: number;
  created_at: number;
  created_by: string;
}

export interface ClassTables {
  closures: ClosuresTable;
  notices: NoticesTable;
  removed_holidays: { day: IsoDate; removed_at: number; removed_by: string };
  class_changes: ClassChangesTable;
  class_places: ClassPlacesTable;
  class_history: ClassHistoryTable;
  unwanted_mailboxes: { submission_id: string; mailbox: string };
}
