import type { Selectable } from 'kysely';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ClassChange, Places, Today } from '#payloads/today.ts';
import { announceClass } from './office-changes.ts';
import type { ClassChangesTable, ClassDeed, Db } from './tables.ts';

/** A change, who made it and when (milliseconds since 1970). */
export interface StoredChange extends ClassChange {
  readonly id: string;
  readonly at: number;
  readonly by: string;
}

/** Stores a change of a class, in place of one of the same class and day. Call it in a transaction. */
export async function putChange(db: Db, stored: StoredChange): Promise<void> {
  const { id, at, by, ...change } = stored;
  const values = {
    id,
    kind: change.kind,
    starts: change.start,
    ends: change.end,
    to_date: change.toDate,
    room: change.room,
    reason: change.reason,
    created_at: at,
    created_by: by,
  };
  await db
    .insertInto('class_changes')
    .values({ class: change.class, date: change.date, ...values })
    .onConflict((conflict) => conflict.columns(['class', 'date']).doUpdateSet(values))
    .execute();
  await writeClassHistory(db, { class: change.class, at, by, what: change.kind, change });
  await announceClass(db, change.class);
}

/** The change of a class on a day, if it is changed then. */
export async function findChange(
  db: Db,
  id: string,
  date: IsoDate,
): Promise<StoredChange | undefined> {
  const row = await db
    .selectFrom('class_changes')
    .selectAll()
    .where('class', '=', id)
    .where('date', '=', date)
    .executeTakeFirst();
  return row && toChange(row);
}

/**
 * Deletes a change. Call it in a transaction.
 * @returns undefined if no change has this id
 */
export async function removeChange(
  db: Db,
  id: string,
  by: string,
  at: number,
): Promise<ClassChange | undefined> {
  const row = await db
    .deleteFrom('class_changes')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: _, at: __, by: ___, ...change } = toChange(row);
  await writeClassHistory(db, { class: change.class, at, by, what: 'removed', change });
  await announceClass(db, change.class);
  return change;
}

/** The changes of a day and later ones, also of classes that are no longer in the timetable. */
export async function changesFrom(db: Db, day: IsoDate): Promise<StoredChange[]> {
  const rows = await db
    .selectFrom('class_changes')
    .selectAll()
    .where((eb) => eb.or([eb('date', '>=', day), eb('to_date', '>=', day)]))
    .orderBy('date')
    .execute();
  return rows.map(toChange);
}

function toChange(row: Selectable<ClassChangesTable>): StoredChange {
  return {
    id: row.id,
    class: row.class,
    date: row.date,
    kind: row.kind,
    start: row.starts,
    end: row.ends,
    toDate: row.to_date,
    room: row.room,
    reason: row.reason,
    at: row.created_at,
    by: row.created_by,
  };
}

/** Sets whether a class has places. Call it in a transaction. */
export async function putPlaces(
  db: Db,
  id: string,
  places: Places,
  by: string,
  at: number,
): Promise<void> {
  const values = { places, set_at: at, set_by: by };
  await db
    .insertInto('class_places')
    .values({ class: id, ...values })
    .onConflict((conflict) => conflict.column('class').doUpdateSet(values))
    .execute();
  await writeClassHistory(db, { class: id, at, by, what: places, change: null });
  await announceClass(db, id);
}

/** The classes with few places or none, by id; all others are open. */
export async function placesByClass(db: Db): Promise<Today['places']> {
  const rows = await db.selectFrom('class_places').selectAll().orderBy('class').execute();
  return Object.fromEntries(
    rows.flatMap(({ class: id, places }) => (places === 'open' ? [] : [[id, places]])),
  );
}

/** An act about a class. */
export interface ClassEntry {
  readonly class: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** An address of the office's users. */
  readonly by: string;
  readonly what: ClassDeed;
  /** The change that was made or deleted; null for places. */
  readonly change: ClassChange | null;
}

async function writeClassHistory(db: Db, entry: ClassEntry): Promise<void> {
  await db
    .insertInto('class_history')
    .values({
      class: entry.class,
      at: entry.at,
      actor: entry.by,
      what: entry.what,
      change: entry.change && JSON.stringify(entry.change),
    })
    .execute();
}

/** The history of all classes since a time, oldest first. */
export async function classHistorySince(db: Db, since: number): Promise<ClassEntry[]> {
  const rows = await db
    .selectFrom('class_history')
    .selectAll()
    .where('at', '>=', since)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    class: row.class,
    at: row.at,
    by: row.actor,
    what: row.what,
    change: row.change === null ? null : JSON.parse(row.change),
  }));
}
