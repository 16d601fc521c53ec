import { school } from '#content/school/school.ts';
import { calendarText, type StoredClassChange } from '#rules/timetable/calendar.ts';
import { calendarFiles } from '#rules/timetable/calendar-files.ts';

/**
 * The calendar files of the site: path ('/calendar/a-level-physics.ics') -> text. Serve them as
 * text/calendar; charset=utf-8. `origin` stands in the events' links; `changes` of any class are
 * written into its events.
 */
export function writeCalendars(
  origin: string = school.siteUrl.value,
  changes: readonly StoredClassChange[] = [],
): Map<string, string> {
  return new Map(
    calendarFiles.map(({ path, ...file }) => [path, calendarText({ ...file, origin, changes })]),
  );
}
