import type { Documents } from '#content/schemas/documents.ts';
import type { ClassRow } from '#content/teaching/timetable.ts';
import { colomboDate, type Instant, startOf } from '../calendar/colombo.ts';
import { classesNotOver, startText } from './changes.ts';

type Timetable = Documents['timetable'];

/** Without the classes that have ended, and with what pages show of those that have not begun. */
export function timetableOn(now: Instant, { classes, ...rest }: Timetable): Timetable {
  const today = colomboDate(now);
  const shown = Object.entries(classes).map(([level, rows]) => [
    level,
    classesNotOver<ClassRow>(rows, now).map((row): ClassRow => {
      const { startsOn } = row;
      if (!startsOn || startsOn <= today) return row;
      return { ...row, notBegun: { text: startText(startsOn), until: startOf(startsOn) } };
    }),
  ]);
  return { ...rest, classes: Object.fromEntries(shown) };
}
