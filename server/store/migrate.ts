import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#db/migrations.ts';
import { hasRowLocks } from './dialect.ts';
import type { Store } from './tables.ts';

/** The one migration that the first version of this server knew. */
const FIRST = '0001-submissions-and-outbox';
/** Any number, the same in every process: who holds it migrates. */
const MIGRATION_LOCK = 20261122;

/**
 * Brings the database to the newest migration. Several processes may do so at once: the others
 * wait and find nothing left to do.
 *
 * Deploys overlap, so a process of another version may start on the same database at any time.
 * Kysely's migrator stops at a record of a migration that it does not know. The first version
 * would, so its record keeps naming the first migration alone, and the later ones are recorded in
 * a table of their own, where those of a newer version are left as they are.
 *
 * @throws the first migration's error; nothing of the later ones remains
 */
export async function migrate(store: Store): Promise<void> {
  const { [FIRST]: first, ...later } = migrations;
  if (!first) throw new Error(`${FIRST} is missing.`);
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => ({ [FIRST]: first }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;

  // On SQLite the transaction itself (BEGIN IMMEDIATE) keeps the others waiting.
  await store.transaction().execute(async (trx) => {
    if (hasRowLocks(trx)) await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await trx.schema
      .createTable('later_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (col) => col.primaryKey())
      .execute();
    const rows = await trx.selectFrom('later_migrations').select('name').execute();
    const done = new Set(rows.map(({ name }) => name));
    for (const [name, migration] of Object.entries(later)) {
      if (done.has(name)) continue;
      await migration.up(trx);
      await trx.insertInto('later_migrations').values({ name }).execute();
    }
  });
}
