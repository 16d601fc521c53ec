import { enqueue } from '#server/outbox/enqueue.ts';
import { putIntoReminder } from '#server/store/follow-up.ts';
import type { JobDeps } from './jobs.ts';

/** The site promises 24 hours: four before they are over, whoever has not been called is named. */
const REMIND_AFTER = 20 * 3_600_000;

/** One mail that names all who wait since 20 hours; each is named in one reminder only. */
export async function reminder({ store, clock, staff }: JobDeps): Promise<void> {
  const batchId = crypto.randomUUID();
  await store.transaction().execute(async (trx) => {
    if ((await putIntoReminder(trx, batchId, clock() - REMIND_AFTER)) === 0) return;
    const mails = staff.map((recipient) => ({
      message: 'reminder' as const,
      recipient,
      submissionId: null,
      batchId,
    }));
    await enqueue(trx, mails, clock());
  });
}
