import { sql, type Updateable } from 'kysely';
import type { Db, OutboxRow, Store, Tables } from '#server/store/tables.ts';
import { unsynced } from '#server/store/unsynced.ts';

/** The latest time that a Date can hold: `next_at` of a mail that is not retried. */
export const NEVER = 8_640_000_000_000_000;

/** A literal: with a parameter the index of undelivered mails would not be used. */
export const DELIVERED = sql.lit('delivered' as const);

/** A mail that is due for as long as this, in seconds, needs a person (docs/requirements.md, R39.6, R46.12). */
export const LATE = 3600;

/** The state of a mail as people read it. */
export type MailState = OutboxRow['state'] | 'not-sent';

/** A mail that left the queue without a time of delivery was not sent. */
export function mailState({ state, delivered_at }: OutboxRow): MailState {
  return state === 'delivered' && delivered_at === null ? 'not-sent' : state;
}

/**
 * Claims up to `limit` due rows for one worker until `leaseUntil`, rejected mails that are due for a
 * retry included. Times in milliseconds since 1970. The attempt is counted here, so that one that
 * crashes counts; its number identifies the claim.
 */
export async function claimRows(
  store: Store,
  { now, leaseUntil, limit }: { now: number; leaseUntil: number; limit: number },
): Promise<OutboxRow[]> {
  // A claim that is lost in a power cut does no harm: the mail is claimed again.
  return unsynced(store, (connection) =>
    connection
      .with('picked', (db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('state', '!=', DELIVERED)
          .where('next_at', '<=', now)
          .where('lease_until', '<=', now)
          .orderBy('next_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .updateTable('outbox')
      .set((eb) => ({ lease_until: leaseUntil, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (eb) => eb.selectFrom('picked').select('picked.id'))
      .returningAll()
      .execute(),
  );
}

/** Renews the leases of rows whose claims are still the latest; 0 releases them. */
export async function setLeases(db: Db, claimed: readonly OutboxRow[], leaseUntil: number) {
  if (claimed.length === 0) return;
  await db
    .with('held', (held) =>
      held
        .selectFrom('outbox')
        .select('id')
        .where('state', '!=', 'delivered')
        .where(({ eb, refTuple, tuple }) => {
          const claims = claimed.map(({ id, attempts }) => tuple(id, attempts));
          return eb(refTuple('id', 'attempts'), 'in', claims);
        })
        // In the order in which outcomes are recorded, or the two could wait for each other.
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('outbox')
    .set({ lease_until: leaseUntil })
    .where('id', 'in', (eb) => eb.selectFrom('held').select('held.id'))
    .execute();
}

/** Records the outcome of a delivery. @returns false when another worker has claimed the row since */
export async function finishRow(db: Db, row: OutboxRow, changes: Updateable<Tables['outbox']>) {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ lease_until: 0, ...changes })
    .where('id', '=', row.id)
    .where('state', '!=', 'delivered')
    // A delivery counts even if another worker has claimed the mail since then.
    .$if(changes.state !== 'delivered', (query) => query.where('attempts', '=', row.attempts))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * @returns how many mails are due, now or later; how many were rejected by the recipient's server,
 * also those that are retried; and the age of the oldest one due, in seconds
 */
export async function countOutbox(db: Db, now: number) {
  const rows = await db
    .selectFrom('outbox')
    .select('state')
    .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.min('created_at').as('oldest')])
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
