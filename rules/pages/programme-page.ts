import type { Documents } from '#content/schemas/documents.ts';
import { listed } from '#content/sentence.ts';
import { type Day, days, hoursFigure, hoursText } from '#content/teaching/dates.ts';
import { type Curriculum, lowestOf, pricesOf } from '#content/teaching/fees.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { monthText, priceText } from '../fees/money.ts';
import { groupNames, lengthOf, teacherOf, weekOf } from '../timetable/classes.ts';
import { type RegisterLink, registerLink } from '../timetable/register-link.ts';

/** A line of a programme page's timetable: day, time, topic, room (docs/requirements.md, R18.3). */
export type ProgrammeSlot = ReturnType<typeof programmeSlots>[number];

/**
 * The classes of a programme, in the order of the week: the weekday group, then the weekend group;
 * each with its teacher, if one is known.
 */
export function programmeSlots(documents: Documents, { level, topics }: Programme) {
  return weekOf(documents)[level].flatMap((one) => {
    const topic = topics[one.subject];
    return topic === undefined ? [] : { ...one, topic, teacher: teacherOf(documents, one.id) };
  });
}

/** Hours, price and the lowest month of a programme (docs/requirements.md, R18.2). */
export function courseInfo(documents: Documents, programme: Programme) {
  const { level } = programme;
  const price = level === 'o-level' ? lowestOf(programme.fees) : pricesOf(documents)[level];
  return {
    hours: hoursPerWeek(documents, programme),
    price: `${priceText({ ...price, from: level === 'o-level' })} per hour`,
    month: `from ${monthText(price, monthlyHours(documents, programme).hours)}`,
  };
}

/** Hours a week: from those of the shortest group to those of the longest. */
interface WeeklyHours {
  readonly least: number;
  readonly most: number;
}

/** Hours a week of each subject of a programme, by the lengths of all its groups. */
function hoursBySubject(documents: Documents, programme: Programme): Map<string, WeeklyHours> {
  const slots = programmeSlots(documents, programme);
  // Older browsers lack Map.groupBy.
  const subjects = [...new Set(slots.map(({ subject }) => subject))];
  return new Map(
    subjects.map((subject) => {
      const lengths = slots.filter((slot) => slot.subject === subject).map(lengthOf);
      return [subject, { least: Math.min(...lengths), most: Math.max(...lengths) }];
    }),
  );
}

function rangeText({ least, most }: WeeklyHours): string {
  return least === most ? hoursText(least) : `${hoursFigure(least)}-${hoursText(most)}`;
}

/** From the shortest group of several subjects to the longest; the weekly hours of the level without one. */
function rangeOf(all: readonly WeeklyHours[], usual: number): WeeklyHours {
  if (all.length === 0) return { least: usual, most: usual };
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}

/** '3 hours per week', '… in each subject', or one per subject when they differ. */
function hoursPerWeek(documents: Documents, programme: Programme): string {
  const hours = hoursBySubject(documents, programme);
  const [first = hoursText(documents.claims.weeklyHours[programme.level]), ...others] = new Set(
    [...hours.values()].map(rangeText),
  );
  if (others.length > 0) {
    const each = [...hours].map(([subject, length]) => `${subject} ${rangeText(length)}`);
    return `${each.join(', ')} per week`;
  }
  return `${first} per week${hours.size > 1 ? ' in each subject' : ''}`;
}

/** The figure above 'hours a week': '3', or '2-3' when a programme's subjects or groups differ. */
export function weeklyHoursFigure(documents: Documents, programme: Programme): string {
  const usual = documents.claims.weeklyHours[programme.level];
  const { least, most } = rangeOf([...hoursBySubject(documents, programme).values()], usual);
  return [...new Set([least, most].map(hoursFigure))].join('-');
}

/**
 * What a month is: 'A month is four weeks of 3 hours.' Of a programme of several subjects, of one of them:
 * 'in one subject', or its own, 'in English'.
 */
export function monthNote(documents: Documents, programme: Programme): string {
  const { hours, subject } = monthlyHours(documents, programme);
  return `A month is four weeks of ${hoursText(hours)}${subject && ` in ${subject}`}.`;
}

/** The hours a week that a month's price counts: of groups of several lengths the longest. */
function monthlyHours(documents: Documents, programme: Programme) {
  const bySubject = hoursBySubject(documents, programme);
  const own = bySubject.get(programme.subject);
  const usual = documents.claims.weeklyHours[programme.level];
  const { most } = own ?? rangeOf([...bySubject.values()], usual);
  const isOnly = own && bySubject.size === 1;
  return { hours: most, subject: isOnly ? '' : own ? programme.subject : 'one subject' };
}

