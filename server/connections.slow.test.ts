import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newDatabase } from '#test/server-on-postgres.ts';
import { aPlace, type Place, type ServerProcess, startServer } from '#test/server-process.ts';

let place: Place;
let server: ServerProcess | undefined;
beforeEach(() => {
  place = aPlace();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  place.remove();
});

test('a server runs on a database that allows few connections', async () => {
  const url = await newDatabase();
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
});
