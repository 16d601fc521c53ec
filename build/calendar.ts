import { school } from '#content/school/school.ts';
import type { PublishedClosure } from '#payloads/today.ts';
import { calendarText, type StoredClassChange } from '#rules/timetable/calendar.ts';
import { calendarFiles } from '#rules/timetable/calendar-files.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';

/** What the office has changed: about classes, and days on which the school is closed. */
export interface OfficeChanges {
  changes: readonly StoredClassChange[];
  published: readonly PublishedClosure[];
}

/**
 * The calendar files of the site.
 * @param origin the site's address, for the events' links
 * @returns text by path ('/calendar/a-level-physics.ics')
 */
export function writeCalendars(
  origin: string = school.siteUrl,
  { changes, published }: OfficeChanges = { changes: [], published: [] },
): Map<string, string> {
  const closures = allClosures(published);
  return new Map(
    calendarFiles.map(({ path, ...file }) => [
      path,
      calendarText({ ...file, origin, changes, closures }),
    ]),
  );
}
