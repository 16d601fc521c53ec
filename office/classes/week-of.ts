import { type Clock, type Day, days } from '#content/teaching/class-row.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type NextMeeting, nextMeeting } from '#rules/calendar/closures.ts';
import { addDays, dayOf, startOf } from '#rules/calendar/colombo.ts';
import { minutesOf } from '#rules/calendar/times.ts';
import { lastDayOf, meetsOn } from '#rules/timetable/changes.ts';
import type { OfficeChange, OfficeClass } from '../api/timetable.ts';
import { isFree, type Stretch } from './planner.ts';

/** A class where it hangs in the week. */
export interface Slot extends Stretch {
  one: OfficeClass;
  /** What is changed about its meeting of the coming seven days. */
  change?: OfficeChange;
  /** When it does not meet in these days, and why, though nobody has changed it. */
  closed?: NextMeeting;
  /** Whether it hangs at its new time instead of its usual one. */
  isMoved: boolean;
}

/** The empty place of a class that hangs elsewhere. */
export interface OldPlace extends Stretch {
  one: OfficeClass;
  change: OfficeChange;
}

export interface WeekDay {
  day: Day;
  slots: Slot[];
  oldPlaces: OldPlace[];
}

/** Days that the week shows, today included. */
const WEEK = 7;

/**
 * The week with what is changed about the coming seven days: a moved class hangs at its new time
 * where that is free, else at its old one, so that none hides another.
 */
export function weekOf(classes: readonly OfficeClass[], today: IsoDate): WeekDay[] {
  const week = days.map((day): WeekDay => ({ day, slots: [], oldPlaces: [] }));
  const on = (day: Day) => week[days.indexOf(day)] as WeekDay;
  const moved: (Slot & { change: OfficeChange })[] = [];
  for (const one of classes) {
    const change = nearChange(one, today);
    const closed = change ? undefined : closedOn(one, today);
    const slot: Slot = {
      one,
      ...usual(one),
      ...(change && { change }),
      ...(closed && { closed }),
      isMoved: false,
    };
    if (change?.kind === 'moved' && isNear(meetsOn(change), today)) {
      moved.push({ ...slot, change });
    } else on(one.day).slots.push(slot);
  }
  for (const slot of moved) {
    const place = stretchOf(slot.change) ?? usual(slot.one);
    const target = on(dayOf(meetsOn(slot.change)));
    // Its own old place is empty; another's is not, since that class may have to stay in it.
    const waiting = moved.filter((each) => each !== slot && each.one.day === target.day);
    if (isFree(place, [...target.slots, ...waiting.map(({ one }) => usual(one))])) {
      target.slots.push({ ...slot, ...place, isMoved: true });
      on(slot.one.day).oldPlaces.push({ one: slot.one, change: slot.change, ...usual(slot.one) });
    } else on(slot.one.day).slots.push(slot);
  }
  for (const { slots } of week) slots.sort((one, other) => one.start - other.start);
  return week;
}

/** What is changed from today on, of a class; the next first. */
export function changesAhead(one: OfficeClass, today: IsoDate): OfficeChange[] {
  return one.changes
    .filter((change) => lastDayOf(change) >= today)
    .sort((first, second) => (first.date < second.date ? -1 : 1));
}

/** The stretch of a moved class; undefined when it has no times of its own. */
export function stretchOf({ start, end }: OfficeChange): Stretch | undefined {
  return start && end ? { start: minutesOf(start), end: minutesOf(end) } : undefined;
}

/** When a class meets by the timetable. */
export function usual({ from, to }: Pick<OfficeClass, 'from' | 'to'>): Stretch {
  return { start: minutesOf(from as Clock), end: minutesOf(to as Clock) };
}

function nearChange(one: OfficeClass, today: IsoDate): OfficeChange | undefined {
  return changesAhead(one, today).find(
    (change) => isNear(change.date, today) || isNear(meetsOn(change), today),
  );
}

/** A closure of the content on the class's day of the coming seven. */
function closedOn(one: OfficeClass, today: IsoDate): NextMeeting | undefined {
  const next = nextMeeting(one, startOf(today));
  return next.closure && next;
}

function isNear(date: IsoDate, today: IsoDate): boolean {
  return date >= today && date < addDays(today, WEEK);
}
