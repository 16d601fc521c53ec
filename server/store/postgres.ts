import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store, Tables } from './tables.ts';

const INT8 = 20;

/** Connects to a Postgres database; `url` is postgres://… Nothing is opened before the first query. */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Together below the 8 s in which a visitor has an answer.
    connectionTimeoutMillis: 3000,
    statement_timeout: 4000,
    query_timeout: 5000,
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
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
