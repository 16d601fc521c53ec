import { markFailureTold, staffMailboxes } from '#server/store/failed-acknowledgements.ts';
import type { Db, OutboxRow } from '#server/store/tables.ts';
import { enqueue } from './enqueue.ts';

/**
 * Owes the office one mail about a submission whose acknowledgement is given up, so that a person
 * calls instead; for each submission only once, however many of its mails fail. To be called in the
 * transaction that gives it up.
 */
export async function notifyOffice(db: Db, failed: OutboxRow, now: number): Promise<void> {
  const { submission_id: submissionId } = failed;
  if (!submissionId || !(await markFailureTold(db, submissionId, now))) return;
  const mails = (await staffMailboxes(db, submissionId)).map((recipient) => ({
    message: 'acknowledgement-failed' as const,
    recipient,
    submissionId,
  }));
  await enqueue(db, mails, now);
}
