import { enqueue } from '#server/outbox/enqueue.ts';
import { awaitedSelfCheck, deleteSelfCheck, markReturned } from '#server/store/outbox/mails.ts';
import { readSetting, takeTurn, writeSetting } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';
import type { JobDeps } from './job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The mailbox is read every minute, by one process or another. */
const READ_WITHIN_MS = 15 * MINUTE;
/** How long a self-check may take to arrive. */
const ARRIVES_WITHIN_MS = HOUR;

/** When the mailbox was last read, in milliseconds since 1970; '' after a failure. */
const LAST_READ = 'bounces:read-at';
/** When the last self-check arrived. */
const LAST_ARRIVED = 'self-check:arrived-at';

/**
 * Where bounces are read, sends a mail a day from the server to that mailbox: its arrival shows that
 * mail is sent and bounces are received. It is repeated every hour until it arrives.
 */
export async function selfCheck({ store, clock, selfCheckTo }: JobDeps): Promise<void> {
  if (selfCheckTo === undefined) return;
  await store.transaction().execute(async (trx) => {
    const now = clock();
    const awaited = await awaitedSelfCheck(trx);
    if (!(await takeTurn(trx, 'self-check', now, awaited ? HOUR : 24 * HOUR))) return;
    if (awaited) {
      // One that is not delivered yet is due already.
      await markReturned(trx, awaited.id, { state: 'due', next_at: now });
      return;
    }
    await enqueue(trx, [selfCheckTo], { message: 'self-check' }, now);
  });
}

/** Records the arrival of a self-check. @returns false when the id is not that of a self-check */
export async function recordArrival(db: Db, id: string, now: number): Promise<boolean> {
  const isOurs = await deleteSelfCheck(db, id);
  if (isOurs) await writeSetting(db, LAST_ARRIVED, String(now));
  return isOurs;
}

/** Records whether the mailbox of BOUNCES_URL could be read. */
export async function recordRead(db: Db, now: number | undefined): Promise<void> {
  await writeSetting(db, LAST_READ, now === undefined ? '' : String(now));
}

/**
 * Whether mail is sent and bounces are received, as the self-checks have shown.
 * @param now milliseconds since 1970
 * @returns what is broken, and the time since the last self-check arrived; null before the first
 */
export async function bouncesHealth(db: Db, now: number) {
  const awaited = await awaitedSelfCheck(db);
  const arrived = await readSetting(db, LAST_ARRIVED);
  const lastRead = await readSetting(db, LAST_READ);
  let reason: string | undefined;
  if (lastRead !== undefined && now - Number(lastRead) > READ_WITHIN_MS) {
    reason = 'the mailbox of BOUNCES_URL cannot be read';
  } else if (awaited && now - awaited.created_at > ARRIVES_WITHIN_MS) {
    reason = 'the mail that the server sends to itself does not arrive';
  }
  return {
    ok: reason === undefined,
    provenSeconds: arrived ? Math.max(0, Math.round((now - Number(arrived)) / 1000)) : null,
    ...(reason && { reason }),
  };
}
