import { repairTimes } from '#server/store/outbox-rows.ts';
import type { JobDeps } from './job.ts';

/**
 * What is further ahead was written by a clock that was wrong, in milliseconds: a lease is half a
 * minute, and no mail waits longer than a day for its next attempt.
 */
const LONGEST_MS = { lease: 3_600_000, wait: 2 * 86_400_000 };

/** After a clock has been ahead and was set right, mails do not wait until its time comes. */
export async function repairOutboxTimes({ store, clock }: JobDeps): Promise<void> {
  await repairTimes(store, clock(), LONGEST_MS);
}
