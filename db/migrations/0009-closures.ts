import type { Kysely } from 'kysely';

/** Days on which the office closes the school, its one notice, and the holidays it has removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closures')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // Days in Colombo, both included; null is until further notice.
    .addColumn('from_day', 'text', (col) => col.notNull())
    .addColumn('to_day', 'text')
    // JSON: the levels without classes.
    .addColumn('levels', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    // Always 'notice': there is one at a time.
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('until', 'bigint', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('removed_holidays')
    .addColumn('day', 'text', (col) => col.primaryKey())
    .addColumn('removed_at', 'bigint', (col) => col.notNull())
    .addColumn('removed_by', 'text', (col) => col.notNull())
    .execute();
}
