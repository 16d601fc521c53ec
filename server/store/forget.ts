import { sql } from 'kysely';
import { hasRowLocks } from './dialect.ts';
import type { Db, Store } from './tables.ts';

/** Ids of submissions that name an e-mail address: the student's, the guardian's or an enquirer's. */
export async function idsOfEmail(db: Db, email: string): Promise<string[]> {
  const wanted = email.trim().toLowerCase();
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where((eb) => eb.or([eb('email', '=', wanted), eb('guardian_email', '=', wanted)]))
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function olderThan(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases submissions and the mails owed for them. On SQLite the freed bytes are overwritten
 * (secure_delete) and the log is emptied. Returns the ids of all mails that spoke of them, also of
 * digests and reminders, whose files (if mails are files) are to be removed.
 */
export async function forget(store: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const mails = await store.transaction().execute(async (trx) => {
    const named = await trx
      .selectFrom('submissions')
      .select(['digest_id', 'reminder_id'])
      .where('id', 'in', ids)
      .execute();
    const batches = named
      .flatMap((row) => [row.digest_id, row.reminder_id])
      .filter((id) => id !== null);
    const rows = await trx
      .selectFrom('outbox')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('submission_id', 'in', ids),
          ...(batches.length > 0 ? [eb('batch_id', 'in', batches)] : []),
        ]),
      )
      .execute();
    await trx.deleteFrom('outbox').where('submission_id', 'in', ids).execute();
    await trx.deleteFrom('submissions').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id);
  });
  await emptyLog(store);
  return mails;
}

/** Moves SQLite's write-ahead log into the database and truncates it, waiting for readers. */
async function emptyLog(store: Store): Promise<void> {
  if (hasRowLocks(store)) return;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
    if (rows[0]?.busy === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The database was too busy to empty its log: erase again in a minute.');
}
