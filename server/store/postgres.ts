import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store, Tables } from './tables.ts';

/** How many connections a process uses at most (docs/deploy.md names the number). */
const MAX_CONNECTIONS = 10;
const INT8 = 20;

// In milliseconds, and together below the 8 s within which a visitor gets a response.
/** For a connection, new or from the pool. */
const CONNECT_TIMEOUT_MS = 2000;
const LOCK_TIMEOUT_MS = 2500;
/** The database's limit for a statement, and ours for a database that does not reply. */
const STATEMENT_TIMEOUT_MS = 4000;
const QUERY_TIMEOUT_MS = 4500;
/** How long a process that froze, or whose machine has failed, can hold locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5000;
const KEEP_ALIVE_DELAY_MS = 10_000;

/** pg's message when `query_timeout` is over; it has no code. */
const READ_TIMEOUT_MESSAGE = 'Query read timeout';
/** The session only reads: after a failover it still leads to what was the primary. */
const READ_ONLY = '25006';

/**
 * Connects to a Postgres database. Nothing is opened before the first query.
 * @param url postgres://…
 */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: {
      // Times and counts are int8, which pg returns as text; ours are far below 2^53.
      getTypeParser: (oid, format) =>
        oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // When a connection breaks (the database restarts), its query fails and the pool replaces it. An
  // error between two queries would end the process without a listener.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    acceptNul(client);
    onUseless(client, () => {
      void (client as ClosableClient).end();
      closeIdle(pool);
    });
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Calls `drop` for a connection that the pool must not give to the next caller: after a query timeout,
 * since that caller's query would wait behind the one that never ends, and where it only reads.
 */
function onUseless(client: pg.PoolClient, drop: () => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const guarded = (...given: unknown[]) =>
    query(...given).catch((error: unknown) => {
      const { message, code } = error as Error & { code?: string };
      if (message === READ_TIMEOUT_MESSAGE || code === READ_ONLY) drop();
      throw error;
    });
  Object.assign(client, { query: guarded });
}

/**
 * Postgres rejects a NUL, also where it only compares: a made-up id is then an error instead of unknown.
 * Nothing of ours contains one, so that with another character in its place it is unknown.
 */
function acceptNul(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const accepting = (text: unknown, values: unknown, ...rest: unknown[]) =>
    query(text, Array.isArray(values) ? values.map(withoutNul) : values, ...rest);
  Object.assign(client, { query: accepting });
}

function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;
}

/** Closes the idle connections: when one has died silently, each of the others may cost a timeout. */
function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}

/** The pool's clients have `end` too; the pool then removes the client. */
type ClosableClient = pg.PoolClient & { end: () => Promise<void> };
