import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../schema.ts';

/**
 * On Postgres, the answers that the figures count have columns too: JSON that was read for each count
 * took nine tenths of their time. On both databases, indexes that no query uses any more go: each form
 * paid for them. The columns only add, and the previous version answers without those indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of [
    'submissions_urgency',
    'submissions_state_urgency',
    'submissions_held_urgency',
    'submission_search_guardian_phone',
    'submission_search_guardian_email',
  ]) {
    await db.schema.dropIndex(index).ifExists().execute();
  }
  if (!isPostgres(db)) return;
  const answer = (key: string) => sql`("fields"::jsonb ->> ${sql.lit(key)})`;
  // One statement, so that the table is written once.
  await db.schema
    .alterTable('submissions')
    .addColumn('level', 'text', (col) => col.generatedAlwaysAs(answer('level')).stored())
    .addColumn('subjects', 'text', (col) => col.generatedAlwaysAs(answer('subjects')).stored())
    .addColumn('classes', 'text', (col) => col.generatedAlwaysAs(answer('classes')).stored())
    .execute();
}
