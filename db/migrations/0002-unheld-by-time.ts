import type { Kysely } from 'kysely';
import { addIndex } from '../schema.ts';

/**
 * For the site's limit, which counts the submissions of an hour that were not held. In a flood nearly
 * all rows are held, and this index does not contain them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addIndex(db, 'submissions', 'unheld_received_at', ['received_at'], '"hold" is null');
}
