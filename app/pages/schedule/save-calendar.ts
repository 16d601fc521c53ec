import { saveFile } from '#app/browser/save-file.ts';
import { planner } from '#content/pages/planner.ts';
import type { Closure } from '#content/teaching/closure.ts';
import { calendarText, type StoredClassChange } from '#rules/timetable/calendar.ts';
import type { Choice } from '#rules/timetable/choice.ts';

/** Saves the chosen classes, with their changes and closures, as a calendar file. */
export function saveCalendar(
  { classes }: Choice,
  news?: { changes: readonly StoredClassChange[]; closures: readonly Closure[] },
): void {
  const { origin } = location;
  const text = calendarText({
    name: planner.heading,
    classes,
    origin,
    ...(news && { changes: news.changes, closures: news.closures }),
  });
  saveFile(planner.calendarFile, 'text/calendar;charset=utf-8', text);
}
