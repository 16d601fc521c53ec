import { enqueue } from '#server/outbox/enqueue.ts';
import { assignReminder } from '#server/store/reminders.ts';
import type { JobDeps } from './job.ts';

/** How many families a reminder lists; the next round lists the others. */
const LISTED_AT_ONCE = 100;

/** Enqueues one mail that lists whose call is owed; see assignReminder. */
export async function reminder({ store, clock, staff }: JobDeps): Promise<void> {
  const batchId = crypto.randomUUID();
  await store.transaction().execute(async (trx) => {
    const now = clock();
    if ((await assignReminder(trx, batchId, now, LISTED_AT_ONCE)) === 0) return;
    const message = 'reminder' as const;
    const mails = staff.map((recipient) => ({ message, recipient, submissionId: null, batchId }));
    await enqueue(trx, mails, now);
  });
}
