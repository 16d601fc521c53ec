import { minutesOf } from '#rules/calendar/times.ts';
import { overlap } from '#rules/timetable/clashes.ts';
import { slugOf, taughtSubjectAt } from '#rules/timetable/classes.ts';
import { type Clock, days } from '../teaching/class-row.ts';
import { type Level, levelKeys } from '../teaching/levels.ts';
import { type ClassRow, variousRooms } from '../teaching/timetable.ts';
import { levelName } from './sentences.ts';

/** The week of both levels, as timetable.ts holds it. */
export type Timetable = Readonly<Record<Level, readonly ClassRow[]>>;

interface Row extends ClassRow {
  readonly level: Level;
  readonly start: number;
  readonly end: number;
}

/** Nobody is taught before 6 in the morning or after 10 at night. */
const EARLIEST = 6 * 60;
const LATEST = 22 * 60;

/** What is wrong with the timetable, in sentences. */
export function problemsInTimetable(timetable: Timetable): string[] {
  const rows = levelKeys.flatMap((level) =>
    timetable[level].map((row) => ({
      ...row,
      level,
      start: minutesOf(row.from),
      end: minutesOf(row.to),
    })),
  );
  return [
    ...rows.flatMap(problemsInRow),
    ...pairs(rows).flatMap(sharedId),
    ...pairs(rows).flatMap(problemsInPair),
  ];
}

function nameOf({ level, subject, day, from, to }: Row): string {
  return `${levelName(level)} ${subject} on ${day}, ${from} to ${to}`;
}

function problemsInRow(row: Row): string[] {
  const name = nameOf(row);
  const problems: string[] = [];
  if (!isClock(row.from) || !isClock(row.to)) {
    problems.push(`${name}: write times as '15:00', on the 24-hour clock.`);
  } else if (row.end <= row.start) {
    problems.push(`${name}: the class ends before it begins.`);
  } else if (row.start < EARLIEST || row.end > LATEST) {
    problems.push(`${name}: that is at night. Three in the afternoon is written '15:00'.`);
  }
  if (!days.includes(row.day)) problems.push(`${name}: there is no such day.`);
  if (!taughtSubjectAt(row.level, row.subject)) {
    problems.push(`${name}: subjects.ts knows no such subject at this level.`);
  }
  if (row.room.trim() === '') {
    problems.push(`${name}: the room is empty. Write '${variousRooms}' if it has none of its own.`);
  }
  return problems;
}

function isClock(text: string): text is Clock {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function pairs(rows: readonly Row[]): [Row, Row][] {
  return rows.flatMap((one, at) => rows.slice(at + 1).map((other): [Row, Row] => [one, other]));
}

function sharedId([one, other]: [Row, Row]): string[] {
  if (one.id !== other.id) return [];
  return [`${nameOf(one)} and ${nameOf(other)} have the same id, '${one.id}'.`];
}

function problemsInPair([one, other]: [Row, Row]): string[] {
  if (!overlap(one, other)) return [];
  if (one.level === other.level && one.subject === other.subject && one.room === other.room) {
    return [`${nameOf(one)} stands in the timetable twice at the same time.`];
  }
  if (one.room === variousRooms || slugOf(one.room) !== slugOf(other.room)) return [];
  return [
    `${nameOf(one)} and ${nameOf(other)} are in the same room, ${one.room}, at the same time.`,
  ];
}
