import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { isFoundBy } from './office-search.ts';
import { type State, states } from './office-states.ts';
import { countHeld, type Submission, toSubmission } from './submissions.ts';
import type { Db, Tables } from './tables.ts';

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

/** Where a page ends: the next begins behind it, whatever came or went in between. */
export interface Place {
  urgency: number;
  id: string;
}

export interface Page {
  submissions: Submission[];
  /** The place of the last one, when more follow. */
  next: Place | null;
}

/** Submissions that match, the most urgent first, at most `limit` behind a place. */
export async function listSubmissions(
  db: Db,
  filter: Filter,
  after: Place | null,
  limit: number,
): Promise<Page> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where((eb) => eb.and(conditions(db, eb, filter)))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('urgency', 'id'),
          '>',
          eb.tuple((after as Place).urgency, (after as Place).id),
        ),
      ),
    )
    .orderBy('urgency')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    submissions: rows.slice(0, limit).map(toSubmission),
    next: last ? { urgency: last.urgency, id: last.id } : null,
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
  eb: ExpressionBuilder<Tables, 'submissions'>,
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
