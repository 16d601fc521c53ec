import { type Kysely, sql } from 'kysely';
import { addColumns, addIndex, isPostgres } from '../schema.ts';

/**
 * When a family was first reached, from its next outcome on: "called_at" is empty while a later call has
 * had no answer. The time is in the history of those calls already. Milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'submissions', { reached_at: 'bigint' });
  const details = isPostgres(db) ? sql`missed.details::jsonb` : sql`missed.details`;
  const before = sql`cast(${details} -> 'before' ->> 'called_at' as bigint)`;
  const states = sql`('new', 'no-answer', 'called', 'assessment', 'waiting', 'placed', 'withdrawn')`;
  // Once more of the outcomes after it undo one than set one.
  const isUndone = sql`exists (select 1 from (
    select sum(case when details like '%"undo":true%' then 1 else -1 end) over (order by id) as undone
    from submission_history as later
    where later.submission_id = submissions.id and later.id > missed.id and what in ${states}
    ) as outcomes where undone > 0)`;
  await sql`update submissions set reached_at = (
    select min(${before}) from submission_history as missed
    where missed.submission_id = submissions.id and what = 'no-answer'
      and not ${isUndone} and not exists (
      select 1 from submission_history as deed where deed.what = 'withdrawn'
        and deed.submission_id = submissions.id and deed.actor = 'the family’s own link'
        and deed.at = ${before}))
    where id in (select submission_id from submission_history where what = 'no-answer')`.execute(
    db,
  );
  if (isPostgres(db)) return;
  // As in 0018, with the new column: what is counted is in the index.
  await db.schema.dropIndex('submissions_progress').execute();
  const groups = ['week', 'kind', 'state', 'channel', 'source', 'withdrawn_reason'];
  const times = ['received_at', 'called_at', 'reached_at', 'call_again_at', 'slot_at', 'slot_for'];
  const columns = [...groups, ...times, 'assessed', 'id'];
  await addIndex(db, 'submissions', 'progress', columns, '"hold" is null');
}
