import type { Insertable } from 'kysely';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ClassChange, Places, Today } from '#rules/timetable/today.ts';
import { type Db, put, type Tables } from '#server/store/tables.ts';
import { announce } from './office-changes.ts';

/** A change, who made it (`by`) and when (`at`, milliseconds since 1970). */
export type StoredChange = Awaited<ReturnType<typeof changesFrom>>[number];

const changeColumns = [
  'id',
  'class',
  'date',
  'kind',
  'starts as start',
  'ends as end',
  'to_date as toDate',
  'room',
  'reason',
  'created_at as at',
  'created_by as by',
] as const;

/** Stores a change of a class, in place of one of the same class and day. Call it in a transaction. */
export async function putChange(db: Db, stored: StoredChange): Promise<void> {
  const { id, at, by, ...change } = stored;
  const { start: starts, end: ends, toDate: to_date, ...same } = change;
  const row = { id, ...same, starts, ends, to_date, created_at: at, created_by: by };
  await put(db, 'class_changes', ['class', 'date'], row);
  const entry = { class: change.class, at, actor: by, what: change.kind };
  await writeClassHistory(db, { ...entry, change: JSON.stringify(change) });
}

/** The change of a class on a day, if it is changed then. */
export async function findChange(db: Db, id: string, date: IsoDate) {
  return db
    .selectFrom('class_changes')
    .select(changeColumns)
    .where('class', '=', id)
    .where('date', '=', date)
    .executeTakeFirst();
}

/**
 * Deletes a change. Call it in a transaction.
 * @returns undefined if no change has this id
 */
export async function removeChange(db: Db, id: string, by: string, at: number) {
  const row = await db
    .deleteFrom('class_changes')
    .where('id', '=', id)
    .returning(changeColumns)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: _, at: __, by: ___, ...change } = row;
  const entry = { class: change.class, at, actor: by, what: 'removed' } as const;
  await writeClassHistory(db, { ...entry, change: JSON.stringify(change) });
  return change;
}

/** The changes of a day and later ones, also of classes that are no longer in the timetable. */
export async function changesFrom(db: Db, day: IsoDate) {
  return db
    .selectFrom('class_changes')
    .select(changeColumns)
    .where((eb) => eb('date', '>=', day).or('to_date', '>=', day))
    .orderBy('date')
    .execute();
}

/** Sets whether a class has places. Call it in a transaction. */
export async function putPlaces(db: Db, id: string, places: Places, by: string, at: number) {
  await put(db, 'class_places', ['class'], { class: id, places, set_at: at, set_by: by });
  await writeClassHistory(db, { class: id, at, actor: by, what: places });
}

/** Whether a class has places, and who set it; open by default. */
export async function findPlaces(db: Db, id: string) {
  const row = await db
    .selectFrom('class_places')
    .select(['places', 'set_by as by'])
    .where('class', '=', id)
    .executeTakeFirst();
  return row ?? { places: 'open' as const, by: null };
}

/** The classes with few places or none, by id; all others are open. */
export async function placesByClass(db: Db): Promise<Today['places']> {
  const rows = await db.selectFrom('class_places').selectAll().orderBy('class').execute();
  return Object.fromEntries(
    rows.flatMap(({ class: id, places }) => (places === 'open' ? [] : [[id, places]])),
  );
}

/** Logs an act about a class, and announces it to the open pages. */
async function writeClassHistory(db: Db, entry: Insertable<Tables['class_history']>) {
  await db.insertInto('class_history').values(entry).execute();
  await announce(db, { class: entry.class });
}

/** The history of all classes since a time, oldest first. */
export async function classHistorySince(db: Db, since: number) {
  const rows = await db
    .selectFrom('class_history')
    .select(['class', 'at', 'actor as by', 'what', 'change'])
    .where('at', '>=', since)
    .orderBy('id')
    .execute();
  return rows.map(({ change, ...row }) => ({
    ...row,
    /** The change that was made or deleted; null for places. */
    change: JSON.parse(change ?? 'null') as ClassChange | null,
  }));
}
