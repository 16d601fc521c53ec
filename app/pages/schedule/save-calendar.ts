import { saveFile } from '#app/browser/save-file.ts';
import { planner } from '#content/pages/planner.ts';
import { calendarText, type StoredClassChange } from '#rules/timetable/calendar.ts';
import type { Choice } from '#rules/timetable/choice.ts';

/** Saves the chosen classes, with what has changed about them, as a file that calendars open. */
export function saveCalendar({ classes }: Choice, changes: readonly StoredClassChange[]): void {
  const { origin } = location;
  const text = calendarText({ name: planner.heading, classes, origin, changes });
  saveFile(planner.calendarFile, 'text/calendar;charset=utf-8', text);
}
