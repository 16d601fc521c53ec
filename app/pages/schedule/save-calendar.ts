import { saveFile } from '#app/browser/save-file.ts';
import { planner } from '#content/pages/planner.ts';
import { type CalendarRequest, calendarText } from '#rules/timetable/calendar.ts';
import type { Choice } from '#rules/timetable/choice.ts';

/** Saves the chosen classes, with their changes and closures, as a calendar file. */
export function saveCalendar(
  { classes }: Choice,
  { changes, closures }: Pick<CalendarRequest, 'changes' | 'closures'> = {},
): void {
  const { origin } = location;
  const text = calendarText({ name: planner.heading, classes, origin, changes, closures });
  saveFile(planner.calendarFile, 'text/calendar;charset=utf-8', text);
}
