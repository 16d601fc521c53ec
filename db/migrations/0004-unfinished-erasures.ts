import type { Kysely } from 'kysely';

/**
 * The unfinished part of an erasure, written with the deletion of the rows, so that the next run
 * finishes it in any case. It names no submission and no person.
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
