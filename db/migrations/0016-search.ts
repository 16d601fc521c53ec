import type { Kysely } from 'kysely';
import { addIndex, ofSubmission } from '../schema.ts';

/**
 * The search's own version, so that a row that an older version wrote is written again, and the
 * guardian's numbers and address, a row each: a field may have several numbers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submission_search')
    .addColumn('version', 'integer', (col) => col.notNull().defaultTo(1))
    .execute();
  await addIndex(db, 'submission_search', 'version');
  await db.schema
    .createTable('submission_contacts')
    .addColumn('submission_id', 'text', (col) => ofSubmission(col.notNull()))
    .addColumn('contact', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('submission_contacts_key', ['submission_id', 'contact'])
    .execute();
  await addIndex(db, 'submission_contacts', 'contact');
}
