import { sql } from 'kysely';
import { writeHistory } from './office-history.ts';
import { isOwed, type State } from './office-states.ts';
import type { Db } from './tables.ts';

export interface Outcome {
  state: State;
  /** The state that was seen by whoever sets the new one. */
  was: State;
  by: string;
  note: string | null;
  /** When the assessment is, in milliseconds since 1970; null leaves the time that was kept. */
  assessmentAt: number | null;
}

/**
 * Sets what became of a submission. False, and nothing has changed, when its state is not (any
 * more) what was seen. To be called in a transaction.
 *
 * In 'new' and 'no-answer' the call is owed and the clock runs; any other state says that somebody
 * was reached or that the family withdrew, and called_at keeps when that was first so.
 */
export async function setOutcome(
  db: Db,
  id: string,
  { state, was, by, note, assessmentAt }: Outcome,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({
      outcome: state,
      outcome_at: now,
      called_at: isOwed(state) ? null : sql<number>`coalesce(called_at, ${now})`,
      ...(assessmentAt !== null && { assessment_at: assessmentAt }),
    })
    .where('id', '=', id)
    .where('state', '=', was)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const details = { was, ...(state === 'assessment' && { assessmentAt }) };
  await writeHistory(db, id, { at: now, by, what: state, note, details });
  return true;
}
