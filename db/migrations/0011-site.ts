import type { Kysely } from 'kysely';

/** The site's documents: what the office has drafted, and the versions it has published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_drafts')
    .addColumn('document', 'text', (col) => col.primaryKey())
    // Only rises. It stays when a draft is discarded or published.
    .addColumn('revision', 'bigint', (col) => col.notNull())
    // JSON; null while the document is as published.
    .addColumn('value', 'text')
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .addColumn('changed_by', 'text', (col) => col.notNull())
    .execute();
  await db.schema
    .createTable('site_versions')
    .addColumn('version', 'bigint', (col) => col.primaryKey())
    // The time of its newest step.
    .addColumn('changed_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    // JSON: all documents by id.
    .addColumn('documents', 'text', (col) => col.notNull())
    // JSON: how they differ from the previous version.
    .addColumn('changes', 'text', (col) => col.notNull())
    // The version whose documents these are; null if they were drafts.
    .addColumn('restored', 'bigint')
    // 'running', 'live' (now or in the past) or 'failed'.
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('step', 'text', (col) => col.notNull())
    .addColumn('message', 'text')
    // Until then, no other publication starts while this one is running.
    .addColumn('lease_until', 'bigint', (col) => col.notNull())
    .execute();
}
