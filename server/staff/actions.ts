import { acknowledgements, enqueue, type PendingMail, staffMails } from '#server/outbox/enqueue.ts';
import { markReleased } from '#server/store/follow-up.ts';
import { mailsOf } from '#server/store/mails.ts';
import { writeHistory } from '#server/store/office-history.ts';
import { setOutcome } from '#server/store/office-outcomes.ts';
import { isOwed } from '#server/store/office-states.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import type { Db, Store } from '#server/store/tables.ts';

/**
 * Marks a submission as called.
 * @param by who did it; words where no one is signed in
 * @returns false, with nothing changed, when the family was reached before
 */
export async function followUp(
  store: Store,
  id: string,
  by: string,
  now: number,
): Promise<boolean> {
  return store.transaction().execute(async (trx) => {
    const submission = await findSubmission(trx, id);
    if (!submission || !isOwed(submission.state)) return false;
    const called = { state: 'called', was: submission.state, by } as const;
    return setOutcome(trx, id, { ...called, note: null, assessmentAt: null }, now);
  });
}

/**
 * Releases a held submission: the family gets the acknowledgement and staff their mail, unless they
 * have it already.
 * @param by who did it; words where no one is signed in
 * @returns the submission as it was; undefined when it is not held
 */
export async function release(
  store: Store,
  id: string,
  staff: readonly string[],
  by: string,
  now: number,
): Promise<Submission | undefined> {
  return store.transaction().execute(async (trx) => {
    const submission = await findSubmission(trx, id);
    if (!submission?.hold || !(await markReleased(trx, id, now))) return undefined;
    const mails = [...staffMails(submission, staff), ...acknowledgements(submission)];
    await enqueue(trx, await unsent(trx, id, mails), now);
    await writeHistory(trx, id, { at: now, by, what: 'released', note: null, details: {} });
    return submission;
  });
}

// A staff mail counts as sent although the staff's mailboxes may have changed since.
async function unsent(trx: Db, id: string, mails: readonly PendingMail[]): Promise<PendingMail[]> {
  const known = await mailsOf(trx, id);
  return mails.filter(
    ({ message, recipient }) =>
      !known.some(
        (mail) =>
          mail.message === message && (message.endsWith('-staff') || mail.recipient === recipient),
      ),
  );
}
