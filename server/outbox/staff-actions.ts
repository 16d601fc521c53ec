import type { Documents } from '#content/schemas/documents.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { setOutcome } from '#server/store/office/office-outcomes.ts';
import { isCallDue } from '#server/store/office/office-states.ts';
import { mailsOf } from '#server/store/outbox/mails.ts';
import { findSubmission } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { enqueueFormMails, mailboxesOf } from './enqueue.ts';

/**
 * Marks a submission as called. Call it in a transaction.
 * @param by who did it; words where no one is signed in
 * @returns false, with nothing changed, when the family was reached before
 */
export async function followUp(
  trx: Db,
  documents: Documents,
  id: string,
  by: string,
  now: number,
): Promise<boolean> {
  const submission = await findSubmission(trx, id);
  if (!submission || !isCallDue(submission.state)) return false;
  return setOutcome(trx, documents, id, { state: 'called', was: submission.state, by }, now);
}

/**
 * Releases a held submission: the family gets the acknowledgement and staff their mail, unless they
 * have it already. Call it in a transaction.
 * @param staff MAIL_TO. A staff mail counts as sent although these may have changed since
 * @param by who did it; words where no one is signed in
 * @returns false when it is not held
 */
export async function release(
  trx: Db,
  id: string,
  staff: readonly string[],
  by: string,
  now: number,
): Promise<boolean> {
  const submission = await findSubmission(trx, id, 'locked');
  if (!submission?.hold) return false;
  const known = await mailsOf(trx, id);
  const isStaffMailed = known.some(({ message }) => message.endsWith('-staff'));
  const acknowledged = known
    .filter(({ message }) => message.endsWith('-acknowledgement'))
    .map(({ recipient }) => recipient);
  const family = mailboxesOf(submission.fields).filter((each) => !acknowledged.includes(each));
  await enqueueFormMails(trx, submission, { staff: isStaffMailed ? [] : staff, family }, now);
  await writeHistory(trx, id, { at: now, by, what: 'released' }, { hold: null });
  return true;
}
