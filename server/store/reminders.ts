import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { AHEAD_MS } from './clock-guard.ts';
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

/** Looked through at a time. */
const AT_ONCE = 500;

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
  const due = await oldestOwed(db, now, times, times.again, 1);
  if (due.length === 0) return 0;
  const picked = await oldestOwed(db, now, times, times.beside, most);
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

/**
 * Ids of at most `most` whose call is owed, who were mailed to staff on their own and not named for
 * `since` milliseconds, the oldest first. Looked through in portions: a flood's hundreds of
 * thousands, joined with their mails at once, take longer than the database gives a statement.
 */
async function oldestOwed(
  db: Db,
  now: number,
  times: ReminderTimes,
  since: number,
  most: number,
): Promise<string[]> {
  const found: string[] = [];
  let after: { id: string; received_at: number } | undefined;
  do {
    const rows = await owed(db, now, times, since, after).execute();
    const mailed = await mailedOf(
      db,
      rows.map(({ id }) => id),
    );
    found.push(...rows.map(({ id }) => id).filter((id) => mailed.has(id)));
    after = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (after && found.length < most);
  return found.slice(0, most);
}

/** Those of these submissions about which a mail of their own is or was owed to staff. */
async function mailedOf(db: Db, ids: readonly string[]): Promise<Set<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('outbox')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .where('message', 'in', ['enquiry-staff', 'registration-staff'])
    .execute();
  return new Set(rows.map(({ submission_id }) => submission_id));
}

/** Named by the version before, which named each once: again only when the office has tried. */
const NAMED_BEFORE_THE_OFFICE = 0;

/** A portion of those whose call has been owed for long enough, after one of them, oldest first. */
function owed(
  db: Db,
  now: number,
  { after: owedFor }: ReminderTimes,
  since: number,
  after: { id: string; received_at: number } | undefined,
) {
  return db
    .selectFrom('submissions')
    .select(['id', 'received_at'])
    .where('called_at', 'is', null)
    .where(isMailed)
    .where(({ or, eb }) =>
      or([
        eb('reminded_at', 'is distinct from', NAMED_BEFORE_THE_OFFICE),
        eb('outcome', 'is not', null),
      ]),
    )
    .where(
      sql<SqlBool>`case when outcome = 'no-answer' then outcome_at else received_at end <= ${now - owedFor}`,
    )
    .where(namedBefore(now - since, now))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received_at', 'id'), '>', tuple(after?.received_at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(AT_ONCE);
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
      eb('reminded_at', '>', now + AHEAD_MS),
    ]);
}
