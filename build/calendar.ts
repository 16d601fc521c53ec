import { school } from '#content/school/school.ts';
import { calendarText, type KeptClassChange } from '#rules/calendar/calendar.ts';
import { calendarOf } from '#rules/calendar/calendar-file.ts';
import { calendarFiles } from '#rules/calendar/calendar-links.ts';

/**
 * The calendar files of the site: path ('/calendar/a-level-physics.ics') -> text. Serve them as
 * text/calendar; charset=utf-8. `origin` stands in the events' links; `changes` of any class are
 * written into its events.
 */
export function writeCalendars(
  origin: string = school.siteUrl.value,
  changes: readonly KeptClassChange[] = [],
): Map<string, string> {
  return new Map(
    calendarFiles.map((file) => [
      file.path,
      calendarText({ ...calendarOf(file), origin, changes }),
    ]),
  );
}
