import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Channel, Source } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { Level } from '#content/teaching/levels.ts';
import { DELIVERED } from '#server/store/outbox/outbox-rows.ts';
import { hasReached, isCalled, type Step } from '#server/store/progress.ts';
import { countHeld, toSubmission } from '#server/store/submissions/submissions.ts';
import { type Db, isPostgres, type Tables } from '#server/store/tables.ts';
import { timeConditions } from './appointments.ts';
import { countBy, type Period } from './office-promise.ts';
import { isFoundBy } from './office-search.ts';
import { closedStates, type Reason, type State, states } from './office-states.ts';
import { groupAt, groupNumber, orderInGroup, type WorkGroup } from './work-groups.ts';

type Builder = ExpressionBuilder<Tables, 'submissions'>;

/** How long a mail may be on its way before it counts as undelivered, in milliseconds. */
const FIRST_ATTEMPT = 60_000;

/** A class for which submissions wait. */
export interface WaitedClass {
  id: string;
  name: string;
}

export interface Filter {
  id?: string;
  /** Empty: every state. */
  states?: readonly State[];
  kind?: 'enquiry' | 'registration';
  /** Groups of the day's work; empty: every group. */
  groups?: readonly WorkGroup[];
  /** Only held ones, or only others. */
  held?: boolean;
  /** Only those with an undelivered mail. */
  undelivered?: boolean;
  /** The level, subject or class that a registration is about. */
  level?: Level;
  subject?: string;
  class?: string;
  /** The class for which it waits: the longest wait is first. */
  waitingFor?: WaitedClass;
  /** The id of a class in which it is placed. */
  placedIn?: string;
  /** An address of the office's users; null: those that have no owner. */
  owner?: string | null;
  /** Where the family heard of the school, null if that is not known; and how it came. */
  source?: Source | null;
  channel?: Channel;
  /** Why the family withdrew; null: without a reason. */
  reason?: Reason | null;
  /** The step that a registration has got to at least. */
  reached?: Step;
  /** Whether the family of a form was called within 24 hours, or later or not yet. */
  called?: 'in-time' | 'late';
  /** When it was received. */
  received?: Period;
  /** When the family asked to be called again. */
  callAgain?: Period;
  /** Each is part of a name, a reference, an e-mail address or a phone number, as typed. */
  q?: readonly string[];
}

/** Where a page ends, so that the next begins after it although rows were added or removed. */
export interface Place {
  /** When the list was opened, in milliseconds since 1970: later pages keep its order. */
  now: number;
  /** What the list is sorted by: see orderOf. */
  part: number;
  urgency: number;
  id: string;
}

/**
 * Submissions that match, the most urgent first, at most `limit` after a place.
 * @returns also the place of the last one, when more follow
 */
export async function listSubmissions(
  db: Db,
  documents: Documents,
  filter: Filter,
  { now, ...after }: Place,
  limit: number,
) {
  const { groups = [], reached } = filter;
  const { hasBegun, isOff } = await timeConditions(db, documents, now);
  const group = groupAt(now, hasBegun);
  const { part, urgency } = orderOf(db, filter, group, isOff);
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .select([part.as('part'), urgency.as('urgency')])
    .where((eb) => eb.and(conditions(db, eb, filter, now)))
    .$if(groups.length > 0, (query) => query.where(group, 'in', groups.map(groupNumber)))
    .$if(reached !== undefined, (query) =>
      query.where('kind', '=', 'registration').where(hasReached(reached ?? 'came', hasBegun)),
    )
    .where(sql<SqlBool>`(${part}, ${urgency}, id) > (${after.part}, ${after.urgency}, ${after.id})`)
    .orderBy(part)
    .orderBy(urgency)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    submissions: rows.slice(0, limit).map(toSubmission),
    next: last ? { now, part: last.part, urgency: last.urgency, id: last.id } : null,
  };
}

/** A list of one part. A bare 0 would be the number of a column. */
const FIRST = sql<number>`cast(0 as integer)`;

/**
 * The order of a list: assessments by their time, first those that need another one; a waiting list by the
 * wait; all others as the day's work.
 */
function orderOf(
  db: Db,
  { states: wanted = [], waitingFor }: Filter,
  group: RawBuilder<number>,
  isOff: RawBuilder<SqlBool>,
) {
  if (waitingFor) {
    const urgency = sql<number>`coalesce(${waitingSince(db, waitingFor.id)}, received_at)`;
    return { part: FIRST, urgency };
  }
  if (wanted.length === 1 && wanted[0] === 'assessment') {
    return {
      part: FIRST,
      urgency: sql<number>`case when ${isOff} then 0 else coalesce(slot_at, assessment_at, 0) end`,
    };
  }
  return { part: group, urgency: orderInGroup(group) };
}

/** How many there are in each state, without held ones; how many are held; how many are undelivered. */
export async function countAll(
  db: Db,
  now: number,
): Promise<Record<State | 'held' | 'undelivered', number>> {
  const rows = await db
    .selectFrom('submissions')
    .select(['state', (eb) => eb.fn.countAll<number>().as('came')])
    .where('hold', 'is', null)
    .groupBy('state')
    .execute();
  const { undelivered } = await db
    .selectFrom(undeliveredIds(db, now).as('ids'))
    .select((eb) => eb.fn.count<number>('id').distinct().as('undelivered'))
    .executeTakeFirstOrThrow();
  const byState = countBy(rows, ({ state }) => state, states);
  return { ...byState, held: await countHeld(db), undelivered };
}

/** The addresses of all who look after a submission. */
export async function listOwners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('owner')
    .distinct()
    .where('owner', 'is not', null)
    .orderBy('owner')
    .execute();
  return rows.flatMap(({ owner }) => owner ?? []);
}

