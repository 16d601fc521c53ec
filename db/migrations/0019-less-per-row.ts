import { type Kysely, sql } from 'kysely';
import { addIndex, isPostgres } from '../schema.ts';

/** Indexes that no query uses any more. */
const unused = [
  'submissions_urgency',
  'submissions_state_urgency',
  'submissions_held_urgency',
  'submission_search_guardian_phone',
  'submission_search_guardian_email',
];

/** Columns that few rows fill, by their tables. */
const rare = [
  ['submissions', 'guardian_email'],
  ['submissions', 'digest_id'],
  ['submissions', 'reminder_id'],
  ['outbox', 'batch_id'],
] as const;

/**
 * What each form paid for without need: indexes that no query uses any more go, and those of columns
 * that few rows fill have only these rows. On Postgres, the week and the answers that the figures count
 * have columns too, as on SQLite: JSON that was read for each count took nine tenths of their time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of unused) await db.schema.dropIndex(index).execute();
  for (const [table, column] of rare) {
    await db.schema.dropIndex(`${table}_${column}`).execute();
    await addIndex(db, table, column, [column], `"${column}" is not null`);
  }
  if (!isPostgres(db)) return;
  // As in 0018. Without statistics about the week, Postgres sorted all rows to count them by it.
  const week = sql`("received_at" - 1167589800000) / 604800000`;
  const answer = (key: string) => sql`("fields"::jsonb ->> ${sql.lit(key)})`;
  // One statement, so that the table is written once.
  await db.schema
    .alterTable('submissions')
    .addColumn('week', 'bigint', (col) => col.generatedAlwaysAs(week).stored())
    .addColumn('level', 'text', (col) => col.generatedAlwaysAs(answer('level')).stored())
    .addColumn('subjects', 'text', (col) => col.generatedAlwaysAs(answer('subjects')).stored())
    .addColumn('classes', 'text', (col) => col.generatedAlwaysAs(answer('classes')).stored())
    .execute();
}
