import type { Kysely } from 'kysely';

/**
 * What of an erasure is still to be done, written with the deletion of the rows: so that whatever
 * comes in between, the next run knows of it. It names no submission and no person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unfinished_erasures')
    // 'log' for the database's own, else the outbox id that a mail file is named by.
    .addColumn('what', 'text', (col) => col.primaryKey())
    // Until then a mail that is being sent may still be written: milliseconds since 1970.
    .addColumn('not_before', 'bigint', (col) => col.notNull())
    .execute();
}
