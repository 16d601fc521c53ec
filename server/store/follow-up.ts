import { closedStates } from './office-states.ts';
import { DELIVERED } from './outbox-rows.ts';
import { isMailed } from './reminders.ts';
import { toSubmission } from './submissions.ts';
import type { Db, MessageName } from './tables.ts';

/** @returns false when it is no longer held */
export async function markReleased(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ hold: null, released_at: now })
    .where('id', '=', id)
    .where('hold', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ids of at most `most` submissions that are held and were not mailed, registrations first, then the
 * oldest: those that no digest has listed yet, and those of rejected digests only.
 */
export async function undigested(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('hold', '=', 'spam')
    // Staff have called nevertheless, or the family has withdrawn.
    .where('called_at', 'is', null)
    .where((eb) => eb('digest_id', 'is', null).or('digest_id', 'in', rejectedDigests(db)))
    .orderBy('kind', 'desc')
    .orderBy('received_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists submissions in a digest. */
export async function assignDigest(db: Db, ids: string[], digestId: string): Promise<void> {
  await db.updateTable('submissions').set({ digest_id: digestId }).where('id', 'in', ids).execute();
}

/** Digests of which every copy was rejected, so that no one has read them. */
function rejectedDigests(db: Db) {
  return db
    .selectFrom('outbox')
    .select('batch_id')
    .where('state', '!=', DELIVERED)
    .where('state', '=', 'dead')
    .where('message', '=', 'digest')
    .where('batch_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as copy')
            .select('copy.id')
            .whereRef('copy.batch_id', '=', 'outbox.batch_id')
            .where('copy.state', '!=', 'dead'),
        ),
      ),
    );
}

/** The mails that list many submissions. */
export type BatchKind = 'digest' | 'reminder' | 'family-changes';

/** What such a mail lists, as it is now: released, called or erased ones are not listed. */
export async function batchSubmissions(db: Db, batch: BatchKind, batchId: string) {
  const query = db.selectFrom('submissions').selectAll();
  const queries = {
    digest: query
      .where('digest_id', '=', batchId)
      .where('hold', 'is not', null)
      .where('called_at', 'is', null)
      .orderBy('kind', 'desc'),
    reminder: query
      .where('reminder_id', '=', batchId)
      .where(({ and, eb, or, ref }) =>
        or([
          and([eb('called_at', 'is', null), eb('call_again_at', 'is', null)]),
          and([eb('call_again_at', '<=', ref('reminded_at')), eb('state', 'not in', closedStates)]),
        ]),
      )
      .where(isMailed),
    'family-changes': query.where('id', 'in', (eb) =>
      eb.selectFrom('reminder_names').select('submission_id').where('batch_id', '=', batchId),
    ),
  };
  return (await queries[batch].orderBy('received_at').execute()).map(toSubmission);
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
