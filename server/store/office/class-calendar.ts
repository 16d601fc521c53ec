import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { nextMeeting, placeFacts } from '#rules/pages/place-facts.ts';
import {
  type CalendarRequest,
  calendarText,
  firstDay,
  type StoredClassChange,
} from '#rules/timetable/calendar.ts';
import { changesInTimetable, classesNotOver } from '#rules/timetable/changes.ts';
import { classNotes } from '#rules/timetable/class-notes.ts';
import { familyClasses } from '#rules/timetable/registered-classes.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { changesFrom } from './class-changes.ts';
import { knownClosures } from './closures.ts';

/** How often subscribers should fetch a calendar of the server again, in seconds. */
export const LOOK_EVERY = 60 * 60;

/** What is different from the timetable, from a day on. */
export async function changesAndClosures(
  db: Db,
  documents: Documents,
  from: IsoDate,
): Promise<{ changes: readonly StoredClassChange[]; closures: readonly Closure[] }> {
  const changes = changesInTimetable(documents, await changesFrom(db, from));
  return { changes, closures: await knownClosures(db, documents, from) };
}

/**
 * A calendar file of classes, with the changes and closures of the office: the only way in which the
 * server makes one.
 */
export async function classCalendar(
  db: Db,
  documents: Documents,
  request: Omit<CalendarRequest, 'changes' | 'closures'>,
): Promise<string> {
  const from = firstDay(documents, request);
  const { changes, closures } = await changesAndClosures(db, documents, from);
  const own = changes.filter((change) => request.classes.some(({ id }) => id === change.class));
  return calendarText(documents, { ...request, changes: own, closures });
}

/**
 * The classes of a family whose times are known, as a calendar file that begins after its form, or
 * with its place; without those of which no meeting is to come, and undefined when none is left. The file
 * contains only our own records.
 * @param origin the site's, for the events' links
 * @param now milliseconds since 1970
 */
export async function familyCalendar(
  db: Db,
  documents: Documents,
  family: Submission,
  origin: string,
  now: number,
) {
  const { placedAt, receivedAt } = family;
  const after = placedAt ?? startOf(addDays(colomboDate(receivedAt), 1)) - 1;
  const news = await changesAndClosures(db, documents, colomboDate(after));
  const classes = familyClasses(documents, family, now).filter((one) =>
    nextMeeting(one, after, news),
  );
  if (classes.length === 0) return undefined;
  const name = `Classes, ${schoolOf(documents).name}`;
  return classCalendar(db, documents, { name, classes, origin, after, madeAt: now });
}

/**
 * The classes in which a family is placed, without those that have ended, with what it needs to know
 * about each and what is different in the next days.
 * @param now milliseconds since 1970
 */
export async function familyPlaces(db: Db, documents: Documents, family: Submission, now: number) {
  const since = family.placedAt ?? now;
  const news = await changesAndClosures(db, documents, colomboDate(since));
  const curriculum = family.kind === 'registration' ? family.fields.curriculum : undefined;
  const placed = family.placedIn.length > 0 ? familyClasses(documents, family, now) : [];
  const classes = classesNotOver(placed, now);
  const notes = classNotes(
    documents,
    classes,
    { changes: [...news.changes], places: {} },
    news.closures,
    now,
    '',
  );
  return classes.map((one) => ({
    one,
    ...placeFacts(documents, { one, curriculum, since }, now, news),
    // The facts have its first and last day.
    note: notes[one.id]?.text,
  }));
}
