import type { Documents } from '#content/schemas/documents.ts';
import { sentence } from '#content/sentence.ts';
import { classChangeWords as words } from '#content/teaching/class-texts.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { minutesOf, timeRange } from '#content/teaching/times.ts';
import type { ClassDates, ClassRow } from '#content/teaching/timetable.ts';
import { closureOn } from '../calendar/closed-days.ts';
import { addDays, colomboDate, dayOf, type Instant, startOf } from '../calendar/colombo.ts';
import { dayFrom } from '../calendar/day-from.ts';
import { shortDayFrom } from '../calendar/moment-from.ts';
import { classById, className, classText, knownClassById, type SchoolClass } from './classes.ts';
import type { ClassChange, Places, Today } from './today.ts';

/** The last day that a change concerns: its day, or a later day to which the class is moved. */
export function lastDayOf({ date, toDate }: Pick<ClassChange, 'date' | 'toDate'>): IsoDate {
  return toDate !== null && toDate > date ? toDate : date;
}

/** The day on which the changed class takes place, or was to take place. */
export function meetsOn({ date, toDate }: Pick<ClassChange, 'date' | 'toDate'>): IsoDate {
  return toDate ?? date;
}

function startOfChange(documents: Documents, change: ClassChange): number {
  if (change.start !== null) return minutesOf(change.start);
  return classById(documents, change.class)?.start ?? 0;
}

/** By date, then start, then class. */
function compareChanges(documents: Documents, one: ClassChange, other: ClassChange): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  const byStart = startOfChange(documents, one) - startOfChange(documents, other);
  return byStart || (one.class < other.class ? -1 : Number(one.class > other.class));
}

/** The classes without those whose last day is over in Colombo. */
export function classesNotOver<One extends ClassDates>(
  classes: readonly One[],
  now: Instant,
): One[] {
  const today = colomboDate(now);
  return classes.filter(({ endsOn }) => !endsOn || endsOn >= today);
}

/** Whether a class is in the timetable and its last day is not over. */
export function isOpenClass(documents: Documents, id: string, now: Instant): boolean {
  const one = classById(documents, id);
  return one !== undefined && classesNotOver([one], now).length > 0;
}

/** The classes of a family that have ended or were removed. @param ids of classes */
export function endedClasses(documents: Documents, ids: readonly string[], now: Instant): string[] {
  return ids.filter((id) => knownClassById(documents, id) && !isOpenClass(documents, id, now));
}

/** Whether every class in which a family is placed, or for which it waits, has ended. */
export function hasOnlyEnded(
  documents: Documents,
  family: {
    state: string;
    placedIn: readonly string[];
    waitsSince: Readonly<Record<string, number>>;
  },
  now: Instant,
): boolean {
  const { state, placedIn, waitsSince } = family;
  const waitedFor = state === 'waiting' ? Object.keys(waitsSince) : [];
  const ids = state === 'placed' ? placedIn : waitedFor;
  return ids.length > 0 && endedClasses(documents, ids, now).length === ids.length;
}

/** Of a class that has not begun: 'from 12 January'. */
export function startText(startsOn: IsoDate, today: IsoDate): string {
  return `${words.startsOn} ${dayFrom(today, startsOn, { weekday: false })}`;
}

/** The same; empty once the class has begun. */
export function firstDayText({ startsOn }: ClassDates, now: Instant): string {
  const today = colomboDate(now);
  return startsOn && startsOn > today ? startText(startsOn, today) : '';
}

/** Of a class that ends soon: 'until 18 December'. */
export function endText(endsOn: IsoDate, today: IsoDate): string {
  return `${words.endsOn} ${dayFrom(today, endsOn, { weekday: false })}`;
}

/**
 * A class as a family reads it that asked for it or is offered a place: 'Physics, Wednesday 3.00 p.m., until
 * 2 December', with the first day until it begins.
 */
export function classWithDays(documents: Documents, id: string, now: Instant): string {
  const dates: ClassDates = knownClassById(documents, id) ?? {};
  const { endsOn } = dates;
  const today = colomboDate(now);
  const ends = endsOn && endsOn >= today && endText(endsOn, today);
  return [classText(documents, id), firstDayText(dates, now), ends].filter(Boolean).join(', ');
}

