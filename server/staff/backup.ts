import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { hasRowLocks } from '#server/store/dialect.ts';
import type { Store } from '#server/store/tables.ts';
import { StaffError } from './staff-error.ts';

/** Writes a whole, consistent copy of the SQLite database while the server goes on. */
export async function backup(store: Store, file: string): Promise<void> {
  if (hasRowLocks(store)) {
    throw new StaffError('The data is in Postgres: back it up with pg_dump.');
  }
  if (existsSync(file)) throw new StaffError(`${file} is there already; nothing was written.`);
  try {
    await sql`vacuum into ${file}`.execute(store);
  } catch (error) {
    throw new StaffError(`${file} was not written: ${(error as Error).message}.`);
  }
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
