import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { CONNECTIONS } from './connections.ts';
import type { Store, Tables } from './tables.ts';

const INT8 = 20;

// Together below the 8 s within which a visitor has an answer.
/** Waiting for a connection, new or from the pool. */
const CONNECT_TIMEOUT_MS = 2000;
const LOCK_TIMEOUT_MS = 2500;
/** The database's limit for a statement, and ours for a database that does not answer. */
const STATEMENT_TIMEOUT_MS = 4000;
const QUERY_TIMEOUT_MS = 4500;
/** How long a process that froze, or whose machine is gone, can hold the locks of a transaction. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 5000;
const KEEP_ALIVE_DELAY_MS = 10_000;

/** pg's message when `query_timeout` is over; it has no code. */
const READ_TIMEOUT_MESSAGE = 'Query read timeout';

/**
 * Connects to a Postgres database. Nothing is opened before the first query.
 * @param url postgres://…
 * @param kept how many connections stay open though nobody uses them
 */
export function openPostgres(url: string, kept = 0): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    min: kept,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    types: {
      // Times and counts are int8, which pg hands over as text; ours are far below 2^53.
      getTypeParser: (oid, format) =>
        oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks (the database restarts) fails the query that uses it and is replaced
  // at the next; between two queries of a transaction its error has nobody else to go to, and
  // without a listener would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    onReadTimeout(client, () => {
      void (client as ClosableClient).end();
      closeIdle(pool);
    });
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Tells when a query timed out: the pool would hand the connection to the next caller, whose query
 * then waits behind the one that never ends.
 */
function onReadTimeout(client: pg.PoolClient, timedOut: () => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const guarded = (...given: unknown[]) =>
    query(...given).catch((error: unknown) => {
      if (error instanceof Error && error.message === READ_TIMEOUT_MESSAGE) timedOut();
      throw error;
    });
  Object.assign(client, { query: guarded });
}

/**
 * Closes the connections that nobody uses. Where one is dead without a word, they may all be, and
 * each would cost somebody a timeout.
 */
function closeIdle(pool: pg.Pool): void {
  for (let left = pool.idleCount; left > 0; left -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      () => {},
    );
  }
}

/** A pool's client is one that can be ended too; the pool then takes it out. */
type ClosableClient = pg.PoolClient & { end: () => Promise<void> };
