import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { PROMISE } from './office-promise.ts';
import { isFoundBy } from './office-search.ts';
import { type State, states } from './office-states.ts';
import { countHeld, type Submission, toSubmission } from './submissions.ts';
import type { Db, Tables } from './tables.ts';

type Builder = ExpressionBuilder<Tables, 'submissions'>;

export interface Filter {
  /** None: every state. */
  states: readonly State[];
  kind?: 'enquiry' | 'registration';
  /** Those that are held; else they are left out. */
  held?: boolean;
  /** Those of which a mail is not delivered, held or not. */
  undelivered?: boolean;
  /** Part of a name, a reference, an e-mail address or a phone number, as typed. */
  q?: string;
}

/** Where a page ends: the next begins after it, whatever came or went in between. */
export interface Place {
  /** When the list was opened, in milliseconds since 1970: later pages keep its order. */
  now: number;
  /** The index of the part. */
  part: number;
  urgency: number;
  id: string;
}

export interface Page {
  submissions: Submission[];
  /** The place of the last one, when more follow. */
  next: Place | null;
}

/** Above the urgency of every submission whose call is owed (see migration 0005). */
const REACHED = 10_000_000_000_000;

/**
 * The parts of the list, in order: calls that are owed; those among them that had no answer and are
 * overdue, so that they do not come before a family that can still be called in time; the others.
 */
function parts(now: number) {
  const isOld = (eb: Builder) =>
    eb.and([eb('state', '=', 'no-answer'), eb('received_at', '<=', now - PROMISE)]);
  return [
    (eb: Builder) => eb.and([eb('urgency', '<', REACHED), eb.not(isOld(eb))]),
    (eb: Builder) => eb.and([eb('urgency', '<', REACHED), isOld(eb)]),
    (eb: Builder) => eb('urgency', '>=', REACHED),
  ];
}

/** Submissions that match, the most urgent first, at most `limit` after a place. */
export async function listSubmissions(
  db: Db,
  filter: Filter,
  after: Place,
  limit: number,
): Promise<Page> {
  const found: { place: Place; submission: Submission }[] = [];
  let { urgency, id } = after;
  for (const [part, isIn] of parts(after.now).entries()) {
    if (part < after.part || found.length > limit) continue;
    const rows = await db
      .selectFrom('submissions')
      .selectAll()
      .where((eb) => eb.and([...conditions(db, eb, filter), isIn(eb)]))
      .where((eb) => eb(eb.refTuple('urgency', 'id'), '>', eb.tuple(urgency, id)))
      .orderBy('urgency')
      .orderBy('id')
      .limit(limit + 1 - found.length)
      .execute();
    for (const row of rows) {
      const place = { now: after.now, part, urgency: row.urgency, id: row.id };
      found.push({ place, submission: toSubmission(row) });
    }
    [urgency, id] = [Number.MIN_SAFE_INTEGER, ''];
  }
  return {
    submissions: found.slice(0, limit).map(({ submission }) => submission),
    next: found.length > limit ? (found[limit - 1]?.place ?? null) : null,
  };
}

/** How many there are in each state, without those that are held; and how many of these. */
export async function countAll(db: Db): Promise<Record<State | 'held' | 'undelivered', number>> {
  const rows = await db
    .selectFrom('submissions')
    .select(['state', (eb) => eb.fn.countAll<number>().as('rows')])
    .where('hold', 'is', null)
    .groupBy('state')
    .execute();
  const { undelivered } = await db
    .selectFrom(undeliveredIds(db).as('ids'))
    .select((eb) => eb.fn.count<number>('id').distinct().as('undelivered'))
    .executeTakeFirstOrThrow();
  const counted = states.map((state) => [
    state,
    rows.find((row) => row.state === state)?.rows ?? 0,
  ]);
  return { ...Object.fromEntries(counted), held: await countHeld(db), undelivered };
}

/** Which of these have a mail that is not delivered, digests and reminders that name them too. */
export async function undeliveredOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(undeliveredIds(db).as('undelivered'))
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function conditions(
  db: Db,
  eb: Builder,
  { states: wanted, kind, held, undelivered, q }: Filter,
): Expression<SqlBool>[] {
  return [
    ...(held ? [eb('hold', 'is not', null)] : []),
    ...(held || undelivered ? [] : [eb('hold', 'is', null)]),
    ...(wanted.length > 0 ? [eb('state', 'in', wanted)] : []),
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(undelivered ? [eb('submissions.id', 'in', undeliveredIds(db))] : []),
    ...(q?.trim() ? [isFoundBy(eb, q)] : []),
  ];
}

/**
 * Ids of submissions of which a mail is not delivered, or a digest or reminder that names them;
 * some more than once, and null for mails about many. Such mails are few, and an index holds them
 * alone: a condition on the ids here would make SQLite take another.
 */
function undeliveredIds(db: Db) {
  const byBatch = (column: 'digest_id' | 'reminder_id') =>
    db
      .selectFrom('outbox')
      .innerJoin('submissions', `submissions.${column}`, 'outbox.batch_id')
      .select('submissions.id as id')
      .where('outbox.state', '!=', sql.lit('delivered' as const));
  return db
    .selectFrom('outbox')
    .select('submission_id as id')
    .where('state', '!=', sql.lit('delivered' as const))
    .$narrowType<{ id: string }>()
    .unionAll(byBatch('digest_id'))
    .unionAll(byBatch('reminder_id'));
}
