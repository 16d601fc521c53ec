import { school } from '#content/school/school.ts';
import { calendarText } from '#rules/calendar/calendar.ts';
import { calendarOf } from '#rules/calendar/calendar-file.ts';
import { calendarFiles } from '#rules/calendar/calendar-links.ts';

/**
 * The calendar files of the site: path ('/calendar/a-level-physics.ics') -> text. Serve them as
 * text/calendar; charset=utf-8. `origin` stands in the events' links.
 */
export function writeCalendars(origin: string = school.siteUrl.value): Map<string, string> {
  return new Map(
    calendarFiles.map((file) => [file.path, calendarText({ ...calendarOf(file), origin })]),
  );
}
