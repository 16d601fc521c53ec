import { enqueue } from '#server/outbox/enqueue.ts';
import { assignDigest, undigested } from '#server/store/follow-up.ts';
import { readSetting, takeTurn, writeSetting } from '#server/store/settings.ts';
import type { JobDeps } from './job.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many submissions a digest lists. */
const LISTED_AT_ONCE = 100;
/** The next digest after a full one goes with the next round of jobs, not by another process before. */
const NEXT_AFTER_FULL = 10 * MINUTE;
/** 'yes' when the last digest was full, so that more may be waiting. */
const WAS_FULL = 'digest:rest';

/**
 * Once a day, a mail that lists what is held and was not mailed. After a flood, one in every round of
 * jobs until all of it is listed.
 */
export async function digest({ store, clock, staff }: JobDeps): Promise<void> {
  await store.transaction().execute(async (trx) => {
    const now = clock();
    const ids = await undigested(trx, LISTED_AT_ONCE);
    const wasFull = (await readSetting(trx, WAS_FULL)) === 'yes';
    if (ids.length === 0) {
      if (wasFull) await writeSetting(trx, WAS_FULL, '');
      return;
    }
    if (!(await takeTurn(trx, 'digest', now, wasFull ? NEXT_AFTER_FULL : DAY))) return;
    const batchId = crypto.randomUUID();
    await assignDigest(trx, ids, batchId);
    const message = 'digest' as const;
    const mails = staff.map((recipient) => ({ message, recipient, submissionId: null, batchId }));
    await enqueue(trx, mails, now);
    await writeSetting(trx, WAS_FULL, ids.length === LISTED_AT_ONCE ? 'yes' : '');
  });
}
