import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';
import type { Store, Tables } from './tables.ts';

/**
 * Opens (or makes) the database file. Every commit is on the disk before it returns; erased bytes
 * are overwritten.
 * @throws when the file cannot be opened or written
 */
export function openSqlite(file: string): { store: Store; database: DatabaseSync } {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  database.exec(`
    PRAGMA busy_timeout = 2000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
  `);
  const store = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new TransactionalDdl(),
      createDriver: () => new SqliteDriver(database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return { store, database };
}

// Kysely then migrates inside one transaction: with the driver's BEGIN IMMEDIATE, two processes
// that start at once cannot migrate at once.
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
