import type { Kysely } from 'kysely';

/** Pictures that the office has uploaded for the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_pictures')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // In pixels.
    .addColumn('width', 'integer', (col) => col.notNull())
    .addColumn('height', 'integer', (col) => col.notNull())
    // WebP in base64: SQLite and Postgres have no type for bytes in common.
    .addColumn('webp', 'text', (col) => col.notNull())
    // When a version or a draft was last found to use it; at first, when it was uploaded.
    .addColumn('used_at', 'bigint', (col) => col.notNull())
    .execute();
}
