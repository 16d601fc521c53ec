import { join } from 'node:path';
import type { Store } from './tables.ts';

/**
 * Opens the database that the environment names. Only the engine that is used is loaded.
 * @param kept see openPostgres
 */
export async function openStore(
  env: { dataDir: string; databaseUrl: string | undefined },
  kept = 0,
): Promise<Store> {
  if (env.databaseUrl) return (await import('./postgres.ts')).openPostgres(env.databaseUrl, kept);
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(join(env.dataDir, 'school.db')).store;
}
