import { sql } from 'kysely';
import { isMailed } from './reminders.ts';
import { type Submission, toSubmission } from './submissions.ts';
import type { Db, MessageName } from './tables.ts';

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
  return (await undigested(db).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Gives what is held and was not mailed to at most `digests` digests of `most` each, registrations
 * first, then the oldest: what no digest has named yet, and what was named only by digests that were
 * refused. Out: the digests' batch ids, in that order.
 */
export async function assignDigests(db: Db, most: number, digests: number): Promise<string[]> {
  const rows = await undigested(db)
    .orderBy('kind', 'desc')
    .orderBy('received_at')
    .orderBy('id')
    .limit(most * digests)
    .execute();
  const batchIds: string[] = [];
  for (let start = 0; start < rows.length; start += most) {
    const ids = rows.slice(start, start + most).map(({ id }) => id);
    const digest_id = crypto.randomUUID();
    await db.updateTable('submissions').set({ digest_id }).where('id', 'in', ids).execute();
    batchIds.push(digest_id);
  }
  return batchIds;
}

function undigested(db: Db) {
  return (
    db
      .selectFrom('submissions')
      .select('id')
      .where('hold', '=', 'spam')
      // Somebody has called all the same, or the family has withdrawn.
      .where('called_at', 'is', null)
      .where((eb) =>
        eb.or([eb('digest_id', 'is', null), eb('digest_id', 'in', refusedDigests(db))]),
      )
  );
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

/** The mails that list many submissions. */
export type BatchKind = 'digest' | 'reminder' | 'family-changes';

/** What such a mail lists, as it is now: released, called or erased ones are not listed. */
export async function batchSubmissions(
  db: Db,
  batch: BatchKind,
  batchId: string,
): Promise<Submission[]> {
  const query = db.selectFrom('submissions').selectAll().orderBy('received_at');
  const queries = {
    digest: () =>
      query
        .clearOrderBy()
        .where('digest_id', '=', batchId)
        .where('hold', 'is not', null)
        .where('called_at', 'is', null)
        .orderBy('kind', 'desc')
        .orderBy('received_at'),
    reminder: () =>
      query.where('reminder_id', '=', batchId).where('called_at', 'is', null).where(isMailed),
    'family-changes': () =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('reminder_names').select('submission_id').where('batch_id', '=', batchId),
      ),
  };
  return (await queries[batch]().execute()).map(toSubmission);
}

/** How many mails of these kinds were enqueued for a mailbox since then (milliseconds since 1970). */
export async function countMailsTo(
  db: Db,
  recipient: string,
  messages: readonly MessageName[],
  since: number,
): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('mails'))
    .where('recipient', '=', recipient)
    .where('message', 'in', messages)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return mails;
}

/** The batch of the mail about families' changes that waits to be sent. */
export async function waitingFamilyChanges(db: Db, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('batch_id')
    .where('message', '=', 'family-changes')
    .where('state', '=', 'due')
    .where('next_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row?.batch_id ?? undefined;
}

/** Lists a submission in a mail about many, so that erasing it finds the mail. */
export async function addToBatch(db: Db, batchId: string, submissionId: string): Promise<void> {
  await db
    .insertInto('reminder_names')
    .values({ submission_id: submissionId, batch_id: batchId })
    .onConflict((conflict) => conflict.columns(['submission_id', 'batch_id']).doNothing())
    .execute();
}
