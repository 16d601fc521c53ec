import { type Clock, type Day, days, type IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { subjectAt } from '#content/teaching/subjects.ts';
import { minutesOf } from '#content/teaching/times.ts';
import { type NextMeeting, nextMeeting } from '#rules/calendar/closed-days.ts';
import { addDays, dayOf, startOf } from '#rules/calendar/colombo.ts';
import { lastDayOf, meetsOn } from '#rules/timetable/changes.ts';
import type { Group } from '#rules/timetable/classes.ts';
import { halfHoursOf, plannerHours, type Stretch } from '#rules/timetable/planner-rows.ts';
import type { OfficeChange, OfficeClass } from '../model/types.ts';

/** When a board begins at the latest, in minutes since midnight. */
const BEGINS: Record<Group, number> = { weekday: 15 * 60, weekend: 8 * 60 };

/** The fewest hours of a board. */
const SHORTEST = 3;

/** The hours at the edge of a board, in minutes since midnight. */
export function boardHours(group: Group, stretches: readonly Stretch[]): number[] {
  return plannerHours(stretches, BEGINS[group], SHORTEST);
}

/** How many classes of a day are next to each other: a short one is as high as its text. */
export function lanesOf(stretches: readonly Stretch[]): number {
  const rows = stretches.map(halfHoursOf);
  const at = (row: number) =>
    rows.filter(({ first, count }) => first <= row && row < first + count);
  return Math.max(1, ...rows.map(({ first }) => at(first).length));
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
