import type { ClassChange } from '#payloads/today.ts';
import type { ClassDeed } from './class-tables.ts';
import type { Db } from './tables.ts';

/** Something that was done to a class. */
export interface ClassEntry {
  readonly class: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** An address of the office's users. */
  readonly by: string;
  readonly what: ClassDeed;
  /** The change that was made or taken back; null for places. */
  readonly change: ClassChange | null;
}

export async function writeClassHistory(db: Db, entry: ClassEntry): Promise<void> {
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

/** What was done to classes since a moment, oldest first. */
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
