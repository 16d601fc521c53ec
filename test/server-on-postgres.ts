import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/postgres.ts';
import type { Store } from '#server/store/tables.ts';
import { newDatabaseAt } from './server-postgres.ts';
import { useTestStores } from './server-store.ts';

/** The address of a new, empty database on the server that the slow tests share. */
export function newDatabase(): Promise<string> {
  return newDatabaseAt(inject('postgres'));
}

/**
 * Runs suites again over a real PostgreSQL: one database for all, emptied before each test.
 *
 * @param suites their files, from server/
 */
export function runOnPostgres(suites: readonly string[]): void {
  let shared: Store;
  beforeAll(async () => {
    shared = openPostgres(await newDatabase());
    await migrate(shared);
    const empty = await emptyingOf(shared);
    useTestStores(async () => {
      await sql.raw(empty).execute(shared);
      return overSameConnections(shared);
    });
  });
  afterAll(() => shared.destroy());

  for (const suite of suites) {
    // Vitest waits for the import, and each suite has its own hooks.
    // biome-ignore lint/correctness/usePlaywrightValidDescribeCallback: this is Vitest, not Playwright.
    describe(suite, async () => {
      await import(/* @vite-ignore */ resolve('server', suite));
    });
  }
}

/** A store of its own for a test: new connections take longer than most tests. */
function overSameConnections(shared: Store): Store {
  let isDestroyed = false;
  const store = shared.withPlugin({
    transformQuery: ({ node }) => {
      if (isDestroyed) throw new Error('The store has been destroyed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const destroy = async () => {
    isDestroyed = true;
  };
  return Object.assign(store, { destroy });
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