/** Without the classes that have ended, and with what pages show of those that have not begun. */
export function timetableOn(
  now: Instant,
  { classes, ...rest }: Documents['timetable'],
): Documents['timetable'] {
  const today = colomboDate(now);
  const shown = Object.entries(classes).map(([level, rows]) => [
    level,
    classesNotOver<ClassRow>(rows, now).map((row): ClassRow => {
      const { startsOn } = row;
      if (!startsOn || startsOn <= today) return row;
      return { ...row, notBegun: { text: startText(startsOn, today), until: startOf(startsOn) } };
    }),
  ]);
  return { ...rest, classes: Object.fromEntries(shown) };
}

/** Whether a class is due on a date, closures and changes aside. */
export function isDueOn(
  { day, startsOn, endsOn }: Pick<SchoolClass, 'day' | 'startsOn' | 'endsOn'>,
  date: IsoDate,
): boolean {
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return false;
  return dayOf(date) === day;
}

type Timed = Pick<SchoolClass, 'id' | 'level' | 'day' | 'start' | 'end' | 'room'> & ClassDates;

/** When and where classes meet on a day that is not closed; also the meetings that are cancelled. */
export function meetingsOn<One extends Timed>(
  date: IsoDate,
  classes: readonly One[],
  changes: readonly ClassChange[],
  closures: readonly Closure[],
) {
  const open = classes.filter(({ level }) => !closureOn(date, level, closures));
  return open.flatMap((one) => {
    const own = changes.filter((change) => change.class === one.id);
    const changed = own.filter((change) => meetsOn(change) === date);
    const isUsual = isDueOn(one, date) && !own.some((change) => change.date === date);
    return [...changed, ...(isUsual ? [undefined] : [])].map((change) => ({
      one,
      change,
      start: change?.start ? minutesOf(change.start) : one.start,
      end: change?.end ? minutesOf(change.end) : one.end,
      room: change?.room ?? one.room,
    }));
  });
}

/**
 * The changes of meetings in the timetable: a class may have been moved to another day, or have ended,
 * since the office recorded its change. No family is shown another one.
 */
export function changesInTimetable<Change extends ClassChange>(
  documents: Documents,
  changes: readonly Change[],
): Change[] {
  return changes.filter((change) => {
    const one = classById(documents, change.class);
    return one && isDueOn(one, change.date);
  });
}

/** The changes that are public, sorted: from today in Colombo on, of meetings in the timetable. */
export function currentChanges<Change extends ClassChange>(
  documents: Documents,
  changes: readonly Change[],
  now: Instant,
): Change[] {
  const today = colomboDate(now);
  return changesInTimetable(documents, changes)
    .filter((change) => lastDayOf(change) >= today)
    .sort((one, other) => compareChanges(documents, one, other));
}

/**
 * The changes together with the closures: a change on a closed day is left out, since the closure
 * is shown, and a class that was moved to a closed day is cancelled.
 */
export function withClosures<Change extends ClassChange>(
  documents: Documents,
  changes: readonly Change[],
  closures: readonly Closure[],
): Change[] {
  return changes.flatMap((change) => {
    const level = classById(documents, change.class)?.level;
    const closure = level && closureOn(meetsOn(change), level, closures);
    if (!closure) return [change];
    if (change.toDate === null) return [];
    return [{ ...change, kind: 'cancelled' as const, reason: closure.name }];
  });
}

/** The changes of the next seven days, today included. */
export function changesOfTheWeek(
  documents: Documents,
  changes: readonly ClassChange[],
  now: Instant,
): ClassChange[] {
  const horizon = addDays(colomboDate(now), 7);
  return currentChanges(documents, changes, now).filter(
    (change) => change.date < horizon || meetsOn(change) < horizon,
  );
}

/** The changes for the line at the top of pages: those of today or tomorrow in Colombo. */
export function changesToAnnounce(
  documents: Documents,
  changes: readonly ClassChange[],
  now: Instant,
): ClassChange[] {
  const today = colomboDate(now);
  const days = [today, addDays(today, 1)];
  return currentChanges(documents, changes, now).filter(
    (change) => days.includes(change.date) || days.includes(meetsOn(change)),
  );
}

