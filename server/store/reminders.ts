import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** Times of a reminder, in milliseconds. */
export interface ReminderTimes {
  /** How long a call is owed before it is named: since receipt, or since nobody answered. */
  after: number;
  /** Named again after this time at the latest, */
  again: number;
  /** and beside others already after this, so that a day's calls come in one mail. */
  beside: number;
}

/** A time this far ahead was written by a clock that was wrong. */
const WRONG_CLOCK = 3_600_000;

/**
 * Gives at most `most` submissions to a reminder, the oldest first: whose call is owed, and who were
 * mailed to staff on their own. Each is named again day after day until somebody was reached. Out:
 * how many there are; none as long as nobody's time has come.
 */
export async function assignReminder(
  db: Db,
  batchId: string,
  now: number,
  times: ReminderTimes,
  most: number,
): Promise<number> {
  const due = await owed(db, now, times)
    .where(namedBefore(now - times.again, now))
    .limit(1)
    .executeTakeFirst();
  if (!due) return 0;
  const picked = owed(db, now, times)
    .where(namedBefore(now - times.beside, now))
    .orderBy('received_at')
    .limit(most);
  const named = await db
    .updateTable('submissions')
    .set({ reminder_id: batchId, reminded_at: now })
    .where('id', 'in', picked)
    // Two processes may pick the same ones at once; whoever comes second finds them named.
    .where(namedBefore(now - times.beside, now))
    .returning('id')
    .execute();
  if (named.length > 0) {
    await db
      .insertInto('reminder_names')
      .values(named.map(({ id }) => ({ submission_id: id, batch_id: batchId })))
      .execute();
  }
  return named.length;
}

/** Named by the version before, which named each once: again only when the office has tried. */
const NAMED_BEFORE_THE_OFFICE = 0;

/** Those whose call has been owed for long enough. */
function owed(db: Db, now: number, { after }: ReminderTimes) {
  return db
    .selectFrom('submissions')
    .select('submissions.id')
    .where('called_at', 'is', null)
    .where(isMailed)
    .where(({ or, eb }) =>
      or([
        eb('reminded_at', 'is distinct from', NAMED_BEFORE_THE_OFFICE),
        eb('outcome', 'is not', null),
      ]),
    )
    .where(
      sql<SqlBool>`case when outcome = 'no-answer' then outcome_at else received_at end <= ${now - after}`,
    )
    .where('submissions.id', 'in', (staffMails) =>
      staffMails
        .selectFrom('outbox')
        .select('submission_id')
        .where('message', 'in', ['enquiry-staff', 'registration-staff'])
        .where('submission_id', 'is not', null)
        .$narrowType<{ submission_id: string }>(),
    );
}

/** Whether it is nobody's call because it is spam. */
export function isMailed(eb: ExpressionBuilder<Tables, 'submissions'>): Expression<SqlBool> {
  return eb.or([eb('hold', 'is', null), eb('hold', '!=', 'spam')]);
}

function namedBefore(moment: number, now: number) {
  return (eb: ExpressionBuilder<Tables, 'submissions'>): Expression<SqlBool> =>
    eb.or([
      eb('reminded_at', 'is', null),
      eb('reminded_at', '<=', moment),
      eb('reminded_at', '>', now + WRONG_CLOCK),
    ]);
}
