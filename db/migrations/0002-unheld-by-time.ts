import { type Kysely, sql } from 'kysely';

/**
 * The site's limit counts the submissions of an hour that were not held. In a flood nearly all of
 * an hour's rows are held, and this index passes over them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('submissions_unheld_received_at')
    .on('submissions')
    .column('received_at')
    .where(sql.ref('hold'), 'is', null)
    .execute();
}
