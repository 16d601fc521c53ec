import { type SqlBool, sql } from 'kysely';
import { containing } from '#server/store/office/office-search.ts';
import {
  type Db,
  familyMessages,
  isPostgres,
  portionsOf,
  put,
  type Row,
  type Store,
} from '#server/store/tables.ts';
import { forgetOldErasures, rememberErased } from './repeats.ts';

export interface ForgetDeps {
  store: Store;
  clock: () => number;
  /** Removes the mail files of these outbox rows, where mails are files. */
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
}

/** Something that could not be erased yet, and why. */
export interface Unfinished {
  /**
   * 'log': the bytes are in the database's log while another process reads the database.
   * 'mail-files': they could not be removed. 'mail-under-way': a mail about it is being sent now.
   */
  what: 'log' | 'mail-files' | 'mail-under-way';
  reason?: string;
}

/** The row of unfinished_erasures for SQLite's write-ahead log. */
const LOG = 'log';
/** Attempts to truncate a log that is being read, and the time between them. */
const CHECKPOINT_ATTEMPTS = 40;
const CHECKPOINT_INTERVAL_MS = 50;

/** Ids of submissions that name an e-mail address: the student's, the guardian's or an enquirer's. */
export async function idsOfEmail(db: Db, email: string): Promise<string[]> {
  const wanted = email.trim().toLowerCase();
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where((eb) => eb('email', '=', wanted).or('guardian_email', '=', wanted))
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Every other place where a visitor's address is stored: mails sent to it, mailboxes whose owners
 * did not send the form, and the history with corrected addresses and notes. Add a new place here;
 * the test reads every table.
 * @returns ids of submissions that do not name the address (any more), but of which traces do
 */
export async function idsWithTraces(db: Db, email: string): Promise<string[]> {
  const mailbox = email.trim().toLowerCase();
  const named = await idsOfEmail(db, email);
  const rows = await db
    .selectFrom('outbox')
    .select('submission_id')
    .where(sql`lower(recipient)`, '=', mailbox)
    .where('message', 'in', familyMessages)
    .union(
      db.selectFrom('unwanted_mailboxes').select('submission_id').where('mailbox', '=', mailbox),
    )
    .union(historyNaming(db, mailbox).select('submission_id'))
    .execute();
  const ids = rows.map(({ submission_id }) => submission_id).filter((id) => id !== null);
  return ids.filter((id) => !named.includes(id));
}

function historyNaming(db: Db, mailbox: string) {
  const part = containing(mailbox);
  return db
    .selectFrom('submission_history')
    .where(
      sql<SqlBool>`(lower(coalesce(note, '')) like ${part} escape '\\' or lower(coalesce(details, '')) like ${part} escape '\\')`,
    );
}

/**
 * Erases an address: submissions that name it, and its traces in others, which stay.
 * @returns what is still there (see `forget`), and how many of each there were
 */
export async function forgetEmail(deps: ForgetDeps, email: string) {
  const { store } = deps;
  const ids = await idsOfEmail(store, email);
  await forgetRows(store, ids, deps.clock());
  const traces = await idsWithTraces(store, email);
  await store.transaction().execute((trx) => forgetTraces(trx, traces, email));
  const left = await finishForgetting(deps);
  return { erased: ids.length, traces: traces.length, left };
}

async function forgetTraces(trx: Db, ids: readonly string[], email: string): Promise<void> {
  if (ids.length === 0) return;
  const mailbox = email.trim().toLowerCase();
  for (const some of portionsOf(ids)) {
    await noteUnfinished(trx, some, mailbox);
    await trx
      .deleteFrom('outbox')
      .where('submission_id', 'in', some)
      .where(sql`lower(recipient)`, '=', mailbox)
      .where('message', 'in', familyMessages)
      .execute();
  }
  await trx.deleteFrom('unwanted_mailboxes').where('mailbox', '=', mailbox).execute();
  const pattern = new RegExp(RegExp.escape(mailbox), 'giu');
  const without = (text: string | null) => text?.replace(pattern, '(erased)');
  for (const row of await historyNaming(trx, mailbox).selectAll().execute()) {
    await trx
      .updateTable('submission_history')
      .set({ note: without(row.note), details: without(row.details) })
      .where('id', '=', row.id)
      .execute();
  }
}

export async function olderThan(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Erases submissions with everything that names them, and finishes earlier erasures.
 * @returns what is still there; empty when all is erased. Another call, also without ids, continues
 * @throws when the store fails; then nothing was erased
 */
export async function forget(deps: ForgetDeps, ids: readonly string[]): Promise<Unfinished[]> {
  await forgetRows(deps.store, ids, deps.clock());
  return finishForgetting(deps);
}

/**
 * The first half: erases the rows, and stores in the same transaction what else must be erased. On
 * SQLite, secure_delete overwrites the bytes in the database, but not in its log. A keyed hash of each
 * id stays, so that a repeat is not stored as new.
 * @param now milliseconds since 1970
 */
export async function forgetRows(store: Store, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await store.transaction().execute(async (trx) => {
    for (const some of portionsOf(ids)) {
      await noteUnfinished(trx, some);
      await trx.deleteFrom('outbox').where('submission_id', 'in', some).execute();
      await trx.deleteFrom('submissions').where('id', 'in', some).execute();
      await rememberErased(trx, some, now);
    }
  });
}

/**
 * Records what is still to be erased: the files of all mails about these submissions or that list
 * them, and the bytes in SQLite's log.
 * @param mailbox only this one is erased: the submissions' mails to the family's other mailboxes stay
 */
async function noteUnfinished(trx: Db, ids: readonly string[], mailbox?: string): Promise<void> {
  const mails = trx
    .selectFrom('outbox')
    .select(['id as what', 'lease_until as not_before'])
    .$if(mailbox !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('message', 'not in', familyMessages),
          eb(sql<string>`lower(recipient)`, '=', String(mailbox)),
        ]),
      ),
    );
  const submissions = trx.selectFrom('submissions').where('id', 'in', ids);
  const batches = submissions
    .select('digest_id as batch_id')
    .union(submissions.select('reminder_id as batch_id'))
    .union(trx.selectFrom('reminder_names').select('batch_id').where('submission_id', 'in', ids));
  const toDo = await mails
    .where('submission_id', 'in', ids)
    .union(mails.where('batch_id', 'in', batches.$castTo<{ batch_id: string }>()))
    .execute();
  if (!isPostgres(trx)) toDo.push({ what: LOG, not_before: 0 });
  for (const row of toDo) await put(trx, 'unfinished_erasures', ['what'], row);
}

