import { selfCheckTimes } from '#server/store/self-checks.ts';
import { readSetting, writeSetting } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';

const MINUTE = 60_000;
/** The mailbox is read every minute, by one process or another. */
const READ_WITHIN_MS = 15 * MINUTE;
/** How long the server's mail to itself may be on its way. */
const ARRIVES_WITHIN_MS = 60 * MINUTE;

/** When the mailbox was last read, and whether the last try failed ('yes') or not (''). */
const READ_AT = 'bounces:read-at';
const FAILED = 'bounces:failed';

export async function noteRead(db: Db, now: number): Promise<void> {
  await writeSetting(db, FAILED, '');
  await writeSetting(db, READ_AT, String(now));
}

export async function noteReadFailure(db: Db): Promise<void> {
  await writeSetting(db, FAILED, 'yes');
}

/** Whether mail goes out and bounces come in, as far as the daily mail to itself has shown. */
export interface BouncesHealth {
  ok: boolean;
  /** Since the last mail to itself came back; null before the first. */
  provenSeconds: number | null;
  /** What is broken. */
  reason?: string;
}

/** Reads how the chain of mail stands. `now` in milliseconds since 1970. */
export async function bouncesHealth(db: Db, now: number): Promise<BouncesHealth> {
  const { arrivedAt, awaitedSince } = await selfCheckTimes(db);
  const reason = await whatIsBroken(db, now, awaitedSince);
  return {
    ok: reason === undefined,
    provenSeconds:
      arrivedAt === undefined ? null : Math.max(0, Math.round((now - arrivedAt) / 1000)),
    ...(reason && { reason }),
  };
}

async function whatIsBroken(
  db: Db,
  now: number,
  awaitedSince: number | undefined,
): Promise<string | undefined> {
  const failed = (await readSetting(db, FAILED)) === 'yes';
  const readAt = Number(await readSetting(db, READ_AT));
  if (failed || now - readAt > READ_WITHIN_MS) return 'the mailbox of BOUNCES_URL cannot be read';
  if (awaitedSince !== undefined && now - awaitedSince > ARRIVES_WITHIN_MS) {
    return 'the mail that the server sends to itself does not arrive';
  }
  return undefined;
}
