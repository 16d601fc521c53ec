import { enqueue } from '#server/outbox/enqueue.ts';
import { owedToStaff, owedToVisitor } from '#server/outbox/owed.ts';
import { markCalled, markReleased } from '#server/store/follow-up.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import type { Store } from '#server/store/tables.ts';

/** Notes that the visitor was called. False when it was noted before, and the first time stays. */
export async function followUp(store: Store, id: string, now: number): Promise<boolean> {
  return markCalled(store, id, now);
}

/**
 * Takes a held submission for a good one: the visitor is thanked, and staff have its mail unless
 * they had it before. Undefined when it is not held.
 */
export async function release(
  store: Store,
  id: string,
  staff: readonly string[],
  now: number,
): Promise<Submission | undefined> {
  return store.transaction().execute(async (trx) => {
    const submission = await findSubmission(trx, id);
    if (!submission?.hold || !(await markReleased(trx, id, now))) return undefined;
    const toStaff = submission.hold === 'spam' ? owedToStaff(submission, staff) : [];
    await enqueue(trx, [...toStaff, ...owedToVisitor(submission)], now);
    return submission;
  });
}