/** Which of these have an undelivered mail, digests and reminders that list them included. */
export async function undeliveredOf(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom(undeliveredIds(db, now).as('undelivered'))
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function conditions(db: Db, eb: Builder, filter: Filter, now: number): Expression<SqlBool>[] {
  const { states: wanted = [], kind, held, undelivered, q = [], owner, waitingFor } = filter;
  const inFields = (key: string, value: string | undefined) =>
    value === undefined ? [] : [jsonHas(db, 'fields', key, value)];
  return [
    ...(filter.id === undefined ? [] : [eb('submissions.id', '=', filter.id)]),
    ...inFields('level', filter.level),
    ...inFields('subjects', filter.subject),
    ...inFields('classes', filter.class),
    ...(filter.level || filter.subject || filter.class ? [eb('kind', '=', 'registration')] : []),
    ...(waitingFor ? [waitsFor(db, eb, waitingFor)] : []),
    ...(filter.placedIn
      ? [eb('state', '=', 'placed'), jsonHas(db, 'placed_in', null, filter.placedIn)]
      : []),
    ...(owner === undefined ? [] : [eb('owner', 'is not distinct from', owner)]),
    ...(filter.source === undefined ? [] : [eb('source', 'is not distinct from', filter.source)]),
    ...(filter.channel ? [isChannel(eb, filter.channel)] : []),
    ...(filter.reason === undefined
      ? []
      : [
          eb('state', '=', 'withdrawn'),
          eb('withdrawn_reason', 'is not distinct from', filter.reason),
        ]),
    ...(filter.called ? [isCalled(filter.called, now)] : []),
    ...between(eb, 'received_at', filter.received),
    ...(filter.callAgain ? [eb('state', 'not in', closedStates)] : []),
    ...between(eb, 'call_again_at', filter.callAgain),
    ...(held === undefined ? [] : [eb('hold', held ? 'is not' : 'is', null)]),
    ...(wanted.length > 0 ? [eb('state', 'in', wanted)] : []),
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(undelivered ? [eb('submissions.id', 'in', undeliveredIds(db, now))] : []),
    ...q.map((typed) => isFoundBy(eb, typed)),
  ];
}

function isChannel(eb: Builder, channel: Channel): Expression<SqlBool> {
  return channel === 'form' ? eb('channel', 'is', null) : eb('channel', '=', channel);
}

function between(
  eb: Builder,
  column: 'received_at' | 'call_again_at',
  { from, before }: Period = {},
): Expression<SqlBool>[] {
  return [
    ...(from === undefined ? [] : [eb(column, '>=', from)]),
    ...(before === undefined ? [] : [eb(column, '<', before)]),
  ];
}

function waitsFor(db: Db, eb: Builder, { id, name }: WaitedClass): Expression<SqlBool> {
  const waits = sql<SqlBool>`${waitingSince(db, id)} is not null`;
  // Version 1.2 and older stored only the names of the classes.
  const isNamed = jsonHas(db, 'waiting_for', null, name);
  const waitsByName = eb.and([eb('waiting_for_classes', 'is', null), isNamed]);
  return eb.and([eb('state', 'not in', closedStates), eb.or([waits, waitsByName])]);
}

/** Since when a submission waits for a class, in milliseconds since 1970. */
function waitingSince(db: Db, id: string): RawBuilder<number | null> {
  return isPostgres(db)
    ? sql`(waiting_for_classes::jsonb ->> ${id}::text)::bigint`
    : sql`json_extract(waiting_for_classes, ${`$."${id}"`})`;
}

/** Whether a JSON column, or a key of it, is a text or has it in its list. */
function jsonHas(
  db: Db,
  column: 'fields' | 'placed_in' | 'waiting_for',
  key: string | null,
  value: string,
): Expression<SqlBool> {
  const json = sql.ref(column);
  if (isPostgres(db)) {
    const part = key === null ? sql`${json}::jsonb` : sql`${json}::jsonb -> ${sql.lit(key)}`;
    return sql<SqlBool>`(${part}) @> to_jsonb(${value}::text)`;
  }
  const path = sql.lit(key === null ? '$' : `$.${key}`);
  return sql<SqlBool>`exists (select 1 from json_each(${json}, ${path}) as part where part.value = ${value})`;
}

/**
 * Ids of submissions with an undelivered mail, or with a digest or reminder that lists them; some
 * more than once, and null for mails about many. A mail is undelivered once an attempt has failed, or a
 * minute after its time. An index has only these few mails: a condition on the ids here would make
 * SQLite use another index.
 */
function undeliveredIds(db: Db, now: number) {
  const isLate = sql<SqlBool>`(last_error is not null or created_at <= ${now - FIRST_ATTEMPT})`;
  const byBatch = (column: 'digest_id' | 'reminder_id') =>
    db
      .selectFrom('outbox')
      .innerJoin('submissions', `submissions.${column}`, 'outbox.batch_id')
      .select('submissions.id as id')
      .where('outbox.state', '!=', DELIVERED)
      .where(isLate);
  return db
    .selectFrom('outbox')
    .select('submission_id as id')
    .where('state', '!=', DELIVERED)
    .where(isLate)
    .$narrowType<{ id: string }>()
    .unionAll(byBatch('digest_id'))
    .unionAll(byBatch('reminder_id'));
}

/** All that match, the newest last, each with whether one of its mails is undelivered. */
export async function searchSubmissions(
  db: Db,
  filter: Omit<Filter, 'groups' | 'reached'>,
  now: number,
) {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .select((eb) => eb('id', 'in', undeliveredIds(db, now)).as('undelivered'))
    .where((eb) => eb.and(conditions(db, eb, filter, now)))
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), undelivered: Boolean(row.undelivered) }));
}
