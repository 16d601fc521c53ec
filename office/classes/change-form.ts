import { classesPage } from '#content/office/classes-page.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { type ChangeKind, isClock } from '#payloads/today.ts';
import type { NewChange } from '../api/classes.ts';
import type { OfficeChange, OfficeClass } from '../api/timetable.ts';

const words = classesPage.problems;

/** Longest reason, in UTF-16 code units. */
export const LONGEST_REASON = 120;

/** What stands in the fields of the sheet. */
export interface ChangeForm {
  kind: ChangeKind | '';
  start: string;
  end: string;
  /** '' while the class stays on its day; 'ask' once another is wanted and not given. */
  toDate: string;
  room: string;
  reason: string;
}

/** The fields as they open: what is up, else the class as it usually is. */
export function formOf(one: OfficeClass, change: OfficeChange | undefined): ChangeForm {
  return {
    kind: change?.kind ?? '',
    start: change?.start ?? one.from,
    end: change?.end ?? one.to,
    toDate: change?.toDate ?? '',
    room: change?.room ?? '',
    reason: change?.reason ?? '',
  };
}

/** Whether two forms would put up the same. */
export function isSameForm(one: ChangeForm, other: ChangeForm): boolean {
  return (Object.keys(one) as (keyof ChangeForm)[]).every((key) => one[key] === other[key]);
}

/** What to mend before a change can be put up, as a sentence, and in which field. */
export interface Problem {
  field: 'kind' | 'start' | 'toDate' | 'room' | 'reason';
  text: string;
}

export function problemOf(form: ChangeForm, one: OfficeClass, date: IsoDate): Problem | undefined {
  const { kind, start, end, toDate, room, reason } = form;
  if (kind === '') return { field: 'kind', text: words.kind };
  if (kind === 'moved') {
    if (!isClock(start) || !isClock(end)) return { field: 'start', text: words.time };
    if (start >= end) return { field: 'start', text: words.order };
    if (toDate !== '' && !isDate(toDate)) return { field: 'toDate', text: words.day };
    const staysOnDay = toDate === '' || toDate === date;
    if (staysOnDay && start === one.from && end === one.to) {
      return { field: 'start', text: words.same };
    }
  }
  if (kind === 'room' && room.trim() === '') return { field: 'room', text: words.room };
  if (reason.trim().length > LONGEST_REASON) {
    return { field: 'reason', text: words.reason(LONGEST_REASON) };
  }
  return undefined;
}

/** The change as the server takes it; what does not belong to its kind is null. */
export function changeOf(form: ChangeForm, one: OfficeClass, date: IsoDate): NewChange {
  const { kind, start, end, toDate, room, reason } = form;
  const isMoved = kind === 'moved';
  return {
    class: one.id,
    date,
    kind: kind || 'cancelled',
    start: isMoved ? start : null,
    end: isMoved ? end : null,
    toDate: isMoved && toDate !== date ? toDate || null : null,
    room: kind === 'cancelled' ? null : room.trim() || null,
    reason: reason.trim() || null,
  };
}
