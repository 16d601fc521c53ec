import { type Entry, toEntry } from './office-history.ts';
import { type State, states } from './office-states.ts';
import type { Db } from './tables.ts';

/** How long after an outcome setting the one before again is an Undo, in milliseconds. */
const UNDO_WITHIN = 60 * 60_000;

/** How often nobody answered, by submission: what was undone is no try, and Undo itself is none. */
export async function countNoAnswers(
  db: Db,
  ids: readonly string[],
): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submission_history')
    .selectAll()
    .where('submission_id', 'in', ids)
    .where('what', 'in', states)
    .orderBy('id')
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map([...bySubmission].map(([id, own]) => [id, triesIn(own.map(toEntry))]));
}

/** What Undo would set again: the state and the tries before the last outcome. */
interface Before {
  state: State | undefined;
  tries: number;
  by: string;
  at: number;
}

function triesIn(outcomes: readonly Entry[]): number {
  let tries = 0;
  let before: Before | undefined;
  for (const { what, by, at, details } of outcomes) {
    if (what === 'new') {
      // Only Undo leads there: nobody has called.
      tries = 0;
      before = undefined;
    } else if (
      details.was !== what &&
      before?.state === what &&
      before.by === by &&
      at - before.at <= UNDO_WITHIN
    ) {
      tries = before.tries;
      before = undefined;
    } else {
      // The same once more is another try, behind which Undo still leads to the state before both.
      if (details.was !== what) before = { state: details.was, tries, by, at };
      if (what === 'no-answer') tries += 1;
    }
  }
  return tries;
}
