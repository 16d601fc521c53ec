import { classesPage } from '#content/office/classes-texts.ts';
import { type IsoDate, isClock, isDate } from '#content/teaching/dates.ts';
import { timeRange } from '#content/teaching/times.ts';
import { variousRooms } from '#content/teaching/timetable.ts';
import { meetingsOn } from '#rules/timetable/changes.ts';
import { className } from '#rules/timetable/classes.ts';
import type { ChangeKind, ClassChange } from '#rules/timetable/today.ts';
import type { FieldProblem } from '../chrome/use-form.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';
import { usual } from './week-of.ts';

const words = classesPage.problems;

/** The values of the form. */
export interface ChangeForm {
  kind: ChangeKind | '';
  start: string;
  end: string;
  /** '' while the class stays on its day; 'ask' once another day is wanted and not chosen. */
  toDate: string;
  room: string;
  reason: string;
}

/** The form as it opens: the published change, otherwise the class's usual values. */
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

/** @returns the change, with only the fields of its kind; otherwise what to correct */
export function readChange(
  form: ChangeForm,
  one: OfficeClass,
  date: IsoDate,
): ClassChange | FieldProblem<keyof ChangeForm> {
  const { kind, start, end } = form;
  const room = form.room.trim() || null;
  const reason = form.reason.trim() || null;
  if (kind === '')
    return { field: 'kind', text: 'Choose what changes: cancelled, moved, or another room.' };
  const cancelled = { start: null, end: null, toDate: null, room: null };
  const change = { class: one.id, date, kind, ...cancelled, reason };
  if (kind === 'cancelled') return change;
  if (kind === 'room')
    return room ? { ...change, room } : { field: 'room', text: 'Please say which room.' };
  if (!isClock(start) || !isClock(end))
    return { field: 'start', text: 'Please give both times, in steps of five minutes.' };
  if (start >= end) return { field: 'start', text: 'The class must end after it begins.' };
  const toDate = form.toDate === date ? '' : form.toDate;
  if (toDate !== '' && !isDate(toDate))
    return { field: 'toDate', text: 'Please choose the other day.' };
  if (toDate === '' && start === one.from && end === one.to) {
    return { field: 'start', text: words.same };
  }
  return { ...change, start, end, toDate: toDate || null, room };
}

/**
 * Classes that meet at the time of a change: in the same room, or of the same level; and whether the
 * class itself meets on its new day already.
 */
export function clashesOf(
  { kind, start, end, toDate, room }: ChangeForm,
  one: OfficeClass,
  date: IsoDate,
  classes: readonly OfficeClass[],
): { isOwnDay: boolean; sameRoom: string[]; sameTime: string[] } {
  const sameRoom: string[] = [];
  const sameTime: string[] = [];
  const isMoved = kind === 'moved';
  const own = isMoved
    ? isClock(start) && isClock(end) && usual({ from: start, to: end })
    : kind === 'room' && usual(one);
  const day = isMoved && isDate(toDate) ? toDate : date;
  const isOwnDay = day !== date && meetingsOf(classes, day).some((each) => each.one.id === one.id);
  if (!own) return { isOwnDay, sameRoom, sameTime };
  const ownRoom = room.trim() || one.room;
  for (const { one: other, ...meeting } of meetingsOf(classes, day)) {
    if (other.id === one.id || meeting.start >= own.end || own.start >= meeting.end) continue;
    const name = `${className(other)}, ${timeRange(meeting.start, meeting.end)}`;
    const isSame = meeting.room.toLowerCase() === ownRoom.toLowerCase();
    if (isSame && ownRoom !== variousRooms) sameRoom.push(name);
    else if (isMoved && other.level === one.level) sameTime.push(name);
  }
  return { isOwnDay, sameRoom, sameTime };
}

/** When and where classes meet on a day; closures do not count. */
export function meetingsOf(classes: readonly OfficeClass[], day: IsoDate) {
  const timed = classes.map((one) => ({ ...one, ...usual(one) }));
  const changes = classes.flatMap((one) => one.changes);
  return meetingsOn(day, timed, changes, []).filter(({ change }) => change?.kind !== 'cancelled');
}
