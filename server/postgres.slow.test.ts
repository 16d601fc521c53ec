import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from '#test/server-postgres.ts';
import { useTestStores } from '#test/server-store.ts';
import { migrate } from './store/migrate.ts';
import { openPostgres } from './store/postgres.ts';

// Everything that goes through the store, again, on a real PostgreSQL, emptied before each test.
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'fsync=off']);
  const url = await postgres.database();
  const first = openPostgres(url);
  await migrate(first);
  await first.destroy();
  useTestStores(async () => {
    const store = openPostgres(url);
    await sql`truncate submissions, outbox, limits, settings`.execute(store);
    return store;
  });
});
afterAll(() => postgres.stop());

for (const suite of [
  './functions/functions.test.ts',
  './functions/limits.test.ts',
  './jobs/jobs.test.ts',
  './outbox/delivery.test.ts',
  './staff/commands.test.ts',
  './staff/link-pages.test.ts',
  './store/store.test.ts',
]) {
  // Vitest waits for the import, and each suite keeps its hooks to itself.
  // biome-ignore lint/correctness/usePlaywrightValidDescribeCallback: this is Vitest, not Playwright.
  describe(suite, async () => {
    await import(suite);
  });
}
