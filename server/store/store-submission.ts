import { type Insertable, sql } from 'kysely';
import { hasRowLocks } from './dialect.ts';
import { insertOutboxRows } from './outbox-rows.ts';
import { insertSubmission, type NewSubmission } from './submissions.ts';
import type { Db, OutboxTable, Store } from './tables.ts';

export interface Kept {
  submission: NewSubmission;
  /** The mails that are owed for it. */
  mails: Insertable<OutboxTable>[];
}

/**
 * Stores a submission with the mails it owes, all of it or nothing. False when its id is there
 * already, and then nothing has changed.
 * @param compose says what to store; on SQLite, which has one writer, inside the transaction, so
 * that what it reads still holds when it is stored
 */
export async function storeSubmission(
  store: Store,
  compose: (db: Db) => Promise<Kept>,
): Promise<boolean> {
  if (hasRowLocks(store)) return storeAtOnce(store, await compose(store));
  const storeBoth = async (trx: Db) => {
    const { submission, mails } = await compose(trx);
    if (!(await insertSubmission(trx, submission))) return false;
    await insertOutboxRows(trx, mails);
    return true;
  };
  // The health check has begun a transaction of its own, which it rolls back.
  return store.isTransaction ? storeBoth(store) : store.transaction().execute(storeBoth);
}

/**
 * One statement, which Postgres begins, ends and commits by itself: a process that freezes or
 * vanishes leaves no transaction open, and each form goes to the database once, not four times.
 */
async function storeAtOnce(store: Store, { submission, mails }: Kept): Promise<boolean> {
  const [first] = mails;
  if (!first) return insertSubmission(store, submission);
  const columns = Object.keys(first) as (keyof OutboxTable)[];
  const kept = await store
    .with('kept', (db) =>
      db
        .insertInto('submissions')
        .values(submission)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id'),
    )
    .with('owed', (db) =>
      db
        .insertInto('outbox')
        .columns(columns)
        // As JSON, so that Postgres knows each value's type.
        .expression(
          sql`select ${sql.join(columns.map((column) => sql.ref(`mail.${column}`)))}
            from kept, jsonb_populate_recordset(null::outbox, ${JSON.stringify(mails)}) as mail`,
        ),
    )
    .selectFrom('kept')
    .select('id')
    .executeTakeFirst();
  return kept !== undefined;
}
