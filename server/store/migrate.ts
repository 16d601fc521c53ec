import { Migrator } from 'kysely/migration';
import { migrations } from '#db/migrations.ts';
import type { Store } from './tables.ts';

/**
 * Brings the database to the newest migration. Several processes may do so at once: the others
 * wait and find nothing left to do.
 * @throws the first migration's error; nothing of that migration remains
 */
export async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
