import type { Kysely } from 'kysely';
import { addIndex, ofSubmission } from '../schema.ts';

/**
 * The submissions, the mails about them, and the counters of the limits. Times are
 * milliseconds since 1970 (int8 on Postgres), texts are text on both databases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('reference', 'text', (col) => col.notNull().unique())
    .addColumn('kind', 'text', (col) => col.notNull())
    // The form's fields as JSON, in the schema's order: two equal submissions are equal
    // as text.
    .addColumn('fields', 'text', (col) => col.notNull())
    .addColumn('received_at', 'bigint', (col) => col.notNull())
    // Lower case, for search, export and erasure.
    .addColumn('name', 'text', (col) => col.notNull())
    .addColumn('email', 'text', (col) => col.notNull())
    .addColumn('guardian_email', 'text')
    // As +94…, if they are valid; `fields` has them as typed.
    .addColumn('phone_e164', 'text')
    .addColumn('guardian_phone_e164', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('consented_at', 'bigint')
    // 'spam' or 'address' while it is held, and the signals that led to it.
    .addColumn('hold', 'text')
    .addColumn('hold_reasons', 'text')
    .addColumn('released_at', 'bigint')
    .addColumn('called_at', 'bigint')
    // The batches (outbox.batch_id) of the digest and the reminder that list it.
    .addColumn('digest_id', 'text')
    .addColumn('reminder_id', 'text')
    .execute();
  for (const column of ['received_at', 'email', 'guardian_email', 'digest_id', 'reminder_id']) {
    await addIndex(db, 'submissions', column);
  }

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // Null for mails about many: digest and reminder.
    .addColumn('submission_id', 'text', ofSubmission)
    // Shared by the copies of a digest or reminder, and stored in the submissions that it lists.
    .addColumn('batch_id', 'text')
    .addColumn('message', 'text', (col) => col.notNull())
    .addColumn('recipient', 'text', (col) => col.notNull())
    .addColumn('state', 'text', (col) => col.notNull())
    .addColumn('attempts', 'integer', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('next_at', 'bigint', (col) => col.notNull())
    .addColumn('lease_until', 'bigint', (col) => col.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await addIndex(db, 'outbox', 'state_next_at', ['state', 'next_at']);
  await addIndex(db, 'outbox', 'submission_id');

  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('hits', 'integer', (col) => col.notNull())
    .addColumn('ends_at', 'bigint', (col) => col.notNull())
    .execute();

  // One value each, such as the secret of the links, or when a job last ran.
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (col) => col.primaryKey())
    .addColumn('value', 'text', (col) => col.notNull())
    .execute();
}
