import { sql } from 'kysely';
import { isMailed } from './reminders.ts';
import { type Submission, toSubmission } from './submissions.ts';
import type { Db } from './tables.ts';

/** False when it is not held any more. */
export async function markReleased(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ hold: null, released_at: now })
    .where('id', '=', id)
    .where('hold', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether there is anything that `assignDigests` would name. */
export async function hasUndigested(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('submissions')
    .select('id')
    .where('hold', '=', 'spam')
    // Somebody has called all the same, or the family has withdrawn.
    .where('called_at', 'is', null)
    .where((eb) => eb.or([eb('digest_id', 'is', null), eb('digest_id', 'in', refusedDigests(db))]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Gives all that is held and was not mailed to digests of `most` each, registrations first, then the
 * oldest: what no digest has named yet, and what was named only by digests that were refused. Out:
 * the digests' batch ids, in that order.
 */
export async function assignDigests(db: Db, most: number): Promise<string[]> {
  const prefix = crypto.randomUUID();
  const toName = db
    .selectFrom('submissions')
    .select([
      'id',
      sql<number>`(row_number() over (order by kind desc, received_at, id) - 1) / ${sql.lit(most)}`.as(
        'number',
      ),
    ])
    .where('hold', '=', 'spam')
    .where('called_at', 'is', null)
    .where((eb) => eb.or([eb('digest_id', 'is', null), eb('digest_id', 'in', refusedDigests(db))]));
  await db
    .updateTable('submissions')
    .from(toName.as('to_name'))
    .set({ digest_id: sql<string>`cast(${prefix} as text) || '-' || to_name.number` })
    .whereRef('submissions.id', '=', 'to_name.id')
    .execute();
  const { named } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('named'))
    .where('digest_id', 'like', `${prefix}-%`)
    .executeTakeFirstOrThrow();
  return Array.from({ length: Math.ceil(named / most) }, (_, number) => `${prefix}-${number}`);
}

/** Digests of which every copy was refused, so that nobody has read them. */
function refusedDigests(db: Db) {
  return (
    db
      .selectFrom('outbox as refused')
      .select('refused.batch_id')
      // Written out, not bound, or the index of what is undelivered would not be used.
      .where('refused.state', '!=', sql.lit('delivered' as const))
      .where('refused.state', '=', 'dead')
      .where('refused.message', '=', 'digest')
      .where('refused.batch_id', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('outbox as copy')
              .select('copy.id')
              .whereRef('copy.batch_id', '=', 'refused.batch_id')
              .where('copy.state', '!=', 'dead'),
          ),
        ),
      )
  );
}

/** What a digest or reminder names, as it is now: released, called or erased ones are gone. */
export async function batchSubmissions(
  db: Db,
  batch: 'digest' | 'reminder',
  batchId: string,
): Promise<Submission[]> {
  const query = db.selectFrom('submissions').selectAll();
  const rows =
    batch === 'digest'
      ? query
          .where('digest_id', '=', batchId)
          .where('hold', 'is not', null)
          .where('called_at', 'is', null)
          .orderBy('kind', 'desc')
          .orderBy('received_at')
      : query
          .where('reminder_id', '=', batchId)
          .where('called_at', 'is', null)
          .where(isMailed)
          .orderBy('received_at');
  return (await rows.execute()).map(toSubmission);
}
