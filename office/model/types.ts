// The server's own types, under the names that the page uses.

import type { SubmissionItem } from '#server/office/items.ts';
import type { SubmissionList } from '#server/office/list/list-routes.ts';
import type { Submission } from '#server/office/submission/submission-routes.ts';

export type {
  ClassHistoryEntry,
  OfficeChange,
  OfficeClass,
} from '#server/office/classes/class-routes.ts';
export type { OfficeClosure, OfficeNotice } from '#server/office/classes/closure-routes.ts';
export type { DiarySlot as Slot } from '#server/office/diary/diary-routes.ts';
export type { ChangeEvent } from '#server/office/events.ts';
export type { SubmissionItem as Item } from '#server/office/items.ts';
export type { Figures, SubmissionList } from '#server/office/list/list-routes.ts';
export type { Conflict } from '#server/office/submission/submission-change-routes.ts';
export type {
  HistoryEntry,
  Reply,
  Submission,
} from '#server/office/submission/submission-routes.ts';

export type Counts = SubmissionList['counts'];
export type CallAgain = NonNullable<SubmissionItem['callAgain']>;
export type Reason = NonNullable<SubmissionItem['reason']>;
export type MessageName = Submission['mails'][number]['message'];
/** How far ahead slots may be opened, in days. */
export const SLOT_DAYS_AHEAD = 120;
