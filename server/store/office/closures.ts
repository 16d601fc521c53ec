import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { addDays, colomboDate } from '#rules/calendar/colombo.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import type { PublishedClosure } from '#rules/timetable/today.ts';
import { type Db, put, putNew } from '#server/store/tables.ts';
import { announce } from './office-changes.ts';
import { writeAccount } from './office-history.ts';

/** A closure with who made it and when (milliseconds since 1970). */
type StoredClosure = PublishedClosure & { id: string; at: number; by: string };

/** The notice; times in milliseconds since 1970. */
export type StoredNotice = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

/** The closures of the documents, and those of the office from a day on, or all. */
export async function knownClosures(
  db: Db,
  documents: Documents,
  from?: IsoDate,
): Promise<readonly Closure[]> {
  return allClosures(documents, await closuresFrom(db, from));
}

/** Stores a closure. Call it in a transaction. */
export async function addClosure(db: Db, closure: StoredClosure): Promise<void> {
  const { id, from, to, levels, kind, reason, at, by } = closure;
  const row = { id, from_day: from, to_day: to, levels: JSON.stringify(levels), kind, reason };
  await db
    .insertInto('closures')
    .values({ ...row, created_at: at, created_by: by })
    .execute();
  await writeAccount(db, by, 'closed the school', dates(closure), at);
  await announce(db, 'closures');
}

/**
 * Ends a closure. One that has begun keeps its past days, which calendars show. Call it in a
 * transaction.
 * @returns what it was; undefined if no closure has this id, or it is over
 */
export async function endClosure(db: Db, id: string, by: string, at: number) {
  const today = colomboDate(at);
  const closure = (await closuresFrom(db, today)).find((one) => one.id === id);
  if (!closure) return undefined;
  if (closure.from < today) {
    const to_day = addDays(today, -1);
    await db.updateTable('closures').set({ to_day }).where('id', '=', id).execute();
  } else {
    await db.deleteFrom('closures').where('id', '=', id).execute();
  }
  await writeAccount(db, by, 'opened the school', dates(closure), at);
  await announce(db, 'closures');
  return closure;
}

/** The closures that include a day or come after it, or all, by their first day. */
export async function closuresFrom(db: Db, day: IsoDate = '0000-01-01'): Promise<StoredClosure[]> {
  const rows = await db
    .selectFrom('closures')
    .select(['id', 'from_day as from', 'to_day as to', 'levels', 'kind', 'reason'])
    .select(['created_at as at', 'created_by as by'])
    .where((eb) => eb('to_day', 'is', null).or('to_day', '>=', day))
    .orderBy('from_day')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, levels: JSON.parse(row.levels) }));
}

/** Publishes the notice in place of the one before. Call it in a transaction. */
export async function putNotice(db: Db, { text, until, at, by }: StoredNotice): Promise<void> {
  await put(db, 'notices', ['id'], { id: 'notice', text, until, created_at: at, created_by: by });
  await writeAccount(db, by, 'published a notice', text, at);
  await announce(db, 'notice');
}

/** Withdraws the notice, if there is one. Call it in a transaction. */
export async function removeNotice(db: Db, by: string, at: number): Promise<void> {
  const removed = await db.deleteFrom('notices').returning('text').executeTakeFirst();
  if (!removed) return;
  await writeAccount(db, by, 'withdrew a notice', removed.text, at);
  await announce(db, 'notice');
}

/** @returns the notice that is valid at a time; undefined if no notice is valid then */
export async function findNotice(db: Db, now: number) {
  return db
    .selectFrom('notices')
    .select(['text', 'until', 'created_at as at', 'created_by as by'])
    .where('until', '>', now)
    .executeTakeFirst();
}

/** Stops suggesting a holiday. Call it in a transaction. */
export async function removeHoliday(db: Db, day: IsoDate, by: string, at: number): Promise<void> {
  const row = { day, removed_at: at, removed_by: by };
  if (!(await putNew(db, 'removed_holidays', ['day'], row))) return;
  await writeAccount(db, by, 'removed a holiday', day, at);
  await announce(db, 'closures');
}

/** The days that are no longer suggested as holidays. */
export async function removedHolidays(db: Db): Promise<Set<IsoDate>> {
  const rows = await db.selectFrom('removed_holidays').select('day').execute();
  return new Set(rows.map(({ day }) => day));
}

function dates({ from, to }: PublishedClosure): string {
  return to === from ? from : `${from} to ${to ?? 'further notice'}`;
}
