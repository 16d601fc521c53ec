import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { AHEAD_MS } from './clock-guard.ts';
import { closedStates } from './office-states.ts';
import type { Db, Tables } from './tables.ts';

const HOUR = 3_600_000;
/** The site promises a call within 24 hours. A reminder lists a family four hours before. */
const OWED_FOR = 20 * HOUR;
/** A family is listed again after a day at the latest, */
const LISTED_AGAIN_AFTER = 24 * HOUR;
/** and after this time when others are due, so that the calls of a day come in one mail. */
const LISTED_WITH_OTHERS_AFTER = 12 * HOUR;

/** Looked through at a time. */
const AT_ONCE = 500;

/**
 * Assigns at most `most` submissions to a reminder, the oldest first: those whose call is owed and
 * that were mailed to staff one by one. Each is listed every day until the family is reached.
 * @param now milliseconds since 1970
 * @returns how many there are; 0 as long as none is due
 */
export async function assignReminder(
  db: Db,
  batchId: string,
  now: number,
  most: number,
): Promise<number> {
  const due = await oldestOwed(db, now, LISTED_AGAIN_AFTER, 1);
  if (due.length === 0) return 0;
  const picked = await oldestOwed(db, now, LISTED_WITH_OTHERS_AFTER, most);
  const listed = await db
    .updateTable('submissions')
    .set({ reminder_id: batchId, reminded_at: now })
    .where('id', 'in', picked)
    // Two processes may pick the same ones at once; the second finds them listed.
    .where(listedBefore(now - LISTED_WITH_OTHERS_AFTER, now))
    .returning('id')
    .execute();
  if (listed.length > 0) {
    await db
      .insertInto('reminder_names')
      .values(listed.map(({ id }) => ({ submission_id: id, batch_id: batchId })))
      .execute();
  }
  return listed.length;
}

/** How many families have waited for a call for 20 hours or more. `now` in milliseconds since 1970. */
export async function countWaiting(db: Db, now: number): Promise<number> {
  const count = (calls: ReturnType<typeof owedCalls>) =>
    calls.select((eb) => eb.fn.countAll<number>().as('waiting')).executeTakeFirstOrThrow();
  const owed = await count(owedCalls(db, now));
  const asked = await count(callsAskedFor(db, now));
  return owed.waiting + asked.waiting;
}

/**
 * Ids of at most `most` submissions whose call is owed, that were mailed to staff one by one and not
 * listed for `since` milliseconds, the oldest first. Read in portions: hundreds of thousands, joined
 * with their mails at once, would take longer than the database's limit for a statement.
 */
async function oldestOwed(db: Db, now: number, since: number, most: number): Promise<string[]> {
  const found: string[] = [];
  let after: { id: string; received_at: number } | undefined;
  const asked = await callsAskedFor(db, now)
    .where(listedBefore(now - since, now))
    .select('id')
    .execute();
  found.push(...asked.map(({ id }) => id));
  do {
    const rows = await portion(db, now, since, after).execute();
    const mailed = await mailedOf(
      db,
      rows.map(({ id }) => id),
    );
    found.push(...rows.map(({ id }) => id).filter((id) => mailed.has(id)));
    after = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (after && found.length < most);
  return found.slice(0, most);
}

/** Those of these submissions that were mailed to staff one by one. */
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

/** reminded_at of those that an older version listed, once each: only an outcome lists them again. */
const LISTED_BEFORE_THE_OFFICE = 0;

/** Families that asked to be called again, when that time has come. */
function callsAskedFor(db: Db, now: number) {
  return db
    .selectFrom('submissions')
    .where('call_again_at', '<=', now)
    .where('state', 'not in', closedStates)
    .where(isMailed);
}

function owedCalls(db: Db, now: number) {
  return db
    .selectFrom('submissions')
    .where('called_at', 'is', null)
    .where('call_again_at', 'is', null)
    .where(isMailed)
    .where(({ or, eb }) =>
      or([
        eb('reminded_at', 'is distinct from', LISTED_BEFORE_THE_OFFICE),
        eb('outcome', 'is not', null),
      ]),
    )
    .where(
      sql<SqlBool>`case when outcome = 'no-answer' then outcome_at else received_at end <= ${now - OWED_FOR}`,
    );
}

/** A portion of those that were not listed for `since` milliseconds, after one of them, oldest first. */
function portion(
  db: Db,
  now: number,
  since: number,
  after: { id: string; received_at: number } | undefined,
) {
  return owedCalls(db, now)
    .select(['id', 'received_at'])
    .where(listedBefore(now - since, now))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('received_at', 'id'), '>', tuple(after?.received_at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(AT_ONCE);
}

/** Whether staff are mailed about it: spam waits for the digest. */
export function isMailed(eb: ExpressionBuilder<Tables, 'submissions'>): Expression<SqlBool> {
  return eb.or([eb('hold', 'is', null), eb('hold', '!=', 'spam')]);
}

function listedBefore(moment: number, now: number) {
  return (eb: ExpressionBuilder<Tables, 'submissions'>): Expression<SqlBool> =>
    eb.or([
      eb('reminded_at', 'is', null),
      eb('reminded_at', '<=', moment),
      eb('reminded_at', '>', now + AHEAD_MS),
    ]);
}
