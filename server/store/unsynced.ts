import { sql } from 'kysely';
import { type Db, isPostgres } from './tables.ts';

/** An adapter of Kysely for a database whose commits can be synced to the disk afterwards. */
export interface SyncsLater {
  onDisk: () => Promise<void>;
}

/**
 * Writes what may be lost in a power cut, or is synced afterwards (`onDisk`): on SQLite, the commits
 * of `write` do not wait for the disk, which would hold up the forms. A killed process loses nothing.
 * Call it outside a transaction; on PostgreSQL, and inside a transaction, it changes nothing.
 */
export async function unsynced<Result>(
  db: Db,
  write: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (isPostgres(db) || db.isTransaction) return write(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

/**
 * Waits until everything that was committed is on the disk: not at all on PostgreSQL, or inside a
 * transaction, which has committed nothing yet.
 * @throws when the disk fails: then it may be lost in a power cut
 */
export async function onDisk(db: Db): Promise<void> {
  if (db.isTransaction) return;
  const { adapter } = db.getExecutor();
  if ('onDisk' in adapter) await (adapter as SyncsLater).onDisk();
}
