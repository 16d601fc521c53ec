import { saveFile } from '#app/browser/save-file.ts';
import { planner } from '#content/pages/planner.ts';
import { calendarText } from '#rules/timetable/calendar.ts';
import type { Choice } from '#rules/timetable/choice.ts';

/** Saves a timetable of one's own as a file that calendars open. */
export function saveCalendar({ classes }: Choice): void {
  const text = calendarText({ name: planner.heading, classes, origin: location.origin });
  saveFile(planner.calendarFile, 'text/calendar;charset=utf-8', text);
}
