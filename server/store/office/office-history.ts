import { sql, type Updateable } from 'kysely';
import type { Assessed } from '#server/store/submissions/submissions.ts';
import {
  type Db,
  type OfferEnd,
  portionsOf,
  type Row,
  type Store,
  type Tables,
  type WrittenChannel,
} from '#server/store/tables.ts';
import { announce } from './office-changes.ts';
import { renewSearch } from './office-search.ts';
import { type Reason, type State, states } from './office-states.ts';
import { LONGEST } from './sign-in.ts';

/** What can be done to a submission other than setting its state. */
export type Deed =
  | 'note'
  | 'released'
  | 'spam'
  | 'corrected'
  | 'call-again'
  | 'owner'
  | 'waiting-for'
  | 'offered'
  | `offer-${OfferEnd}`
  /** A slot of the diary was booked; without a time: cancelled. */
  | 'slot'
  /** The link to the family's own page was mailed again. */
  | 'link'
  /** The office wrote it down: see `channel`. */
  | 'written'
  /** An enquiry became a registration. */
  | 'registered'
  /** Where the family heard of the school. */
  | 'source'
  /** What came of an assessment. */
  | 'assessed'
  /** A message to a class was written, or stopped before it was sent. */
  | 'message'
  | 'message-stopped'
  /** Everything about the family was saved as a file. */
  | 'exported';

/** The columns that outcomes change: each outcome stores what it changed, for Undo. */
export const outcomeColumns = [
  'outcome',
  'outcome_at',
  'called_at',
  'reached_at',
  'assessment_at',
  'call_again_at',
  'withdrawn_reason',
  'placed_in',
  'waiting_for',
  'waiting_for_classes',
  'offer_state',
  'offer_at',
  'last_by',
  'last_at',
] as const;

/** Values of some of these columns. */
export type OutcomeValues = Partial<Pick<Row<'submissions'>, (typeof outcomeColumns)[number]>>;

/** What belongs to some kinds of entries only. */
export interface Details {
  /** The state before, for a state. */
  was?: State;
  /** The columns that this outcome changed, as they were: Undo restores them. */
  before?: OutcomeValues;
  /** The same columns as the outcome set them. Version 1.5 and older did not store this. */
  after?: OutcomeValues;
  /** True when this entry undid the last outcome: then `what` is the state that was restored. */
  undo?: boolean;
  /** Milliseconds since 1970, for `assessment` and `slot`. */
  assessmentAt?: number | null;
  /** The slot that was booked before, for an outcome that changed that. */
  slotWas?: string | null;
  /** How the family came, for `written`. */
  channel?: WrittenChannel;
  /** True where the slot is for a campus tour. */
  tour?: true;
  /** What came of an assessment, for `assessed`. */
  result?: Assessed['result'];
  /** Why the family withdrew, for `withdrawn`. */
  reason?: Reason;
  /** What ended with `spam`, as texts: after a release it is to be done again. */
  ended?: readonly string[];
  /** Ids of the classes: of a place, a waiting list or a message, or the suggested one. */
  classes?: readonly string[];
  /** Which field was corrected, its value before, and why. */
  field?: string;
  wasValue?: string;
  why?: string;
}

export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  /** An address of the office's users, or a description such as BY_FAMILY. */
  by: string;
  what: State | Deed;
  note: string | null;
  details: Details;
}

/** An entry to be written; note and details may be left out. */
type NewEntry = Pick<Entry, 'at' | 'by' | 'what'> & Partial<Entry>;

/**
 * Changes columns of a submission, adds the entry about it to the history, and announces it. Only an
 * outcome changes the state, who set it and since when. Call it in a transaction. Does nothing if the
 * submission has just been erased.
 */
export async function writeHistory(
  db: Db,
  id: string,
  { at, by: actor, what, note = null, details = {} }: NewEntry,
  columns: Updateable<Tables['submissions']> = {},
): Promise<void> {
  const isUnchanged = Object.keys(columns).length === 0;
  const stored = isUnchanged
    ? db.selectFrom('submissions').select('id').where('id', '=', id).forUpdate()
    : db.updateTable('submissions').set(columns).where('id', '=', id).returning('id');
  if (!(await stored.executeTakeFirst())) return;
  await db
    .insertInto('submission_history')
    .values({ submission_id: id, at, actor, what, note, details: JSON.stringify(details) })
    .execute();
  if (note !== null) await renewSearch(db, id);
  await announce(db, { submission: id });
}

