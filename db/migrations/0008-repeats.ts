import type { Kysely } from 'kysely';

/**
 * What a repeated submission is compared with: a digest of what was first sent, and for 30 days after
 * an erasure a keyed hash of its id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null on older submissions, which are compared by their fields.
  await db.schema.alterTable('submissions').addColumn('sent_digest', 'text').execute();
  await db.schema
    .createTable('erased_submissions')
    .addColumn('id_hash', 'text', (col) => col.primaryKey())
    .addColumn('erased_at', 'bigint', (col) => col.notNull())
    .execute();
}
