import { sql } from 'kysely';
import { hasRowLocks } from './dialect.ts';
import type { Store } from './tables.ts';

/** How often the database is asked for its time, in milliseconds. */
const ASK_EVERY_MS = 60_000;

/**
 * The clock that leases, turns and receipts go by, in milliseconds since 1970. On Postgres it is
 * the database's, so that processes on machines whose clocks differ agree: it is asked once a
 * minute, and between two answers this process's own steady clock goes on, which nobody sets.
 * SQLite is on this machine, and its clock is the machine's.
 * @throws when the database cannot be asked the first time
 */
export async function openClock(
  store: Store,
  machine: { time: () => number; steady: () => number } = {
    time: Date.now,
    steady: () => performance.now(),
  },
): Promise<() => number> {
  if (!hasRowLocks(store)) return machine.time;
  const { steady } = machine;

  const ask = async () => {
    const asked = steady();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(store);
    const answered = steady();
    const ms = rows[0]?.ms;
    if (ms === undefined) throw new Error('The database did not tell its time.');
    // It was told in the middle between question and answer, as far as one can know.
    return { at: answered, time: ms + (answered - asked) / 2 };
  };

  let known = await ask();
  let nextAsk = known.at + ASK_EVERY_MS;
  return () => {
    const now = steady();
    if (now >= nextAsk) {
      nextAsk = now + ASK_EVERY_MS;
      // A database that does not answer is asked again in a minute.
      ask().then(
        (told) => {
          known = told;
        },
        () => {},
      );
    }
    return Math.round(known.time + now - known.at);
  };
}
