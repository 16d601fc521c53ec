import { acknowledgements, enqueue, type PendingMail, staffMails } from '#server/outbox/enqueue.ts';
import { markReleased } from '#server/store/follow-up.ts';
import { writeHistory } from '#server/store/office-history.ts';
import { setOutcome } from '#server/store/office-outcomes.ts';
import { isOwed } from '#server/store/office-states.ts';
import { mailsOf } from '#server/store/search.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import type { Db, Store } from '#server/store/tables.ts';

/**
 * Notes that the visitor was called. False when somebody was reached before, and that stays.
 * @param by who says so, in words where nobody is signed in
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
 * Takes a held submission for a good one: the visitor is thanked, and staff have its mail, each
 * unless they had it before. Undefined when it is not held.
 * @param by who says so, in words where nobody is signed in
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
    const owed = [...staffMails(submission, staff), ...acknowledgements(submission)];
    await enqueue(trx, await unsent(trx, id, owed), now);
    await writeHistory(trx, id, { at: now, by, what: 'released', note: null, details: {} });
    return submission;
  });
}

// Staff's mailboxes may have changed since, and have its mail all the same.
async function unsent(trx: Db, id: string, owed: readonly PendingMail[]): Promise<PendingMail[]> {
  const known = await mailsOf(trx, id);
  return owed.filter(
    ({ message, recipient }) =>
      !known.some(
        (mail) =>
          mail.message === message && (message.endsWith('-staff') || mail.recipient === recipient),
      ),
  );
}
