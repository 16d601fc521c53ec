import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalWeekday,
} from 'ical-generator';
import {
  type Closure,
  calendarsBegin,
  type IsoDate,
  closures as recorded,
} from '#content/closures.ts';
import { levels } from '#content/levels.ts';
import { school } from '#content/school.ts';
import type { Day } from '#content/timetable.ts';
import { groupNames, type SchoolClass } from './classes.ts';
import { datesWithout } from './closures.ts';
import { nextDate } from './colombo.ts';

const zone = 'Asia/Colombo';

/** Colombo keeps one time all year, so one rule tells everything. */
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

const weekdays: Record<Day, ICalWeekday> = {
  Monday: ICalWeekday.MO,
  Tuesday: ICalWeekday.TU,
  Wednesday: ICalWeekday.WE,
  Thursday: ICalWeekday.TH,
  Friday: ICalWeekday.FR,
  Saturday: ICalWeekday.SA,
  Sunday: ICalWeekday.SU,
};

/**
 * The hands of the clock, without a zone: the generator writes them as they stand, whatever zone
 * the machine keeps, and puts Asia/Colombo beside them.
 */
function wallClock(date: IsoDate, minutes: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
}

/** 'Physics (A Level)', with its group where the calendar holds another group of it. */
function summaryOf(one: SchoolClass, classes: readonly SchoolClass[]): string {
  const name = `${one.subject} (${levels[one.level].name})`;
  const others = classes.filter(
    (other) => other.level === one.level && other.subject === one.subject,
  );
  return others.length > 1 ? `${name}, ${groupNames[one.group].toLowerCase()}` : name;
}

function eventOf(
  one: SchoolClass,
  { classes, origin, closures }: Required<CalendarRequest>,
): ICalEventData {
  const first = nextDate(calendarsBegin, one.day);
  const without = datesWithout(one, closures)
    .filter((date) => date >= first)
    .map((date) => wallClock(date, one.start));
  return {
    id: `${one.id}@${new URL(school.siteUrl.value).host}`,
    // The same for every build, so that an unchanged timetable gives unchanged files.
    stamp: `${calendarsBegin}T00:00:00Z`,
    start: wallClock(first, one.start),
    end: wallClock(first, one.end),
    timezone: zone,
    summary: summaryOf(one, classes),
    location: `${one.room}, ${school.address.value}`,
    description: `${groupNames[one.group]}. ${school.name.value}, ${school.landline.value}.`,
    url: `${origin}${one.programme ?? '/schedule'}`,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: [weekdays[one.day]],
      // An empty list would be written as a date that nobody can read.
      ...(without.length > 0 && { exclude: without }),
    },
  };
}

/** What a calendar is made of. */
export interface CalendarRequest {
  /** What the calendar is called in the phone. */
  readonly name: string;
  readonly classes: readonly SchoolClass[];
  /** The site's origin, for the links in the events. */
  readonly origin?: string;
  readonly closures?: readonly Closure[];
}

/**
 * A calendar file (RFC 5545): each class weekly in Colombo time from the week of `calendarsBegin`
 * on, without the dates of closures. Lines end in CRLF and are folded.
 */
export function calendarText({
  name,
  classes,
  origin = school.siteUrl.value,
  closures = recorded,
}: CalendarRequest): string {
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: school.name.value, product: 'Timetable' },
    ttl: 24 * 60 * 60,
    events: classes.map((one) => eventOf(one, { name, classes, origin, closures })),
  });
  // Given to the generator, the zone would stand before some of the calendar's properties and
  // take the Z from DTSTAMP: by the standard, properties come first and DTSTAMP is in UTC.
  return `${calendar.toString().replace('BEGIN:VEVENT', `${zoneComponent}BEGIN:VEVENT`)}\r\n`;
}
