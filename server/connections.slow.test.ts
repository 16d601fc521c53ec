import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '#test/server-postgres.ts';
import { aPlace, type Place, type ServerProcess, startServer } from '#test/server-process.ts';
import { CONNECTIONS, openConnections } from './store/connections.ts';
import { openPostgres } from './store/postgres.ts';

let postgres: TestPostgres;
let place: Place;
let server: ServerProcess | undefined;
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off']);
});
afterAll(() => postgres.stop());
beforeEach(() => {
  place = aPlace();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  place.remove();
});

/** How many connections a database has, the one that asks left out. */
async function connectionsTo(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await client.end();
  return Number(rows[0]?.count);
}

test('all connections are open before the first request', async () => {
  const DATABASE_URL = await postgres.database();
  server = await startServer(place, { DATABASE_URL });
  expect(await connectionsTo(DATABASE_URL)).toBe(CONNECTIONS);
});

test('a database that lets in few of them, or is away, stops nothing', async () => {
  const url = await postgres.database();
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role few login password 'few'`);
  await client.query(`grant all on schema public to few`);
  await client.query(`alter database ${name} connection limit 4`);
  await client.end();
  const few = new URL(url);
  few.username = 'few';
  few.password = 'few';
  server = await startServer(place, { DATABASE_URL: few.href });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  const nobody = openPostgres('postgres://nobody@127.0.0.1:1/none');
  await expect(openConnections(nobody)).resolves.toBeUndefined();
  await nobody.destroy();
});
