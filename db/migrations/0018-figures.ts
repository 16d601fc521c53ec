import { type Kysely, sql } from 'kysely';
import { addComputed, addIndex, isPostgres } from '../schema.ts';

/**
 * The figures count every submission of a period. On SQLite, which counts in the server's own process,
 * two indexes have all that they need, in the order in which it is counted. The history's index has the
 * few withdrawals by the family's own link. Only additions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const byFamily = `"what" = 'withdrawn' and "actor" = 'the family’s own link'`;
  await addIndex(db, 'submission_history', 'by_family', ['submission_id', 'at'], byFamily);
  if (isPostgres(db)) return;
  // Weeks from Monday, 1 January 2007, in Colombo; times in milliseconds since 1970.
  const week = sql`("received_at" - 1167589800000) / 604800000`;
  await addComputed(db, 'submissions', 'week', 'bigint', week);
  const answers = ['level', 'subjects', 'classes'];
  for (const key of answers) {
    await addComputed(db, 'submissions', key, 'text', sql`"fields" ->> ${sql.lit(`$.${key}`)}`);
  }
  const unheld = '"hold" is null';
  const groups = ['week', 'kind', 'state', 'channel', 'source', 'withdrawn_reason'];
  const times = ['received_at', 'called_at', 'call_again_at', 'slot_at', 'slot_for', 'assessed'];
  await addIndex(db, 'submissions', 'progress', [...groups, ...times, 'id'], unheld);
  const places = ['state', 'placed_in', 'waiting_for_classes', 'received_at'];
  await addIndex(db, 'submissions', 'about', ['kind', ...answers, ...places], unheld);
}
