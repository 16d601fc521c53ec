import { sql } from 'kysely';
import { type Db, isPostgres } from './tables.ts';

/**
 * Writes what may be lost in a power cut: on SQLite, the commits of `write` do not wait for the disk,
 * which would hold up the forms. A killed process loses nothing. Call it outside a transaction; on
 * PostgreSQL, and inside a transaction, it changes nothing.
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
