import type { Kysely } from 'kysely';

/**
 * What was sent in, the mails that are owed for it, and the counters of the limits. Times are
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
    // As typed they stay in fields; here as +94…, when they can be read as a number.
    .addColumn('phone_e164', 'text')
    .addColumn('guardian_phone_e164', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('consented_at', 'bigint')
    // 'spam' or 'address' while it is held, and the signals that led to it.
    .addColumn('hold', 'text')
    .addColumn('hold_reasons', 'text')
    .addColumn('released_at', 'bigint')
    .addColumn('called_at', 'bigint')
    // The batches (outbox.batch_id) of the digest and the reminder that name it.
    .addColumn('digest_id', 'text')
    .addColumn('reminder_id', 'text')
    .execute();
  for (const column of ['received_at', 'email', 'guardian_email', 'digest_id', 'reminder_id']) {
    await db.schema.createIndex(`submissions_${column}`).on('submissions').column(column).execute();
  }

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // Absent for mails about many: the digest, the reminder.
    .addColumn('submission_id', 'text', (col) =>
      col.references('submissions.id').onDelete('cascade'),
    )
    // Shared by the copies of one digest or reminder; the submissions it names carry it too.
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
  await db.schema
    .createIndex('outbox_state_next_at')
    .on('outbox')
    .columns(['state', 'next_at'])
    .execute();
  await db.schema
    .createIndex('outbox_submission_id')
    .on('outbox')
    .column('submission_id')
    .execute();

  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', (col) => col.primaryKey())
    .addColumn('hits', 'integer', (col) => col.notNull())
    .addColumn('ends_at', 'bigint', (col) => col.notNull())
    .execute();

  // One value each: the links' secret, and when a job last did its work.
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (col) => col.primaryKey())
    .addColumn('value', 'text', (col) => col.notNull())
    .execute();
}
