import type { Insertable, Updateable } from 'kysely';
import { hasRowLocks } from './dialect.ts';
import type { Db, OutboxRow, OutboxTable, Store } from './tables.ts';

export async function insertOutboxRows(db: Db, rows: Insertable<OutboxTable>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}

/**
 * Takes up to `limit` due rows for one worker, until `leaseUntil`; nobody else gets them before.
 * Times in milliseconds since 1970. The attempt is counted here, so that one that crashes counts.
 */
export async function claimRows(
  store: Store,
  { now, leaseUntil, limit }: { now: number; leaseUntil: number; limit: number },
): Promise<OutboxRow[]> {
  return (
    store
      // A common table, since Postgres may run a plain subquery twice and take more than the limit.
      .with('picked', (db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'due')
          .where('next_at', '<=', now)
          .where('lease_until', '<=', now)
          .orderBy('next_at')
          .limit(limit)
          .$if(hasRowLocks(store), (query) => query.forUpdate().skipLocked()),
      )
      .updateTable('outbox')
      .set((eb) => ({ lease_until: leaseUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (eb) => eb.selectFrom('picked').select('picked.id'))
      .returningAll()
      .execute()
  );
}

/** Writes down how a delivery ended, unless another worker has taken the row over since. */
export async function finishRow(
  db: Db,
  row: OutboxRow,
  changes: Updateable<OutboxTable>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: 0, ...changes })
    .where('id', '=', row.id)
    .where((eb) =>
      // Delivered is delivered, whoever holds the lease now.
      changes.state === 'delivered'
        ? eb('state', '!=', 'delivered')
        : eb.and([eb('state', '=', 'due'), eb('lease_until', '=', row.lease_until)]),
    )
    .execute();
}

/** How a claimed row's delivery ended. */
export interface EndedRow {
  row: OutboxRow;
  changes: Updateable<OutboxTable>;
}

/** Writes down how several deliveries ended, with one commit: all of them, or none. */
export async function finishRows(store: Store, ended: readonly EndedRow[]): Promise<void> {
  // In one order everywhere, so that two processes cannot wait for each other's rows.
  const ordered = ended.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1));
  await store.transaction().execute(async (trx) => {
    for (const { row, changes } of ordered) await finishRow(trx, row, changes);
  });
}

export interface OutboxCounts {
  /** All that are not delivered yet, whether their time has come or not. */
  due: number;
  /** Refused for good by the recipient's server. */
  dead: number;
  /** Age of the oldest one due, in seconds. */
  oldestSeconds: number;
}

export async function countOutbox(db: Db, now: number): Promise<OutboxCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('rows'),
      eb.fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['due', 'dead'])
    .groupBy('state')
    .execute();
  const due = rows.find(({ state }) => state === 'due');
  const dead = rows.find(({ state }) => state === 'dead');
  return {
    due: due?.rows ?? 0,
    dead: dead?.rows ?? 0,
    oldestSeconds: due ? Math.max(0, Math.round((now - due.oldest) / 1000)) : 0,
  };
}
