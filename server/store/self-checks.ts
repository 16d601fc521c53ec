import { readSetting, writeSetting } from './settings.ts';
import type { Db, OutboxRow } from './tables.ts';

/** JSON of the last self-check that arrived: its id, and when, in milliseconds since 1970. */
const ARRIVED = 'self-check:arrived';

/** The self-check that was sent and has not arrived, if any, and when the last one arrived. */
export async function selfCheckState(
  db: Db,
): Promise<{ awaited: OutboxRow | undefined; arrivedAt: number | undefined }> {
  const stored = await readSetting(db, ARRIVED);
  const arrived = stored ? (JSON.parse(stored) as { id: string; at: number }) : undefined;
  const latest = await db
    .selectFrom('outbox')
    .selectAll()
    .where('message', '=', 'self-check')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    awaited: latest?.id === arrived?.id ? undefined : latest,
    arrivedAt: arrived?.at,
  };
}

/** Records the arrival of a self-check. @returns false when the id is not that of a self-check */
export async function recordArrival(db: Db, id: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('message', '=', 'self-check')
    .executeTakeFirst();
  if (!row) return false;
  await writeSetting(db, ARRIVED, JSON.stringify({ id, at: now }));
  return true;
}

/** Makes a delivered self-check due again, since it has not arrived; an undelivered one is due already. */
export async function resendSelfCheck(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'due', delivered_at: null, next_at: now })
    .where('id', '=', id)
    .where('state', '=', 'delivered')
    .execute();
}

export async function deleteSelfChecks(db: Db): Promise<void> {
  await db.deleteFrom('outbox').where('message', '=', 'self-check').execute();
}
