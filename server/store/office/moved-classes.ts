import type { Documents } from '#content/schemas/documents.ts';
import { classesNotOver, firstDayText } from '#rules/timetable/changes.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { readSetting, writeSetting } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';

/** When and where a class meets, and from which day on. */
export type ClassHours = Pick<SchoolClass, 'day' | 'start' | 'end' | 'room' | 'startsOn'>;

/** A class that has moved, and what it had before. */
export interface MovedClass {
  one: SchoolClass;
  before: ClassHours;
}

/** By the ids of classes. */
export type KnownHours = Record<string, ClassHours>;

/** The setting with the hours of each class of which families were informed. */
const KNOWN = 'class hours';

/**
 * The classes that have other hours, another room or another first day ahead than at the last call, each with what it
 * had: each once for all processes. Call it in a transaction that has the diary's lock.
 * @param now milliseconds since 1970
 */
export async function takeMovedClasses(db: Db, documents: Documents, now: number) {
  const stored = (await readSetting(db, KNOWN)) ?? '{}';
  const known: KnownHours = JSON.parse(stored);
  const classes = classesNotOver(allClasses(documents), now);
  const hours = classes.map(({ id, day, start, end, room, startsOn }) => {
    return [id, { day, start, end, room, startsOn }] as const;
  });
  const next = JSON.stringify({ ...known, ...Object.fromEntries(hours) });
  if (next !== stored) await writeSetting(db, KNOWN, next);
  return movedClasses(documents, known, now);
}

/** Whether a class meets at another time or place. A first day that is over does not count. */
function isMoved(before: ClassHours, after: ClassHours, now: number): boolean {
  return (
    before.day !== after.day ||
    before.start !== after.start ||
    before.end !== after.end ||
    before.room !== after.room ||
    firstDayText(before, now) !== firstDayText(after, now)
  );
}

/**
 * What a family knows of its classes that moved: as JSON the batch of the mail about them.
 * @param earlier the batches of the mails that it replaces, whose hours are those that the family knows
 */
export function knownHours(moved: readonly MovedClass[], earlier: readonly string[]): KnownHours {
  const known = Object.fromEntries(moved.map(({ one, before }) => [one.id, before]));
  return Object.assign(known, ...earlier.map((batch) => JSON.parse(batch)));
}

/** The classes that have moved since what is known of them, without those that have ended or were removed. */
export function movedClasses(documents: Documents, known: KnownHours, now: number): MovedClass[] {
  return classesNotOver(allClasses(documents), now).flatMap((one) => {
    const before = known[one.id];
    return before && isMoved(before, one, now) ? [{ one, before }] : [];
  });
}
