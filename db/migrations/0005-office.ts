import { type Kysely, sql } from 'kysely';
import {
  addColumns,
  addComputed,
  addIndex,
  isPostgres,
  numbered,
  ofSubmission,
} from '../schema.ts';

/**
 * The office: states and history of submissions, and who is signed in. Only additions, and every new
 * column of `submissions` may be left out: the previous version still stores forms and marks calls.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOutcomes(db);
  await makeHistory(db);
  await makeReminders(db);
  await makeSearch(db);
  await makeSignIn(db);
  await makeChanges(db);
}

/** Larger than every received_at before the year 2286. */
const GROUP = 10_000_000_000_000;

async function addOutcomes(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'submissions', {
    // The last state that the office has set; null before the first.
    outcome: 'text',
    outcome_at: 'bigint',
    assessment_at: 'bigint',
    last_by: 'text',
    last_at: 'bigint',
    // When a reminder has listed it last. 0: under the previous version, which listed each once; a
    // school that never marked its calls would otherwise have years of them in its mail every day.
    reminded_at: 'bigint',
  });
  await sql`update "submissions" set "reminded_at" = 0 where "reminder_id" is not null`.execute(db);

  // called_at is when the family was first reached, or withdrew; null while the call is due. The
  // previous version knows only this column: a call that it has marked is the state.
  const outcome = sql`coalesce("outcome", 'new')`;
  const state = sql`case when "called_at" is not null and ${outcome} in ('new', 'no-answer') then 'called' else ${outcome} end`;
  // Calls that are due, oldest first; then reached families; then closed ones, newest first.
  const urgency = sql`case when ${outcome} in ('placed', 'withdrawn') then ${sql.lit(3 * GROUP)} - "received_at" when "called_at" is not null then ${sql.lit(GROUP)} + "received_at" else "received_at" end`;
  await addComputed(db, 'submissions', 'state', 'text', state);
  await addComputed(db, 'submissions', 'urgency', 'bigint', urgency);

  // For the list as it opens, and for one state. Held submissions are few and listed separately.
  const [byUrgency, unheld] = [['urgency', 'id'], '"hold" is null'];
  await addIndex(db, 'submissions', 'urgency', byUrgency, unheld);
  await addIndex(db, 'submissions', 'state_urgency', ['state', ...byUrgency], unheld);
  await addIndex(db, 'submissions', 'held_urgency', byUrgency, '"hold" is not null');
}

/** Who opened or changed what. A submission's entries are deleted with it. */
async function makeHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission_history')
    .addColumn('id', ...numbered(db))
    // Null for acts that are not about one submission, such as saving a table.
    .addColumn('submission_id', 'text', ofSubmission)
    .addColumn('at', 'bigint', (col) => col.notNull())
    // An address of the office's users, or a description.
    .addColumn('actor', 'text', (col) => col.notNull())
    .addColumn('what', 'text', (col) => col.notNull())
    .addColumn('note', 'text')
    // JSON: the state before, the assessment's time, the field that was corrected.
    .addColumn('details', 'text')
    .execute();
  await addIndex(db, 'submission_history', 'submission_id', ['submission_id', 'id']);
}

/** Every reminder that has listed a submission, so that an erasure finds all of these mails. */
async function makeReminders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminder_names')
    .addColumn('submission_id', 'text', (col) => ofSubmission(col).notNull())
    .addColumn('batch_id', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('reminder_names_key', ['submission_id', 'batch_id'])
    .execute();
}

/** The normalised text by which a submission is found. Filled by the office, not with the form. */
async function makeSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission_search')
    .addColumn('submission_id', 'text', (col) => ofSubmission(col).primaryKey())
    // Names, reference, addresses and numbers, one per line.
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('guardian_phone', 'text')
    .addColumn('guardian_email', 'text')
    // Name and birthday of the child.
    .addColumn('child', 'text')
    .execute();
  for (const column of ['guardian_phone', 'guardian_email', 'child']) {
    await addIndex(db, 'submission_search', column);
  }
}

/** Codes, sessions and challenges are stored as hashes. */
async function makeSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_codes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('email', 'text', (col) => col.notNull())
    // Null once it is used, voided or replaced by a newer one.
    .addColumn('hash', 'text')
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .execute();
  await addIndex(db, 'office_codes', 'email');

  await db.schema
    .createTable('office_sessions')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('used_at', 'bigint', (col) => col.notNull())
    .execute();

  await db.schema
    .createTable('office_passkeys')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('public_key', 'text', (col) => col.notNull())
    .addColumn('counter', 'bigint', (col) => col.notNull())
    .addColumn('transports', 'text', (col) => col.notNull())
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('added_at', 'bigint', (col) => col.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();

  await db.schema
    .createTable('office_challenges')
    .addColumn('hash', 'text', (col) => col.primaryKey())
    .addColumn('email', 'text')
    .addColumn('expires_at', 'bigint', (col) => col.notNull())
    .execute();
}

/**
 * Changes, so that every process can notify its open pages. Written by triggers, since forms, mails
 * and erasures come from many places, also from the previous version.
 */
async function makeChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_changes')
    .addColumn('seq', ...numbered(db))
    // Null: something was erased, which is not named.
    .addColumn('submission_id', 'text', ofSubmission)
    .execute();
  await addIndex(db, 'office_changes', 'submission_id');

  const triggers: Trigger[] = [
    { name: 'office_sees_submission', on: 'insert on submissions', id: 'new.id' },
    {
      name: 'office_sees_change',
      on: 'update of hold, called_at, last_at, fields on submissions',
      id: 'new.id',
    },
    { name: 'office_sees_erasure', on: 'delete on submissions', id: 'null' },
    {
      name: 'office_sees_mail',
      on: 'update of state, next_at on outbox',
      id: 'new.submission_id',
      when: 'new.submission_id is not null and (new.state <> old.state or new.next_at <> old.next_at)',
    },
  ];
  for (const trigger of triggers) {
    for (const statement of isPostgres(db) ? postgresTrigger(trigger) : sqliteTrigger(trigger)) {
      await sql.raw(statement).execute(db);
    }
  }
}

interface Trigger {
  name: string;
  on: string;
  /** The value of office_changes.submission_id. */
  id: string;
  when?: string;
}

function postgresTrigger({ name, on, id, when }: Trigger): string[] {
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin insert into office_changes (submission_id) values (${id}); return null; end $$`,
    `create trigger ${name} after ${on} for each row ${when ? `when (${when}) ` : ''}execute function ${name}()`,
  ];
}

function sqliteTrigger({ name, on, id, when }: Trigger): string[] {
  return [
    `create trigger ${name} after ${on} for each row ${when ? `when ${when} ` : ''}begin insert into office_changes (submission_id) values (${id}); end`,
  ];
}
