import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { AHEAD_MS } from '#server/store/clock.ts';
import { closedStates } from '#server/store/office/office-states.ts';
import { DELIVERED } from '#server/store/outbox/outbox-rows.ts';
import {
  type Db,
  type MessageName,
  type OutboxRow,
  staffMessages,
  type Tables,
} from '#server/store/tables.ts';
import { toSubmission } from './submissions.ts';

/**
 * Ids of at most `most` submissions that are held and were not mailed, registrations first, then the
 * oldest: those that no digest has listed yet, and those of rejected digests only.
 */
export async function undigested(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('hold', '=', 'spam')
    // Staff have called nevertheless, or the family has withdrawn.
    .where('called_at', 'is', null)
    .where((eb) => eb('digest_id', 'is', null).or('digest_id', 'in', rejectedDigests(db)))
    .orderBy('kind', 'desc')
    .orderBy('received_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists submissions in a digest. */
export async function assignDigest(db: Db, ids: string[], digestId: string): Promise<void> {
  await db.updateTable('submissions').set({ digest_id: digestId }).where('id', 'in', ids).execute();
}

/** Digests of which every copy was rejected, so that no one has read them. */
function rejectedDigests(db: Db) {
  return db
    .selectFrom('outbox')
    .select('batch_id')
    .where('state', '!=', DELIVERED)
    .where('state', '=', 'dead')
    .where('message', '=', 'digest')
    .where('batch_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as copy')
            .select('copy.id')
            .whereRef('copy.batch_id', '=', 'outbox.batch_id')
            .where('copy.state', '!=', 'dead'),
        ),
      ),
    );
}

/** The mails that list many submissions. */
export type BatchKind = 'digest' | 'reminder' | 'family-changes';

/** What such a mail lists, as it is now: released, called or erased ones are not listed. */
export async function batchSubmissions(db: Db, batch: BatchKind, batchId: string) {
  const query = db.selectFrom('submissions').selectAll();
  const queries = {
    digest: query
      .where('digest_id', '=', batchId)
      .where('hold', 'is not', null)
      .where('called_at', 'is', null)
      .orderBy('kind', 'desc'),
    reminder: query
      .where('reminder_id', '=', batchId)
      .where(({ and, eb, or, ref }) =>
        or([
          and([eb('called_at', 'is', null), eb('call_again_at', 'is', null)]),
          and([eb('call_again_at', '<=', ref('reminded_at')), eb('state', 'not in', closedStates)]),
        ]),
      )
      .where(isMailed),
    'family-changes': query.where('id', 'in', (eb) =>
      eb.selectFrom('reminder_names').select('submission_id').where('batch_id', '=', batchId),
    ),
  };
  return (await queries[batch].orderBy('received_at').execute()).map(toSubmission);
}

/** The mails of these kinds to a mailbox that are due after a time (milliseconds since 1970). */
export async function mailsDueSince(
  db: Db,
  recipient: string,
  messages: readonly MessageName[],
  since: number,
): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('message', 'in', messages)
    .where('created_at', '>', since)
    .execute();
}

/** Lists submissions in a mail about many, so that erasing one finds the mail. */
export async function addToBatch(db: Db, batchId: string, ids: readonly string[]): Promise<void> {
  await db
    .insertInto('reminder_names')
    .values(ids.map((id) => ({ submission_id: id, batch_id: batchId })))
    .onConflict((conflict) => conflict.columns(['submission_id', 'batch_id']).doNothing())
    .execute();
}

type Builder = ExpressionBuilder<Tables, 'submissions'>;

const HOUR = 3_600_000;
/** The site promises a call within 24 hours. A reminder lists a family four hours before. */
const DUE_FOR = 20 * HOUR;
/** A family is listed again after a day at the latest, */
const LISTED_AGAIN_AFTER = 24 * HOUR;
/** and after this time when others are due, so that one mail lists the calls of a day. */
const LISTED_WITH_OTHERS_AFTER = 12 * HOUR;
/** reminded_at of those that an older version listed, once each: only an outcome lists them again. */
const LISTED_BEFORE_THE_OFFICE = 0;

/**
 * Assigns at most `most` submissions to a reminder, the oldest first: those whose call is due and
 * that were mailed to staff one by one. Each is listed every day until the family is reached.
 * @param now milliseconds since 1970
 * @returns how many there are; 0 as long as none is due
 */
export async function assignReminder(db: Db, batchId: string, now: number, most: number) {
  const due = await oldestDue(db, now, LISTED_AGAIN_AFTER, 1);
  if (due.length === 0) return 0;
  const picked = await oldestDue(db, now, LISTED_WITH_OTHERS_AFTER, most);
  const rows = await db
    .updateTable('submissions')
    .set({ reminder_id: batchId, reminded_at: now })
    .where('id', 'in', picked)
    // Two processes may pick the same ones at once; the second finds them listed.
    .where(listedBefore(now - LISTED_WITH_OTHERS_AFTER, now))
    .returning('id')
    .execute();
  const listed = rows.map(({ id }) => id);
  if (listed.length > 0) await addToBatch(db, batchId, listed);
  return listed.length;
}

/** How many families have waited for a call for 20 hours or more. `now` in milliseconds since 1970. */
export async function countWaiting(db: Db, now: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where((eb) => eb.or([askedForCall(eb, now), isCallDue(eb, now)]))
    .where(isMailed)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Ids of at most `most` of them that were not listed for `since` milliseconds, the oldest first. */
async function oldestDue(db: Db, now: number, since: number, most: number): Promise<string[]> {
  const candidates = db
    .selectFrom('submissions')
    .select('id')
    .where(isMailed)
    .where(listedBefore(now - since, now))
    .orderBy('received_at')
    .orderBy('id')
    .limit(most);
  const asked = await candidates.where((eb) => askedForCall(eb, now)).execute();
  const due = await candidates
    .where((eb) => isCallDue(eb, now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.submission_id', '=', 'submissions.id')
          .where('message', 'in', staffMessages),
      ),
    )
    .execute();
  return [...asked, ...due].slice(0, most).map(({ id }) => id);
}

/** Families that asked to be called again, when that time has come. */
function askedForCall(eb: Builder, now: number) {
  return eb.and([eb('call_again_at', '<=', now), eb('state', 'not in', closedStates)]);
}

function isCallDue(eb: Builder, now: number) {
  return eb.and([
    eb('called_at', 'is', null),
    eb('call_again_at', 'is', null),
    eb('reminded_at', 'is distinct from', LISTED_BEFORE_THE_OFFICE).or('outcome', 'is not', null),
    sql<SqlBool>`case when outcome = 'no-answer' then outcome_at else received_at end <= ${now - DUE_FOR}`,
  ]);
}

/** Whether staff are mailed about it: spam waits for the digest. */
export function isMailed(eb: Builder) {
  return eb('hold', 'is', null).or('hold', '!=', 'spam');
}

function listedBefore(moment: number, now: number) {
  return (eb: Builder) =>
    eb('reminded_at', 'is', null)
      .or('reminded_at', '<=', moment)
      .or('reminded_at', '>', now + AHEAD_MS);
}
