import { sql, type Updateable } from 'kysely';
import type { Db, OutboxRow, OutboxTable } from './tables.ts';

/** The delivered mail that one of these ids names. */
export async function findDelivered(
  db: Db,
  ids: readonly string[],
): Promise<OutboxRow | undefined> {
  if (ids.length === 0) return undefined;
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'delivered')
    .where('message', '!=', 'self-check')
    .limit(1)
    .executeTakeFirst();
}

/** The latest acknowledgement that was delivered to an address since then (milliseconds since 1970). */
export async function latestAcknowledgement(
  db: Db,
  address: string,
  since: number,
): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where(sql<string>`lower("recipient")`, '=', sql<string>`lower(${address})`)
    .where('message', 'in', ['enquiry-acknowledgement', 'registration-acknowledgement'])
    .where('state', '=', 'delivered')
    .where('delivered_at', '>=', since)
    .orderBy('delivered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes a delivery back. False when somebody was quicker. */
export async function markBounced(
  db: Db,
  id: string,
  changes: Updateable<OutboxTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ delivered_at: null, ...changes })
    .where('id', '=', id)
    .where('state', '=', 'delivered')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