/** The history of a submission, oldest first. */
export async function historyOf(db: Db, id: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('submission_history')
    .selectAll()
    .where('submission_id', '=', id)
    .where('what', 'not in', [OPENED, SAVED])
    .orderBy('id')
    .execute();
  return rows.map(toEntry);
}

export function toEntry(row: Row<'submission_history'>): Entry {
  return {
    at: row.at,
    by: row.actor,
    what: row.what as Entry['what'],
    note: row.note,
    details: JSON.parse(row.details ?? '{}'),
  };
}

const OPENED = 'opened';
/** A second look by the same person within this time, in milliseconds, is not recorded. */
const SAME_LOOK = 10 * 60_000;

/**
 * Records who opened a submission. Does nothing if it has just been erased.
 * @param unattended whether the page loads it without a person: then it shows what was opened in the
 * same session, and a look within the length of a session counts as the same
 */
export async function writeOpened(
  db: Db,
  id: string,
  by: string,
  now: number,
  unattended: boolean,
): Promise<void> {
  const known = await db
    .selectFrom('submission_history')
    .select('id')
    .where('submission_id', '=', id)
    .where('what', '=', OPENED)
    .where('actor', '=', by)
    .where('at', '>', now - (unattended ? LONGEST : SAME_LOOK))
    .limit(1)
    .executeTakeFirst();
  if (!known) await writeForEach(db, [id], { at: now, actor: by, what: OPENED });
}

/** Who opened a submission, oldest first. */
export async function openedBy(db: Db, id: string): Promise<{ at: number; by: string }[]> {
  return db
    .selectFrom('submission_history')
    .select(['at', 'actor as by'])
    .where('submission_id', '=', id)
    .where('what', '=', OPENED)
    .orderBy('id')
    .execute();
}

const SAVED = 'saved as a table';

/** Logs who saved these submissions as a table: one entry in all, and one for each. */
export async function writeTableSaved(db: Store, by: string, ids: readonly string[], now: number) {
  const entry = { at: now, actor: by, what: SAVED };
  await db.transaction().execute(async (trx) => {
    await writeAccount(trx, by, SAVED, `submissions: ${ids.length}`, now);
    for (const some of portionsOf(ids)) await writeForEach(trx, some, entry);
  });
}

/** What was noted about each of these submissions, oldest first, by id. */
export async function notesOf(db: Db, ids: readonly string[]): Promise<Map<string | null, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('submission_history')
          .select(['submission_id', 'note'])
          .where('submission_id', 'in', ids)
          .where('what', 'in', ['note', 'assessed', ...states])
          .where('note', 'is not', null)
          .orderBy('id')
          .execute();
  const bySubmission = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map(
    [...bySubmission].map(([id, own]) => [id, own.map(({ note }) => note).join('\n')]),
  );
}

/** Logs an act that is not about one submission, such as adding a passkey. */
export async function writeAccount(db: Db, by: string, what: string, note: string, now: number) {
  await db.insertInto('submission_history').values({ at: now, actor: by, what, note }).execute();
}

/** Writes an entry for each of these submissions that still exists. */
async function writeForEach(
  db: Db,
  ids: readonly string[],
  { at, actor, what }: { at: number; actor: string; what: string },
): Promise<void> {
  await sql`insert into submission_history (submission_id, at, actor, what)
    select id, cast(${at} as bigint), cast(${actor} as text), cast(${what} as text)
    from submissions where id in (${sql.join(ids)})`.execute(db);
}

/** A line of the log, which also has who opened what, and acts that are not about one submission. */
export type LogLine = Awaited<ReturnType<typeof readLog>>[number];

/** The whole log, or one submission's; oldest first. */
export async function readLog(db: Db, id?: string) {
  const rows = await db
    .selectFrom('submission_history')
    .leftJoin('submissions', 'submissions.id', 'submission_history.submission_id')
    .select(['at', 'actor as by', 'submissions.reference', 'what', 'note', 'details'])
    .$if(id !== undefined, (query) => query.where('submission_id', '=', sql.val(id)))
    .orderBy('submission_history.id')
    .execute();
  return rows.map(({ details, note, ...line }) => {
    const { reason, result, classes = [] }: Details = JSON.parse(details ?? '{}');
    return { ...line, note: [reason, result, ...classes, note].filter(Boolean).join(', ') || null };
  });
}
