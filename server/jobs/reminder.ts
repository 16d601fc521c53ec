import { enqueue } from '#server/outbox/enqueue.ts';
import { assignReminder } from '#server/store/reminders.ts';
import type { JobDeps } from './job.ts';

const HOUR = 3_600_000;

/** The site promises 24 hours: four before they are over, whoever was not reached is named. */
const TIMES = { after: 20 * HOUR, again: 24 * HOUR, beside: 12 * HOUR };
/** How many a reminder names; more are named in the next round. */
const NAMED_AT_ONCE = 100;

/**
 * One mail that names whose call is owed: who is new since 20 hours, and whom nobody reached the day
 * before. Each is named again every day until somebody was reached.
 */
export async function reminder({ store, clock, staff }: JobDeps): Promise<void> {
  const batchId = crypto.randomUUID();
  await store.transaction().execute(async (trx) => {
    const now = clock();
    if ((await assignReminder(trx, batchId, now, TIMES, NAMED_AT_ONCE)) === 0) return;
    const mails = staff.map((recipient) => ({
      message: 'reminder' as const,
      recipient,
      submissionId: null,
      batchId,
    }));
    await enqueue(trx, mails, now);
  });
}
