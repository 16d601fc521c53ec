import { planner } from '#content/pages/planner.ts';
import { school } from '#content/school/school.ts';
import type { CalendarFile } from './calendar-files.ts';
import { allClasses, type SchoolClass } from './classes.ts';

/** The path of a calendar of chosen classes; their ids are its query. */
export const ownCalendarPath = '/calendar/my-timetable.ics';

/** '/calendar/my-timetable.ics?class=a-level-physics-wednesday': the server answers it. */
export function ownCalendarLink(classes: readonly Pick<SchoolClass, 'id'>[]): string {
  return `${ownCalendarPath}?${new URLSearchParams(classes.map(({ id }) => ['class', id]))}`;
}

/** The calendar of the classes that a query names; undefined when it names none. */
export function ownCalendar(query: URLSearchParams): Omit<CalendarFile, 'path'> | undefined {
  const ids = new Set(query.getAll('class'));
  const classes = allClasses.filter(({ id }) => ids.has(id));
  return classes.length > 0 ? { name: `${planner.heading}, ${school.name}`, classes } : undefined;
}
