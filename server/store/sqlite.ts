import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Store, Tables } from './tables.ts';

/** How long a statement waits for another process's lock, and how long between two attempts. */
const LOCK_TIMEOUT_MS = 4000;
const LOCK_RETRY_MS = 25;
/** A lock that is found this long after a wait was given up is a new lock. */
const NEW_LOCK_AFTER_MS = 1000;
const SQLITE_BUSY = 5;

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
      createAdapter: () => new Adapter(),
      createDriver: () => new SqliteDriver(database),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new QueryCompiler(),
    },
  });
  return { store, database };
}

// Kysely then migrates inside one transaction: with the driver's BEGIN IMMEDIATE, two processes
// that start at once cannot migrate at once.
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class QueryCompiler extends SqliteQueryCompiler {
  /** Leaves out FOR UPDATE and SKIP LOCKED: SQLite has one writer, and no locks of rows. */
  protected override sortSelectModifiers() {
    return [];
  }
}

/**
 * Kysely's driver over node:sqlite. Kysely's own begins a deferred transaction, which fails in the
 * middle when another process writes. SQLite's busy_timeout blocks the event loop, so this driver
 * waits for a locked database itself.
 */
class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {
    this.#database.exec('PRAGMA busy_timeout = 0');
  }

  // Kysely gives the one connection to one caller at a time.
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    // After a full disk, SQLite has rolled back already.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, { statement: StatementSync; reads: boolean }>();
  /** Until when statements wait for the lock: all callers in a queue together. */
  #waitUntil = Number.NEGATIVE_INFINITY;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let waited = false; ; waited = true) {
      try {
        const result = this.#run<Row>(query);
        if (waited) this.#waitUntil = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        // The low byte is the primary code: SQLITE_BUSY_SNAPSHOT and _RECOVERY are busy too.
        const { errcode = 0 } = error as { errcode?: number };
        if ((errcode & 0xff) !== SQLITE_BUSY) throw error;
        const now = performance.now();
        if (now > this.#waitUntil + NEW_LOCK_AFTER_MS) this.#waitUntil = now + LOCK_TIMEOUT_MS;
        if (now > this.#waitUntil) throw error;
        await sleep(LOCK_RETRY_MS);
      }
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, reads } = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reads) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    // The number of values changes the SQL, so the statements would grow without limit.
    if (this.#statements.size >= 200) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }

  // biome-ignore lint/correctness/useYield: nothing here streams; Kysely's interface asks for it.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This driver does not stream.');
  }
}
