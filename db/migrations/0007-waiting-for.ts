import type { Kysely } from 'kysely';

/** The full classes that a registration asks for, as JSON of their names; null for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('waiting_for', 'text').execute();
}
