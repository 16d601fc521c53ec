import { sql } from 'kysely';
import { readSetting, writeSetting } from './settings.ts';
import type { Db } from './tables.ts';

/** Since when the server's mail to itself is awaited; empty once it has arrived. */
const AWAITED_SINCE = 'self-check:awaited-since';
const ARRIVED_AT = 'self-check:arrived-at';

const DAY = 86_400_000;

/** Notes that a mail to itself is owed since `now`, unless an earlier one is still awaited. */
export async function expectSelfCheck(db: Db, now: number): Promise<void> {
  if (!(await readSetting(db, AWAITED_SINCE))) await writeSetting(db, AWAITED_SINCE, String(now));
}

export async function isSelfCheckAwaited(db: Db): Promise<boolean> {
  return Boolean(await readSetting(db, AWAITED_SINCE));
}

/** Notes that one has arrived, if the mail of this Message-ID's left part is one. Out: whether. */
export async function noteArrival(db: Db, id: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('message', '=', 'self-check')
    .executeTakeFirst();
  if (!row) return false;
  await writeSetting(db, AWAITED_SINCE, '');
  await writeSetting(db, ARRIVED_AT, String(now));
  return true;
}

/** When the last one arrived, and since when one is awaited, in milliseconds since 1970. */
export async function selfCheckTimes(
  db: Db,
): Promise<{ arrivedAt: number | undefined; awaitedSince: number | undefined }> {
  const time = async (name: string) => Number(await readSetting(db, name)) || undefined;
  return { arrivedAt: await time(ARRIVED_AT), awaitedSince: await time(AWAITED_SINCE) };
}

/** Removes those that were never delivered, and those too old to arrive. */
export async function forgetSelfChecks(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('message', '=', 'self-check')
    .where('lease_until', '<=', now)
    .where((eb) =>
      eb.or([
        eb('created_at', '<', now - 2 * DAY),
        eb('state', '!=', sql.lit('delivered' as const)),
      ]),
    )
    .execute();
}
