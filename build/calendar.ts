import { levels } from '#content/levels.ts';
import { school } from '#content/school.ts';
import { calendarText } from '#rules/calendar.ts';
import { type CalendarFile, calendarFiles } from '#rules/calendar-links.ts';
import { weekOf } from '#rules/classes.ts';

function nameOf({ level, subject }: CalendarFile): string {
  return `${levels[level].name} ${subject ?? 'classes'}, ${school.name.value}`;
}

/**
 * The calendar files of the site: path ('/calendar/a-level-physics.ics') -> text. Serve them as
 * text/calendar; charset=utf-8. `origin` stands in the events' links.
 */
export function writeCalendars(origin: string = school.siteUrl.value): Map<string, string> {
  return new Map(
    calendarFiles.map((file) => [
      file.path,
      calendarText({
        name: nameOf(file),
        classes: weekOf[file.level].filter(
          ({ subject }) => file.subject === undefined || subject === file.subject,
        ),
        origin,
      }),
    ]),
  );
}
