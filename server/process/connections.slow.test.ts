import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { postOne } from '#test/server-load.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { placeForEachTest, start } from '#test/server-place.ts';

placeForEachTest();

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
  const server = await start({ DATABASE_URL: few.href });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test('drops sessions that only read, as a failover leaves them', async () => {
  const url = await newDatabase();
  const name = new URL(url).pathname.slice(1);
  const server = await start({ DATABASE_URL: url, RATE_LIMIT: 'off' });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  const posts = (count: number) =>
    Promise.all(Array.from({ length: count }, () => postOne(server.url, randomUUID())));
  expect(await posts(10)).toContain(503);
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${name} reset default_transaction_read_only`);
  await client.end();
  // What the pool still has from before is dropped by the forms that meet it.
  await posts(10);
  expect(await posts(10)).toEqual(Array(10).fill(200));
});
