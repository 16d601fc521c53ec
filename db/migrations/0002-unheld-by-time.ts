import { type Kysely, sql } from 'kysely';

/**
 * For the site's limit, which counts the submissions of an hour that were not held. In a flood nearly
 * all rows are held, and this index does not contain them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('submissions_unheld_received_at')
    .on('submissions')
    .column('received_at')
    .where(sql.ref('hold'), 'is', null)
    .execute();
}
