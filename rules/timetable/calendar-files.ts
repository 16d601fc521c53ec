import { school } from '#content/school/school.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import type { CalendarRequest } from './calendar.ts';
import { slugOf, weekOf } from './classes.ts';

/** The address of a calendar file on the site. */
export type CalendarPath = `/calendar/${string}.ics`;

/** A calendar of the site: of a level, or of one subject of it. */
export interface CalendarFile extends Pick<CalendarRequest, 'name' | 'classes'> {
  readonly path: CalendarPath;
}

/** '/calendar/a-level.ics', '/calendar/a-level-physics.ics'. */
export function calendarPath(level: Level, subject?: string): CalendarPath {
  return `/calendar/${subject === undefined ? level : `${level}-${slugOf(subject)}`}.ics`;
}

function calendarFile(level: Level, subject?: string): CalendarFile {
  return {
    path: calendarPath(level, subject),
    name: `${levels[level].name} ${subject ?? 'classes'}, ${school.name}`,
    classes: weekOf[level].filter((one) => subject === undefined || one.subject === subject),
  };
}

/** Every calendar that the build writes, level by level. */
export const calendarFiles: readonly CalendarFile[] = levelKeys.flatMap((level) => [
  calendarFile(level),
  ...[...new Set(weekOf[level].map(({ subject }) => subject))].map((subject) =>
    calendarFile(level, subject),
  ),
]);

/** 'https://school.example', path -> 'webcal://school.example/calendar/…': phones subscribe to it. */
export function webcalLink(origin: string, path: CalendarPath): `webcal://${string}` {
  return `webcal://${new URL(origin).host}${path}`;
}
