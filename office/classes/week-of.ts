import { type Clock, type Day, days, type IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { subjectAt } from '#content/teaching/subjects.ts';
import { type NextMeeting, nextMeeting } from '#rules/calendar/closed-days.ts';
import { addDays, dayOf, startOf } from '#rules/calendar/colombo.ts';
import { minutesOf } from '#rules/calendar/times.ts';
import { lastDayOf, meetsOn } from '#rules/timetable/changes.ts';
import { planner, rowAt } from '#rules/timetable/planner-rows.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';

/** The rows that the text of a class needs. */
const LOWEST = 3;

/** A part of a day, in minutes since midnight. */
export interface Stretch {
  start: number;
  end: number;
}

/** The rows of a class, from 1; what is outside the planner's hours is cut off. */
export function rowsOf({ start, end }: Stretch): { row: number; rows: number } {
  const all = rowAt(planner.to);
  const row = Math.min(rowAt(start), all - LOWEST);
  return { row: row + 1, rows: Math.max(LOWEST, rowAt(end) - row) };
}

/** Whether a class is in the morning, where notes are shown if all mornings are free. */
export function isMorning({ start }: Stretch): boolean {
  return rowAt(start) < rowAt(14 * 60);
}

/** A class at its place in the week. */
export interface Slot extends Stretch {
  one: OfficeClass;
  /** The change of its meeting in the next seven days. */
  change: OfficeChange | undefined;
  /** Its next meeting without a change, if there is a closure on that day. */
  closed: NextMeeting | undefined;
  /** Whether it is at its new time instead of its usual one. */
  isMoved: boolean;
}

/** A moved class at its usual place. */
export type MovedSlot = Slot & { change: OfficeChange };

export interface WeekDay {
  day: Day;
  slots: Slot[];
  oldPlaces: MovedSlot[];
}

/** Days that the week shows, today included. */
const WEEK = 7;

/** The week with the changes of the next seven days: a moved class is at its new time. */
export function weekOf(
  classes: readonly OfficeClass[],
  today: IsoDate,
  closures: readonly Closure[] = [],
): WeekDay[] {
  const week = days.map((day): WeekDay => ({ day, slots: [], oldPlaces: [] }));
  const on = (day: Day) => week[days.indexOf(day)] as WeekDay;
  for (const one of classes) {
    const change = changesAhead(one, today).find(
      (each) => isNear(each.date, today) || isNear(meetsOn(each), today),
    );
    const next = nextMeeting(one, startOf(today), closures);
    const closed = !change && next.closure ? next : undefined;
    const slot: Slot = { one, ...usual(one), change, closed, isMoved: false };
    if (change?.kind === 'moved' && isNear(meetsOn(change), today)) {
      on(dayOf(meetsOn(change))).slots.push({ ...slot, ...stretchOf(change), isMoved: true });
      on(one.day).oldPlaces.push({ ...slot, change });
    } else on(one.day).slots.push(slot);
  }
  for (const { slots } of week) slots.sort((one, other) => one.start - other.start);
  return week;
}

/** The changes of a class from today on, the next first. */
export function changesAhead(one: OfficeClass, today: IsoDate): OfficeChange[] {
  return one.changes.filter((change) => lastDayOf(change) >= today);
}

/** The new time of a moved class; undefined if the change has no times. */
export function stretchOf({ start, end }: OfficeChange): Stretch | undefined {
  return start && end ? { start: minutesOf(start), end: minutesOf(end) } : undefined;
}

/** The usual time of a class. */
export function usual({ from, to }: { from: string; to: string }): Stretch {
  return { start: minutesOf(from as Clock), end: minutesOf(to as Clock) };
}

/** The attributes that give a class its subject's colour and its level's bands. */
export function colourOf({ level, subject }: Pick<OfficeClass, 'level' | 'subject'>) {
  return {
    'data-subject': subjectAt(level, subject)?.colour ?? 'other',
    'data-level': level,
  };
}

function isNear(date: IsoDate, today: IsoDate): boolean {
  return date >= today && date < addDays(today, WEEK);
}
