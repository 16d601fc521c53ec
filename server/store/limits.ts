import { sql } from 'kysely';
import { type Db, isPostgres } from './tables.ts';
import { unsynced } from './unsynced.ts';

/** A number of hits within a window of time that begins with the first hit. */
export interface Counter {
  key: string;
  windowMs: number;
  /** How many hits at once; 1 by default. */
  times?: number;
}

/** How far apart the clocks of two processes may be, in milliseconds. */
export const CLOCKS_APART = 60_000;

/**
 * Counts hits on several counters with different keys, across processes. Call it outside a
 * transaction: the rows are then locked for one statement only, and in the order of their keys, so
 * that callers do not wait long or for each other.
 * @param now milliseconds since 1970. A window that ends too late, since a clock was ahead when it
 * began, counts as over
 * @returns by key the hits in each window, these included, and the time that is left of it
 */
export async function countHits(db: Db, counters: readonly Counter[], now: number) {
  return unsynced(db, (connection) => upsert(connection, counters, now));
}

async function upsert(db: Db, counters: readonly Counter[], now: number) {
  if (counters.length === 0) return new Map<string, never>();
  const isOver = sql<boolean>`limits.ends_at <= ${now} or limits.ends_at > excluded.ends_at + ${CLOCKS_APART}`;
  const rows = await db
    .insertInto('limits')
    .values(
      counters
        .map(({ key, windowMs, times = 1 }) => ({ key, hits: times, ends_at: now + windowMs }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then excluded.hits else limits.hits + excluded.hits end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else limits.ends_at end`,
      }),
    )
    .returning(['key', 'hits', 'ends_at'])
    // Not inside a transaction, where it would apply to all of it.
    .$if(isPostgres(db) && !db.isTransaction, (query) =>
      query.returning(sql`set_config('synchronous_commit', 'off', true)`.as('unsynced')),
    )
    .execute();
  return new Map(rows.map(({ key, hits, ends_at }) => [key, { hits, endsInMs: ends_at - now }]));
}

/** Counts one hit. @returns the hits within the counter's window, this one included */
export async function hit(db: Db, key: string, now: number, windowMs: number): Promise<number> {
  const counted = await countHits(db, [{ key, windowMs }], now);
  return counted.get(key)?.hits ?? 0;
}

const LONGEST_WINDOW = 24 * 3_600_000;

/** Deletes the windows that are over, and those that began while a clock was far ahead. */
export async function clearOldLimits(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('limits')
    .where((eb) => eb('ends_at', '<=', now).or('ends_at', '>', now + LONGEST_WINDOW + CLOCKS_APART))
    .execute();
}
