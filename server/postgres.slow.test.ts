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
    await sql`truncate submissions, outbox, limits, settings, unfinished_erasures, office_codes, office_sessions, office_passkeys, office_challenges, class_changes, class_places, class_history cascade`.execute(
      store,
    );
    return store;
  });
});
afterAll(() => postgres.stop());

for (const suite of [
  './calendars.test.ts',
  './family/mine.test.ts',
  './functions/functions.test.ts',
  './functions/limits.test.ts',
  './functions/today.test.ts',
  './jobs/bounces.test.ts',
  './jobs/clock-leaps.test.ts',
  './jobs/digest.test.ts',
  './jobs/jobs.test.ts',
  './office/classes.test.ts',
  './office/codes.test.ts',
  './office/contacts.test.ts',
  './office/events.test.ts',
  './office/guard.test.ts',
  './office/holding.test.ts',
  './office/list.test.ts',
  './office/outcomes.test.ts',
  './office/passkeys.test.ts',
  './office/promise.test.ts',
  './office/search.test.ts',
  './office/session.test.ts',
  './office/sign-in.test.ts',
  './office/submission.test.ts',
  './office/sweep.test.ts',
  './outbox/delivery.test.ts',
  './outbox/leases.test.ts',
  './outbox/refusals.test.ts',
  './outbox/shutdown.test.ts',
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
