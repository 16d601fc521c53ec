import { enqueue, enqueueToFamily } from '#server/outbox/enqueue.ts';
import { assignSlotReminders } from '#server/store/office/diary.ts';
import { readSetting, takeTurn, writeSetting } from '#server/store/settings.ts';
import { assignDigest, assignReminder, undigested } from '#server/store/submissions/follow-up.ts';
import type { JobDeps } from './job.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How many submissions a digest lists, and a reminder, which has more of each; the next one lists the others. */
const LISTED_AT_ONCE = 100;
const REMINDED_AT_ONCE = 40;
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
    await enqueue(trx, staff(), { message: 'digest', batchId }, now);
    await writeSetting(trx, WAS_FULL, ids.length === LISTED_AT_ONCE ? 'yes' : '');
  });
}

/** Enqueues one mail to the office that lists the calls that are due; see assignReminder. */
export async function remindOffice({ store, clock, staff }: JobDeps): Promise<void> {
  const batchId = crypto.randomUUID();
  await store.transaction().execute(async (trx) => {
    const now = clock();
    if ((await assignReminder(trx, batchId, now, REMINDED_AT_ONCE)) === 0) return;
    await enqueue(trx, staff(), { message: 'reminder', batchId }, now);
  });
}

/** Reminds the families that have a time tomorrow; see assignSlotReminders. */
export async function remindFamilies({ live, store, clock }: JobDeps): Promise<void> {
  await store.transaction().execute(async (trx) => {
    for (const { submission, due } of await assignSlotReminders(trx, live.documents, clock())) {
      const batchId = submission.slotId ?? '';
      await enqueueToFamily(trx, submission, { message: 'appointment-reminder', batchId }, due);
    }
  });
}
