import { PostgresAdapter } from 'kysely';
import type { Db } from './tables.ts';

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Whether the database locks rows (Postgres), so that claims skip locked ones. SQLite has one writer. */
export function hasRowLocks(db: Db): boolean {
  return isPostgres(db);
}
