import { Migrator } from 'kysely/migration';
import { migrations } from '#db/migrations.ts';
import { type Store, takeLock } from './tables.ts';

/** The only migration of the first version. */
const FIRST = '0001-submissions-and-outbox';

/**
 * Runs the migrations that are missing. Several processes may do so at once: the others wait and
 * find nothing to do.
 *
 * A process of another version may start on the same database at any time. Kysely's migrator, which
 * the first version uses, fails when it finds a record of a migration that it does not know. So
 * only the first migration has such a record; the later ones are recorded in a table of their own,
 * where unknown names are ignored.
 * @throws the error of the migration that failed; then no later one was applied
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

  await store.transaction().execute(async (trx) => {
    await takeLock(trx, 'migrations');
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
