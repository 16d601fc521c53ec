import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/postgres.ts';
import type { Store } from '#server/store/tables.ts';
import { startPostgres, type TestPostgres } from './server-postgres.ts';
import { useTestStores } from './server-store.ts';

/**
 * Runs suites again over a real PostgreSQL: one database for all, emptied before each test.
 *
 * @param suites their files, from server/
 */
export function runOnPostgres(suites: readonly string[]): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres(['-c', 'fsync=off']);
    const url = await postgres.database();
    const first = openPostgres(url);
    await migrate(first);
    const empty = await emptyingOf(first);
    await first.destroy();
    useTestStores(async () => {
      const store = openPostgres(url);
      await sql.raw(empty).execute(store);
      return store;
    });
  });
  afterAll(() => postgres.stop());

  for (const suite of suites) {
    // Vitest waits for the import, and each suite has its own hooks.
    // biome-ignore lint/correctness/usePlaywrightValidDescribeCallback: this is Vitest, not Playwright.
    describe(suite, async () => {
      await import(/* @vite-ignore */ resolve('server', suite));
    });
  }
}

/**
 * The SQL that empties every table but the records of migrations. Rows are deleted, with those that
 * refer to them; TRUNCATE makes new files for each table and index.
 */
async function emptyingOf(store: Store): Promise<string> {
  const tables = await store.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !/migration/.test(name));
  return names.map((name) => `delete from "${name}"`).join('; ');
}