/**
 * The link of a programme's Register Now or Enroll Now: its level and its subject of the form, or
 * the course where the form has no such subject.
 */
export function programmeRegisterLink(
  { level, registersAs, path }: Programme,
  curriculum?: Curriculum,
): RegisterLink {
  return registersAs
    ? registerLink({ level, subjects: [registersAs], curriculum })
    : registerLink({ level, course: path, curriculum });
}

/** What the end of a programme page names: its lowest fee, its hours a week, its classes, its link. */
export function closingFacts(documents: Documents, programme: Programme) {
  return {
    level: programme.level,
    fee: lowestOf(programme.fees),
    hours: monthlyHours(documents, programme).hours,
    classes: programmeSlots(documents, programme),
    register: programmeRegisterLink(programme),
    one: programme.registersAs !== null,
  };
}

/** A related course: name and path (docs/requirements.md, R18.9), and its book's look. */
export function relatedCourses({ level, related }: Programme) {
  return related.map(({ programme, shortName, colour }) => ({
    path: programme,
    level,
    name: shortName,
    colour,
  }));
}

/** A programme's timetable: a column per group, or per subject when only some have two groups. */
export function programmeTimetable(documents: Documents, programme: Programme) {
  const all = programmeSlots(documents, programme);
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  const groups = (['weekday', 'weekend'] as const).map((group) => ({
    heading: groupNames[group],
    slots: all.filter((slot) => slot.group === group),
  }));
  const isInBoth = (subject: string) =>
    groups.every(({ slots }) => slots.some((slot) => slot.subject === subject));
  if (subjects.every(isInBoth)) return { bySubject: false, columns: groups };
  const columns = subjects.map((subject) => ({
    heading: subject,
    slots: all.filter((slot) => slot.subject === subject),
  }));
  return { bySubject: true, columns };
}

/**
 * The areas of a programme that joins several subjects, each with its topics and the classes of its
 * weekday and weekend groups; also a subject of the timetable that is in none of the areas.
 */
export function subjectRows(documents: Documents, programme: Programme) {
  const slots = programmeSlots(documents, programme);
  const areas = programme.subjectAreas ?? [];
  const others = slots.map(({ subject, colour }) => ({ title: subject, colour, topics: [] }));
  const rows = [...areas, ...others].filter(
    ({ colour }, at, all) => all.findIndex((row) => row.colour === colour) === at,
  );
  return rows.map(({ title, colour, topics }) => {
    const own = slots.filter((slot) => slot.colour === colour);
    return {
      title,
      colour,
      // The document's topic begins with the name of its area.
      topics: own[0]?.topic.replace(`${title}: `, '') ?? topics.join(', '),
      groups: (['weekday', 'weekend'] as const).map((group) => ({
        group,
        slots: own.filter((slot) => slot.group === group),
      })),
    };
  });
}

/** A line of the class times; of several classes on the same days it has all their times. */
interface ClassTimes {
  readonly days: string;
  readonly times: string[];
  /** Whether it is another group of classes in an earlier line. */
  readonly alternative: boolean;
  readonly subjects: string[];
}

/** When a programme is taught: 'Wednesday', 'Monday to Thursday' or 'Saturday or Sunday', with the times. */
export function classTimes(documents: Documents, programme: Programme): ClassTimes[] {
  const all = programmeSlots(documents, programme);
  const lines: ClassTimes[] = [];
  for (const group of ['weekday', 'weekend'] as const) {
    const slots = all.filter((slot) => slot.group === group);
    for (const time of new Set(slots.map((slot) => slot.time))) {
      const sharing = slots.filter((slot) => slot.time === time);
      const subjects = sharing.map(({ subject }) => subject);
      const isNamed = (subject: string) => lines.some((line) => line.subjects.includes(subject));
      const days = daysText(sharing);
      const alternative = subjects.every(isNamed);
      const line = lines.find(
        (one) =>
          one.days === days &&
          one.alternative === alternative &&
          !subjects.some((subject) => one.subjects.includes(subject)),
      );
      line?.times.push(time);
      line?.subjects.push(...subjects);
      if (!line) lines.push({ days, times: [time], alternative, subjects });
    }
  }
  return lines;
}

/** The days of slots with the same hours, in words. */
function daysText(slots: readonly ProgrammeSlot[]): string {
  const on: readonly Day[] = [...new Set(slots.map(({ day }) => day))];
  const [first, last] = [on[0], on[on.length - 1]] as [Day, Day];
  const inARow = on.every((day, at) => days.indexOf(day) === days.indexOf(first) + at);
  if (on.length > 2 && inARow) return `${first} to ${last}`;
  const sameClass = slots.every(({ subject }) => subject === slots[0]?.subject);
  return listed(new Set(on), sameClass ? 'or' : 'and');
}
