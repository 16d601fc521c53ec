import { sql } from 'kysely';
import { isPostgres, type Store } from './tables.ts';

/** How often the database's clock is read, in milliseconds. */
const ASK_EVERY_MS = 60_000;

/**
 * The clock of leases, turns and receipts, in milliseconds since 1970. With Postgres it is the
 * database's, so that machines whose clocks differ agree: it is read once a minute, and continued
 * by this process's monotonic clock in between. With SQLite it is the machine's clock.
 * @throws when the database's clock cannot be read the first time
 */
export async function openClock(
  store: Store,
  machine: { time: () => number; steady: () => number } = {
    time: Date.now,
    steady: () => performance.now(),
  },
): Promise<() => number> {
  if (!isPostgres(store)) return machine.time;
  const { steady } = machine;

  const ask = async () => {
    const asked = steady();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(store);
    const answered = steady();
    const ms = rows[0]?.ms;
    if (ms === undefined) throw new Error('The database did not return its time.');
    // Assumed to be read in the middle between request and reply.
    return { at: answered, time: ms + (answered - asked) / 2 };
  };

  let known = await ask();
  let nextAsk = known.at + ASK_EVERY_MS;
  return () => {
    const now = steady();
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
