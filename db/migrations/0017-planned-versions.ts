import type { Kysely } from 'kysely';

/** Versions that are published at a time: in the state 'planned' until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In milliseconds since 1970; null if it was published at once.
  await db.schema.alterTable('site_versions').addColumn('planned_at', 'bigint').execute();
  // JSON: the documents that its changes were made to; null as above.
  await db.schema.alterTable('site_versions').addColumn('base', 'text').execute();
}
