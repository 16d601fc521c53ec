import fs from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Store, Tables } from './tables.ts';
import type { SyncsLater } from './unsynced.ts';

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
  const log = new CommitLog(database);
  const store = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new Adapter(log),
      createDriver: () => new WaitingDriver(database, log),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new QueryCompiler(),
    },
  });
  return { store, database };
}

// Kysely then migrates inside one transaction: with the driver's BEGIN IMMEDIATE, two processes
// that start at once cannot migrate at once.
class Adapter extends SqliteAdapter implements SyncsLater {
  readonly #log: CommitLog;

  constructor(log: CommitLog) {
    super();
    this.#log = log;
  }

  onDisk(): Promise<void> {
    return this.#log.onDisk();
  }

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

/** The file to which SQLite appends each commit before it is in the database file. */
class CommitLog {
  readonly #database: DatabaseSync;
  /** Undefined if the database is in memory. */
  readonly #file: string | undefined;
  #descriptor: number | undefined;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #hasFailed = false;

  constructor(database: DatabaseSync) {
    const location = database.location();
    this.#database = database;
    if (location) this.#file = `${location}-wal`;
  }

  /**
   * Resolves when every commit until now is on the disk. The disk works while the thread goes on, and
   * all who ask during one sync share the next.
   */
  async onDisk(): Promise<void> {
    if (!this.#file) return;
    this.#next ??= this.#syncAfter(this.#running, this.#file);
    await this.#next;
  }

  async #syncAfter(running: Promise<void>, file: string): Promise<void> {
    await running.catch(() => {});
    this.#next = undefined;
    this.#running = this.#hasFailed ? this.#copyToDatabase() : this.#sync(file);
    await this.#running;
  }

  async #sync(file: string): Promise<void> {
    this.#descriptor ??= fs.openSync(file, 'r+');
    try {
      await promisify(fs.fdatasync)(this.#descriptor);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /**
   * After a sync that failed, a later one may succeed although the disk never got the pages of the
   * first (https://wiki.postgresql.org/wiki/Fsync_Errors). So the commits are written to the database
   * file, which SQLite syncs itself.
   */
  async #copyToDatabase(): Promise<void> {
    while (this.#database.isTransaction) await sleep(1);
    const result = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    if (result?.busy !== 0)
      throw new Error('The commits could not be written to the database file.');
    this.#hasFailed = false;
  }

  async close(): Promise<void> {
    await this.#running.catch(() => {});
    if (this.#descriptor !== undefined) fs.closeSync(this.#descriptor);
  }
}

/**
 * Kysely's driver over node:sqlite. Kysely's own begins a deferred transaction, which fails in the
 * middle when another process writes. SQLite's busy_timeout blocks the event loop, so this driver
 * waits for a locked database itself.
 */
class WaitingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #log: CommitLog;
  /** Until when statements wait for the lock: all callers in a queue together. */
  #waitUntil = Number.NEGATIVE_INFINITY;

  constructor(database: DatabaseSync, log: CommitLog) {
    super({
      database: { prepare: statementsOf(database), close: () => database.close() },
      onCreateConnection: async () => database.exec('PRAGMA busy_timeout = 0'),
    });
    this.#database = database;
    this.#log = log;
  }

  override async destroy(): Promise<void> {
    await this.#log.close();
    await super.destroy();
  }

  // Kysely gives the one connection to one caller at a time.
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#whenUnlocked(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(): Promise<void> {
    // After a full disk, SQLite has rolled back already.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  async #whenUnlocked<Result>(run: () => Promise<Result>): Promise<Result> {
    for (let waited = false; ; waited = true) {
      try {
        const result = await run();
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
}

/** Prepares each statement once. */
function statementsOf(database: DatabaseSync) {
  type Values = readonly SQLInputValue[];
  const prepare = (sql: string) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: Values) => statement.all(...values),
      run: (values: Values) => statement.run(...values),
      iterate: (values: Values) => statement.iterate(...values),
    };
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (sql: string) => {
    // The number of values changes the SQL, so the statements would grow without limit.
    if (prepared.size >= 200) prepared.clear();
    return prepared.getOrInsertComputed(sql, prepare);
  };
}
