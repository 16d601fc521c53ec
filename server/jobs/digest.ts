import { enqueue } from '#server/outbox/enqueue.ts';
import { putIntoDigest } from '#server/store/follow-up.ts';
import { takeTurn } from '#server/store/settings.ts';
import type { JobDeps } from './jobs.ts';

const DAY = 86_400_000;

class NothingHeld extends Error {}

/** One mail a day that lists what is held and has not been listed yet; none when nothing is. */
export async function digest({ store, clock, staff }: JobDeps): Promise<void> {
  const batchId = crypto.randomUUID();
  const work = store.transaction().execute(async (trx) => {
    if (!(await takeTurn(trx, 'digest', clock(), DAY))) return;
    // A turn without work is rolled back, so that what is held an hour later need not wait a day.
    if ((await putIntoDigest(trx, batchId)) === 0) throw new NothingHeld();
    const mails = staff.map((recipient) => ({
      message: 'digest' as const,
      recipient,
      submissionId: null,
      batchId,
    }));
    await enqueue(trx, mails, clock());
  });
  await work.catch((error) => {
    if (!(error instanceof NothingHeld)) throw error;
  });
}