/** Whether a class has places; open by default. */
export function placesOf(id: string, places: Today['places'] = {}): Places {
  return Object.entries(places).find(([one]) => one === id)?.[1] ?? 'open';
}

/** The day of the changed class; if it was moved and then cancelled, the day to which it was moved. */
export function meetingText(change: ClassChange, today: IsoDate): string {
  const movedFrom = movedFromText(change, today);
  return `${dayFrom(today, movedFrom ? meetsOn(change) : change.date)}${movedFrom && `, ${movedFrom},`}`;
}

/** 'moved from Monday, 23 November' of a class that was moved and then cancelled; otherwise ''. */
function movedFromText({ kind, date, toDate }: ClassChange, today: IsoDate): string {
  return kind === 'cancelled' && toDate !== null
    ? `${words.movedFrom} ${dayFrom(today, date)}`
    : '';
}

/**
 * In place of the room: 'No class 23 Nov', '23 Nov only, 4.00–6.30 p.m.', '23 Nov only, Room 4', or
 * 'Moved 23 Nov' to another day.
 */
export function changeShort(change: ClassChange, today: IsoDate): string {
  const { kind, date, toDate, start, end, room } = change;
  if (kind === 'cancelled') return `${words.noClass} ${shortDayFrom(today, meetsOn(change))}`;
  const day = shortDayFrom(today, date);
  const only = `${day} ${words.only}, `;
  if (kind === 'room') return `${only}${room}`;
  if (toDate !== null || !start || !end) return `${words.moved} ${day}`;
  return only + timeRange(minutesOf(start), minutesOf(end));
}

/** A room within a sentence: 'the conference hall'; a name stays as it is: 'Room 4', 'Main Hall', 'Newton'. */
export function roomText(room: string): string {
  if (!/^[A-Z][a-z]+( [a-z]+)+$/.test(room)) return room;
  return `the ${room.charAt(0).toLowerCase()}${room.slice(1)}`;
}

/**
 * What is different, after the name of the class: 'is cancelled', 'is now 4.00–6.30 p.m.', 'is moved
 * to Tuesday, 24 November, 4.00–6.00 p.m., in Room 2', 'is in the conference hall'.
 */
export function whatOf(change: ClassChange, today: IsoDate): string {
  if (change.kind === 'cancelled') return words.isCancelled;
  if (change.kind === 'room') return `${words.isIn} ${roomText(change.room ?? '')}`;
  const { toDate, start, end, room } = change;
  const day = toDate === null ? '' : `${dayFrom(today, toDate)}, `;
  const hours = start && end ? timeRange(minutesOf(start), minutesOf(end)) : '';
  const verb = toDate === null ? words.isNow : words.isMovedTo;
  return `${verb} ${day}${hours}${room === null ? '' : `, in ${roomText(room)}`}`;
}

function because(text: string, { reason }: ClassChange): string {
  return sentence(reason === null ? text : `${text}: ${reason}`);
}

/** Next to the class: 'Science on Monday, 23 November is cancelled: the teacher is ill.' */
export function changeText(documents: Documents, change: ClassChange, today: IsoDate): string {
  const subject = classById(documents, change.class)?.subject;
  const meeting = meetingText(change, today);
  return because(
    `${subject ? `${subject} on ${meeting}` : meeting} ${whatOf(change, today)}`,
    change,
  );
}

/**
 * For the line at the top of pages: 'Today: Physics (A Level), 3.00–6.00 p.m., is cancelled: the
 * teacher is ill.' Undefined for a class that is not in the timetable.
 */
export function announcement(
  documents: Documents,
  change: ClassChange,
  now: Instant,
): string | undefined {
  const one = classById(documents, change.class);
  if (!one) return undefined;
  const today = colomboDate(now);
  const days: Record<string, string> = {
    [today]: words.today,
    [addDays(today, 1)]: words.tomorrow,
  };
  const movedFrom = movedFromText(change, today);
  const day = movedFrom ? meetsOn(change) : change.date;
  const when = days[day] ?? dayFrom(today, day);
  const name = `${className(one)}, ${movedFrom || one.time},`;
  return because(`${when}: ${name} ${whatOf(change, today)}`, change);
}