/** The second half, for all erasures so far. @returns what is still there */
export async function finishForgetting(deps: ForgetDeps): Promise<Unfinished[]> {
  const { store } = deps;
  await forgetOldErasures(store, deps.clock());
  const rows = await store.selectFrom('unfinished_erasures').selectAll().execute();
  const mails = rows.filter(({ what }) => what !== LOG);
  const left = mails.length > 0 ? await removeFiles(deps, mails) : [];
  if (mails.length < rows.length && !(await truncateLog(store))) left.push({ what: 'log' });
  return left;
}

async function removeFiles(
  { store, clock, removeMails }: ForgetDeps,
  mails: readonly Row<'unfinished_erasures'>[],
): Promise<Unfinished[]> {
  const now = clock();
  const ids = mails.map(({ what }) => what);
  try {
    await removeMails(ids);
  } catch (error) {
    return [{ what: 'mail-files', reason: error instanceof Error ? error.message : String(error) }];
  }
  for (const some of portionsOf(ids)) {
    await store
      .deleteFrom('unfinished_erasures')
      .where('what', 'in', some)
      .where('not_before', '<=', now)
      .execute();
  }
  return mails.some(({ not_before }) => not_before > now) ? [{ what: 'mail-under-way' }] : [];
}

/** Empties SQLite's write-ahead log. @returns false while a reader needs it, after all attempts */
async function truncateLog(store: Store): Promise<boolean> {
  for (let attempt = 0; attempt < CHECKPOINT_ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
    if (rows[0]?.busy === 0) {
      await store.deleteFrom('unfinished_erasures').where('what', '=', LOG).execute();
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, CHECKPOINT_INTERVAL_MS));
  }
  return false;
}
