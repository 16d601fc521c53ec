import { derived } from '#content/derived.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { ownDayWords } from '#content/teaching/class-texts.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import type { CalendarRequest } from './calendar.ts';
import { allClasses, knownClasses, type SchoolClass, slugOf, weekOf } from './classes.ts';

/** The address of a calendar file on the site. */
export type CalendarPath = `/calendar/${string}.ics`;

/** A calendar of the site: of a level, or of one subject of it. */
export interface CalendarFile extends Pick<CalendarRequest, 'name' | 'classes'> {
  readonly path: CalendarPath;
}

/** '/calendar/a-level.ics', '/calendar/a-level-physics.ics'. */
export function calendarPath(level: Level, subject?: string): CalendarPath {
  return `/calendar/${subject === undefined ? level : `${level}-${slugOf(subject)}`}.ics`;
}

function calendarFile(documents: Documents, level: Level, subject?: string): CalendarFile {
  return {
    path: calendarPath(level, subject),
    name: `${levels[level].name} ${subject ?? 'classes'}, ${schoolOf(documents).name}`,
    classes: weekOf(documents)[level].filter(
      (one) => subject === undefined || one.subject === subject,
    ),
  };
}

/**
 * Every calendar that the build writes, level by level. One of a subject whose last class was removed
 * is empty, so that phones forget its events.
 */
export const calendarFiles = derived((documents): readonly CalendarFile[] =>
  levelKeys.flatMap((level) => [
    calendarFile(documents, level),
    ...subjectsOf(documents, level).map((subject) => calendarFile(documents, level, subject)),
  ]),
);

function subjectsOf(documents: Documents, level: Level): string[] {
  const classes = knownClasses(documents).filter((one) => one.level === level);
  return [...new Set(classes.map(({ subject }) => subject))];
}

/** The path of a calendar of chosen classes; their ids are its query. */
export const ownCalendarPath = '/calendar/my-timetable.ics';

/** '/calendar/my-timetable.ics?class=a-level-physics-wednesday': the server answers it. */
export function ownCalendarLink(classes: readonly Pick<SchoolClass, 'id'>[]): string {
  return `${ownCalendarPath}?${new URLSearchParams(classes.map(({ id }) => ['class', id]))}`;
}

/** The calendar of the classes that a query names, empty if all were removed; undefined without any. */
export function ownCalendar(
  documents: Documents,
  query: URLSearchParams,
): Omit<CalendarFile, 'path'> | undefined {
  const ids = new Set(query.getAll('class'));
  if (!knownClasses(documents).some(({ id }) => ids.has(id))) return undefined;
  const classes = allClasses(documents).filter(({ id }) => ids.has(id));
  return { name: `${ownDayWords.timetable}, ${schoolOf(documents).name}`, classes };
}
