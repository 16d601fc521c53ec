import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

/** How long a statement waits for another process's lock, and how long between two attempts. */
const LOCK_TIMEOUT_MS = 4000;
const LOCK_RETRY_MS = 25;
/** A lock that is found this long after the last one is a new lock. */
const LOCK_GONE_MS = 1000;
const SQLITE_BUSY = 5;

/**
 * Kysely's driver over node:sqlite. Kysely's own begins a deferred transaction, which fails in the
 * middle when another process writes. SQLite's busy_timeout blocks the event loop, so this driver
 * waits for a locked database itself.
 */
export class SqliteDriver implements Driver {
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
    await this.#connection.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    // After a full disk, SQLite has rolled back already.
    if (this.#database.isTransaction) await this.#connection.run('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

interface Prepared {
  statement: StatementSync;
  /** Whether it returns rows. */
  reads: boolean;
  /** Whether it fails while another process writes. Reading and settings do not. */
  needsLock: boolean;
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  /** Since when the database has been locked: callers in a queue wait for it together. */
  #lockedSince: number | undefined;
  /** When a statement last found the lock. */
  #lastLocked = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.run(query.sql, query.parameters as SQLInputValue[]);
  }

  // biome-ignore lint/correctness/useYield: nothing here streams; Kysely's interface asks for it.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('This driver does not stream.');
  }

  async run<Row>(sql: string, parameters: SQLInputValue[] = []): Promise<QueryResult<Row>> {
    let waited = false;
    for (;;) {
      try {
        const result = this.#runNow<Row>(sql, parameters);
        if (waited || this.#prepared(sql).needsLock) this.#lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        waited = true;
        const now = performance.now();
        if (now - this.#lastLocked > LOCK_GONE_MS) this.#lockedSince = undefined;
        this.#lastLocked = now;
        this.#lockedSince ??= now;
        if (now - this.#lockedSince > LOCK_TIMEOUT_MS) throw error;
        await sleep(LOCK_RETRY_MS);
      }
    }
  }

  #runNow<Row>(sql: string, parameters: SQLInputValue[]): QueryResult<Row> {
    const { statement, reads } = this.#prepared(sql);
    if (reads) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return {
      rows: [],
      numAffectedRows: BigInt(changes),
      insertId: BigInt(lastInsertRowid),
    };
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const reads = statement.columns().length > 0;
    const prepared = { statement, reads, needsLock: !reads && !/^pragma/i.test(sql) };
    // The number of values changes the SQL, so the statements would grow without limit.
    if (this.#statements.size >= 200) this.#statements.clear();
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  // The low byte is the primary code: SQLITE_BUSY_SNAPSHOT and _RECOVERY are busy too.
  return code !== undefined && (code & 0xff) === SQLITE_BUSY;
}
