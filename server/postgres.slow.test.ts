import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from '#test/server-postgres.ts';
import { useTestStores } from '#test/server-store.ts';
import { openPostgres } from './store/postgres.ts';

// Everything that goes through the store, again, on a real PostgreSQL: each test in a database of
// its own.
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off']);
  useTestStores(async () => openPostgres(await postgres.database()));
});
afterAll(() => postgres.stop());

for (const suite of [
  './functions/functions.test.ts',
  './jobs/jobs.test.ts',
  './outbox/delivery.test.ts',
  './staff/commands.test.ts',
  './staff/link-pages.test.ts',
  './store/store.test.ts',
]) {
  await import(suite);
}
