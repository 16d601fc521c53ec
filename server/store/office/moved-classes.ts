import type { Documents } from '#content/schemas/documents.ts';
import { classesNotOver, firstDayText } from '#rules/timetable/changes.ts';
import { allClasses, classById, type SchoolClass } from '#rules/timetable/classes.ts';
import { readSetting, writeSetting } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';

/** When and where a class meets, and from which day on. */
export type ClassHours = Pick<SchoolClass, 'day' | 'start' | 'end' | 'room' | 'startsOn'>;

/** The hours of each class, by its id, of which families were informed. */
const KNOWN = 'class hours';

/**
 * The classes that have other hours, another room or another first day ahead than at the last call, each with what it
 * had: each once for all processes. Call it in a transaction that has the diary's lock.
 * @param now milliseconds since 1970
 */
export async function takeMovedClasses(db: Db, documents: Documents, now: number) {
  const stored = (await readSetting(db, KNOWN)) ?? '{}';
  const known: Record<string, ClassHours> = JSON.parse(stored);
  const classes = classesNotOver(allClasses(documents), now);
  const hours = classes.map(({ id, day, start, end, room, startsOn }) => {
    return [id, { day, start, end, room, startsOn }] as const;
  });
  const next = JSON.stringify({ ...known, ...Object.fromEntries(hours) });
  if (next !== stored) await writeSetting(db, KNOWN, next);
  return classes.flatMap((one) => {
    const before = known[one.id];
    return before && isMoved(before, one, now) ? [{ one, before }] : [];
  });
}

/** Whether a class meets at another time or place. A first day that is over does not count. */
export function isMoved(before: ClassHours, after: ClassHours, now: number): boolean {
  return (
    before.day !== after.day ||
    before.start !== after.start ||
    before.end !== after.end ||
    before.room !== after.room ||
    firstDayText(before, now) !== firstDayText(after, now)
  );
}

/** The batch of the mails about a class that moved. @param before as the last mail said */
export function movedBatch(id: string, before: ClassHours): string {
  return `${id} ${JSON.stringify(before)}`;
}

/** What a batch says; undefined if the class is as it was, has ended or was removed. */
export function movedClass(documents: Documents, batch: string, now: number) {
  const [id = ''] = batch.split(' ', 1);
  const before: ClassHours = JSON.parse(batch.slice(id.length));
  const one = classById(documents, id);
  const isTrue = one && classesNotOver([one], now).length > 0 && isMoved(before, one, now);
  return isTrue ? { one, before } : undefined;
}
