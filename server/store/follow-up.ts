import { type Submission, toSubmission } from './submissions.ts';
import type { Db } from './tables.ts';

/** False when it was marked before. */
export async function markCalled(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ called_at: now })
    .where('id', '=', id)
    .where('called_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

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

/** Gives held submissions that no digest has named yet to one; returns how many there were. */
export async function putIntoDigest(db: Db, batchId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ digest_id: batchId })
    .where('hold', '=', 'spam')
    .where('digest_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Gives submissions that came before `cameBefore`, were mailed to staff on their own and have not
 * been called to a reminder, each once; returns how many there were.
 */
export async function putIntoReminder(
  db: Db,
  batchId: string,
  cameBefore: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ reminder_id: batchId })
    .where('received_at', '<=', cameBefore)
    .where('called_at', 'is', null)
    .where('reminder_id', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('submission_id')
        .where('message', 'in', ['enquiry-staff', 'registration-staff'])
        .where('submission_id', 'is not', null)
        .$narrowType<{ submission_id: string }>(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What a digest or reminder names, as it is now: released, called or erased ones are gone. */
export async function batchSubmissions(
  db: Db,
  batch: 'digest' | 'reminder',
  batchId: string,
): Promise<Submission[]> {
  const query = db.selectFrom('submissions').selectAll().orderBy('received_at');
  const rows =
    batch === 'digest'
      ? query.where('digest_id', '=', batchId).where('hold', 'is not', null)
      : query.where('reminder_id', '=', batchId).where('called_at', 'is', null);
  return (await rows.execute()).map(toSubmission);
}
