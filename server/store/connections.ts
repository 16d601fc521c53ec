import { sql } from 'kysely';
import { hasRowLocks } from './dialect.ts';
import type { Store } from './tables.ts';

/** How many connections to Postgres a process has at most. */
export const CONNECTIONS = 10;

/**
 * Opens a process's connections to Postgres all at once, so that the first forms of a rush need not
 * wait for them; SQLite has none. What cannot be opened now is opened when it is needed: never
 * throws.
 */
export async function openConnections(store: Store): Promise<void> {
  if (!hasRowLocks(store)) return;
  const { promise: allTried, resolve } = Promise.withResolvers<void>();
  let tried = 0;
  const countOne = () => {
    tried += 1;
    if (tried === CONNECTIONS) resolve();
  };
  const openOne = () =>
    store.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      countOne();
      // Held until the others have theirs: the pool would hand this one to the next.
      await allTried;
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, () => openOne().catch(countOne)));
}
