import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { slugOf, weekOf } from '../timetable/classes.ts';

/** The address of a calendar file on the site. */
export type CalendarPath = `/calendar/${string}.ics`;

/** One file that the build writes: a level, or one subject of it. */
export interface CalendarFile {
  readonly path: CalendarPath;
  readonly level: Level;
  /** Absent: every class of the level. */
  readonly subject?: string;
}

/** '/calendar/a-level.ics', '/calendar/a-level-physics.ics'. */
export function calendarPath(level: Level, subject?: string): CalendarPath {
  return `/calendar/${subject === undefined ? level : `${level}-${slugOf(subject)}`}.ics`;
}

/** Every calendar file, level by level. */
export const calendarFiles: readonly CalendarFile[] = levelKeys.flatMap((level) => [
  { path: calendarPath(level), level },
  ...[...new Set(weekOf[level].map(({ subject }) => subject))].map((subject) => ({
    path: calendarPath(level, subject),
    level,
    subject,
  })),
]);

/** 'https://school.example', path -> 'webcal://school.example/calendar/…': phones subscribe to it. */
export function webcalLink(origin: string, path: CalendarPath): `webcal://${string}` {
  return `webcal://${new URL(origin).host}${path}`;
}
