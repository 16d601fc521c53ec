import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  type ICalWeekday,
} from 'ical-generator';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { clockText, minutesOf } from '#content/teaching/times.ts';
import { closureOn, datesWithout } from '../calendar/closed-days.ts';
import { addDays, colomboDate, type Instant, nextDate, startOf } from '../calendar/colombo.ts';
import { changeText, isDueOn, meetsOn } from './changes.ts';
import { className, groupNames, type SchoolClass } from './classes.ts';
import type { ClassChange } from './today.ts';

const zone = 'Asia/Colombo';
const MINUTE = 60_000;

/** Colombo has one UTC offset all year, so one rule is enough. */
const zoneComponent = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:20060415T003000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:+0530',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** A local time without a zone: the generator writes it unchanged and adds Asia/Colombo. */
function wallClock(date: IsoDate, minutes: number): string {
  return `${date}T${clockText(minutes)}:00`;
}

/** 'Physics (A Level)', with its group when the calendar has another group of it. */
function summaryOf(one: SchoolClass, classes: readonly SchoolClass[]): string {
  const name = className(one);
  const others = classes.filter(
    (other) => other.level === one.level && other.subject === one.subject,
  );
  return others.length > 1 ? `${name}, ${groupNames[one.group].toLowerCase()}` : name;
}

/** The time stamp of events: without changes a fixed one, so that the same documents give the same files. */
function stampOf(
  { timetable }: Documents,
  changes: readonly StoredClassChange[],
  { madeAt }: CalendarRequest,
): string {
  if (madeAt !== undefined) return new Date(madeAt).toISOString();
  if (changes.length === 0) return `${timetable.calendarsBegin}T00:00:00Z`;
  return new Date(Math.max(...changes.map(({ at }) => at))).toISOString();
}

/** The first day of a calendar. */
export function firstDay(
  { timetable }: Documents,
  { after }: Pick<CalendarRequest, 'after'>,
): IsoDate {
  return after === undefined ? timetable.calendarsBegin : colomboDate(after);
}

/** The weekly event of a class, and an event for each changed class of a day. */
function eventsOf(
  documents: Documents,
  one: SchoolClass,
  request: CalendarRequest,
): ICalEventData[] {
  const from = firstDay(documents, request);
  const own = request.changes.filter(
    ({ class: id, date }) => id === one.id && isDueOn(one, date) && date >= from,
  );
  // A class that was moved away from a closed day is held; one that was moved to it is not.
  const isHeld = (change: StoredClassChange) =>
    change.kind !== 'cancelled' && !closureOn(meetsOn(change), one.level, request.closures);
  const weekly = weeklyEvent(documents, one, own, own.filter(isHeld), request);
  if (!weekly) return [];
  return [
    weekly,
    ...own.filter(isHeld).map((change) => ({
      ...changedEvent(documents, one, change, weekly),
      stamp: stampOf(documents, [change], request),
    })),
  ];
}

/** @returns undefined if the class ends before its first meeting */
function weeklyEvent(
  documents: Documents,
  one: SchoolClass,
  changes: readonly StoredClassChange[],
  held: readonly StoredClassChange[],
  request: CalendarRequest,
): ICalEventData | undefined {
  const { classes, origin, closures, after = Number.NEGATIVE_INFINITY } = request;
  const school = schoolOf(documents);
  const { startsOn, endsOn } = one;
  const notHeld = changes.filter((change) => !held.includes(change)).map(({ date }) => date);
  const allWithout = [...new Set([...datesWithout(one, closures), ...notHeld])]
    // A date with a separate event must not be excluded: calendar programs would remove that event
    // too.
    .filter((date) => !held.some((change) => change.date === date))
    .sort();
  const begin = [documents.timetable.calendarsBegin, startsOn ?? '', firstDay(documents, request)]
    .sort()
    .at(-1) as IsoDate;
  const hasBegun = (date: IsoDate) =>
    startOf(date) + one.start * MINUTE <= after && !held.some((change) => change.date === date);
  let first = nextDate(begin, one.day);
  while (allWithout.includes(first) || hasBegun(first)) first = addDays(first, 7);
  if (endsOn && endsOn < first) return undefined;
  const without = allWithout
    .filter((date) => date > first && !(endsOn && endsOn < date))
    .map((date) => wallClock(date, one.start));
  return {
    id: `${one.id}@${new URL(school.siteUrl).host}`,
    stamp: stampOf(documents, changes, request),
    start: wallClock(first, one.start),
    end: wallClock(first, one.end),
    timezone: zone,
    summary: summaryOf(one, classes),
    location: `${one.room}, ${school.address}`,
    description: `${groupNames[one.group]}. ${school.name}, ${school.landline}.`,
    url: `${origin}${one.programme ?? '/schedule'}`,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: [one.day.slice(0, 2).toUpperCase() as ICalWeekday],
      // In UTC, which the standard asks for: the last second of the day in Colombo.
      ...(endsOn && { until: new Date(startOf(addDays(endsOn, 1)) - 1000) }),
      // An empty list would be written as an invalid date.
      ...(without.length > 0 && { exclude: without }),
    },
  };
}

/** The event that replaces the weekly one on a day. */
function changedEvent(
  documents: Documents,
  one: SchoolClass,
  change: StoredClassChange,
  { repeating: _, ...weekly }: ICalEventData,
): ICalEventData {
  const day = change.toDate ?? change.date;
  return {
    ...weekly,
    recurrenceId: wallClock(change.date, one.start),
    start: wallClock(day, change.start === null ? one.start : minutesOf(change.start)),
    end: wallClock(day, change.end === null ? one.end : minutesOf(change.end)),
    location: `${change.room ?? one.room}, ${schoolOf(documents).address}`,
    description: `${changeText(documents, change, change.date)} ${weekly.description}`,
  };
}

/** A change, and when it was made. */
export type StoredClassChange = ClassChange & { readonly at: Instant };

/** The contents of a calendar file. */
export interface CalendarRequest {
  /** The calendar's name on the phone. */
  readonly name: string;
  readonly classes: readonly SchoolClass[];
  /** The site's origin, for the links in the events. */
  readonly origin: string;
  readonly closures: readonly Closure[];
  /** Of any classes. A cancelled class is left out, a moved one is at its new time. */
  readonly changes: readonly StoredClassChange[];
  /** Classes that begin until then are left out; by default those before the timetable's first day. */
  readonly after?: Instant;
  /** How often subscribers should fetch it again, in seconds. */
  readonly lookEvery?: number;
  /** Of a file in a mail: calendars replace an event only by one with a later stamp. */
  readonly madeAt?: Instant;
}

const DAY = 24 * 60 * 60;

/**
 * A calendar file (RFC 5545): each class weekly in Colombo time from the week of `calendarsBegin`
 * on, without the dates of closures, and with changes. Lines end in CRLF and are folded.
 */
export function calendarText(documents: Documents, request: CalendarRequest): string {
  const { name, classes, lookEvery = DAY } = request;
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: schoolOf(documents).name, product: 'Timetable' },
    ttl: lookEvery,
    events: classes.flatMap((one) => eventsOf(documents, one, request)),
  });
  // The generator would write the zone before some of the calendar's properties and DTSTAMP without
  // a Z; by the standard, properties come first and DTSTAMP is in UTC.
  // Without a class the zone is its only component: the standard asks for one.
  const text = calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, zoneComponent);
  return `${text}\r\n`;
}
