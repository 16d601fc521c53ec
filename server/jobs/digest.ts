import { enqueue } from '#server/outbox/enqueue.ts';
import { assignDigests, hasUndigested } from '#server/store/follow-up.ts';
import { takeTurn } from '#server/store/settings.ts';
import type { JobDeps } from './job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many a digest names. */
const NAMED_AT_ONCE = 100;
/** Between two digests of a day, so that other mail is not kept waiting; all go within half a day. */
const SPREAD_MS = { each: 2 * MINUTE, all: 12 * HOUR };

/**
 * Once a day, mails that name what is held and was not mailed: as many as it takes to name all of
 * it, one after the other. None when there is nothing to name.
 */
export async function digest({ store, clock, staff }: JobDeps): Promise<void> {
  await store.transaction().execute(async (trx) => {
    const now = clock();
    // Looked at first, so that a turn without work is not used up, and what is held an hour later
    // need not wait a day.
    if (!(await hasUndigested(trx)) || !(await takeTurn(trx, 'digest', now, 24 * HOUR))) return;
    const batchIds = await assignDigests(trx, NAMED_AT_ONCE);
    const apart = Math.min(SPREAD_MS.each, SPREAD_MS.all / batchIds.length);
    for (const [number, batchId] of batchIds.entries()) {
      const mails = staff.map((recipient) => ({
        message: 'digest' as const,
        recipient,
        submissionId: null,
        batchId,
      }));
      await enqueue(trx, mails, now + Math.round(number * apart));
    }
  });
}
