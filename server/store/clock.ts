import { sql } from 'kysely';
import { DELIVERED, NEVER } from './outbox/outbox-rows.ts';
import { readSetting, writeSetting } from './settings.ts';
import { type Db, isPostgres, type Store } from './tables.ts';

/** How often the database's clock is read, in milliseconds. */
const ASK_EVERY_MS = 60_000;

/**
 * The clock of leases, turns and receipts, in milliseconds since 1970. With Postgres it is the
 * database's, so that machines whose clocks differ agree: it is read once a minute, and continued
 * by this process's monotonic clock in between. With SQLite it is the machine's clock.
 * @throws when the database's clock cannot be read the first time
 */
export async function openClock(store: Store): Promise<() => number> {
  if (!isPostgres(store)) return Date.now;

  const ask = async () => {
    const asked = performance.now();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(store);
    const answered = performance.now();
    const ms = rows[0]?.ms;
    if (ms === undefined) throw new Error('The database did not return its time.');
    // Assumed to be read in the middle between request and reply.
    return { at: answered, time: ms + (answered - asked) / 2 };
  };

  let known = await ask();
  let nextAsk = known.at + ASK_EVERY_MS;
  return () => {
    const now = performance.now();
    if (now >= nextAsk) {
      nextAsk = now + ASK_EVERY_MS;
      // After a failure it is read again in a minute.
      ask().then(
        (read) => {
          known = read;
        },
        () => {},
      );
    }
    return Math.round(known.time + now - known.at);
  };
}

// The protection against a wrong clock: one start years ahead would otherwise erase every submission
// by age, and the times that are stored then would be in the future after the clock is corrected.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * A time further ahead than this was written by a clock that was wrong, in milliseconds. The clocks
 * of several processes differ by less.
 */
export const AHEAD_MS = HOUR;
/** Longer than a server in use goes without a round of jobs. */
const JUMP_MS = 183 * DAY;

const LAST_ROUND = 'retention:last-round';
const WAITS_UNTIL = 'retention:waits-until';

/**
 * Decides whether submissions may be erased by age; to be called in every round of jobs. A clock
 * that is more than an hour behind the last round, or half a year ahead of it, may be wrong: then a
 * day of that clock must pass first, in which an operator can correct it.
 * @param now milliseconds since 1970
 * @returns until when to wait, in milliseconds since 1970; undefined when the clock is trusted
 */
export async function waitForClock(db: Db, now: number): Promise<number | undefined> {
  const last = Number(await readSetting(db, LAST_ROUND)) || (await newestSubmission(db)) || now;
  await writeSetting(db, LAST_ROUND, String(now));
  const jumped = now < last - AHEAD_MS || now > last + JUMP_MS;
  const until = jumped ? now + DAY : Number(await readSetting(db, WAITS_UNTIL));
  // A wait of more than a day was begun by a clock that has been corrected since.
  const waits = until > now && until <= now + DAY;
  await writeSetting(db, WAITS_UNTIL, waits ? String(until) : '');
  return waits ? until : undefined;
}

/** When the newest submission was received, before the first round of jobs. */
async function newestSubmission(db: Db): Promise<number | null> {
  const { newest } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.max('received_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

/**
 * Corrects the times of waiting work that a clock ahead has left in the future: leases of mails and
 * publications, next attempts, turns of jobs, reminders to families. `now` in milliseconds since 1970.
 */
export async function correctFutureTimes(db: Db, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ lease_until: 0 })
    .where('state', '!=', DELIVERED)
    .where('lease_until', '>', now + AHEAD_MS)
    .execute();
  await db
    .updateTable('outbox')
    .set({ next_at: now })
    // A mail that was returned waits for a day, and any other for an hour.
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'due'), eb('next_at', '>', now + HOUR + AHEAD_MS)]),
        and([eb('state', '=', 'dead'), eb('next_at', '>', now + DAY + AHEAD_MS)]),
      ]),
    )
    .where('next_at', '<', NEVER)
    .execute();
  await db
    .updateTable('site_versions')
    .set({ lease_until: 0 })
    .where('state', '=', 'running')
    .where('lease_until', '>', now + AHEAD_MS)
    .execute();
  await db
    .updateTable('submissions')
    .set({ slot_reminded_at: null })
    .where('slot_at', 'is not', null)
    .where('slot_reminded_at', '>', now + AHEAD_MS)
    .execute();
  await db
    .updateTable('settings')
    .set({ value: '' })
    .where('name', 'like', 'turn:%')
    .where('value', '>', String(now + AHEAD_MS).padStart(15, '0'))
    .execute();
}
