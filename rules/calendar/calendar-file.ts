import { school } from '#content/school/school.ts';
import { levels } from '#content/teaching/levels.ts';
import { weekOf } from '../timetable/classes.ts';
import type { CalendarRequest } from './calendar.ts';
import type { CalendarFile } from './calendar-links.ts';

/** What stands in a calendar file of the site: its name, and its classes. */
export function calendarOf({
  level,
  subject,
}: CalendarFile): Pick<CalendarRequest, 'name' | 'classes'> {
  return {
    name: `${levels[level].name} ${subject ?? 'classes'}, ${school.name.value}`,
    classes: weekOf[level].filter((one) => subject === undefined || one.subject === subject),
  };
}
