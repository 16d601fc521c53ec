import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * Counts one hit on a key and says how many there are within its window, this one included. The
 * window begins with the first hit. Holds across processes, since the row is locked until commit.
 */
export async function hit(db: Db, key: string, now: number, windowMs: number): Promise<number> {
  const { hits } = await db
    .insertInto('limits')
    .values({ key, hits: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when limits.ends_at <= ${now} then 1 else limits.hits + 1 end`,
        ends_at: sql`case when limits.ends_at <= ${now} then ${now + windowMs} else limits.ends_at end`,
      }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

/** When a key's window ends, in milliseconds since 1970. */
export async function windowEnd(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('limits')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.ends_at;
}

/** Forgets the windows that are over. */
export async function clearOldLimits(db: Db, now: number): Promise<void> {
  await db.deleteFrom('limits').where('ends_at', '<=', now).execute();
}
