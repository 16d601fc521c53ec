import type { Kysely } from 'kysely';
import { addColumns, addIndex, ofSubmission } from '../schema.ts';

/**
 * Families that the office writes down, results of assessments, messages to classes, the office's
 * users and teachers' links. Only additions. Times in milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'submissions', {
    // 'phone', 'visit' or 'message'; null: a form of the website.
    channel: 'text',
    // Where the family heard of the school; null: not known.
    source: 'text',
    // 'tour' if the booked slot is a campus tour; null: an assessment.
    slot_for: 'text',
    // The slot whose result is stored, and the result as JSON (see Assessed in store/assessed.ts).
    assessed_slot: 'text',
    assessed: 'text',
  });
  await addColumns(db, 'slots', {
    // 'tour'; null: an assessment.
    purpose: 'text',
  });
  // The one family that the slot was opened for; other families cannot choose it.
  await db.schema.alterTable('slots').addColumn('submission_id', 'text', ofSubmission).execute();
  await addIndex(db, 'slots', 'submission_id', ['submission_id'], '"submission_id" is not null');

  // A message to the families of a class. Its mails have this id as their batch_id.
  await db.schema
    .createTable('class_messages')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('class', 'text', (col) => col.notNull())
    // 'placed', 'waiting' or 'asked'.
    .addColumn('audience', 'text', (col) => col.notNull())
    .addColumn('text', 'text', (col) => col.notNull())
    .addColumn('mails', 'integer', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    // It was stopped before it was sent.
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await addIndex(db, 'class_messages', 'class', ['class', 'created_at']);

  // Who may sign in besides the users of the environment.
  await db.schema
    .createTable('office_users')
    .addColumn('email', 'text', (col) => col.primaryKey())
    .addColumn('name', 'text', (col) => col.notNull())
    // 'head' or 'clerk'.
    .addColumn('role', 'text', (col) => col.notNull())
    .addColumn('added_at', 'bigint', (col) => col.notNull())
    .addColumn('added_by', 'text', (col) => col.notNull())
    .execute();

  // The signed address of a teacher's page. Only the newest is valid.
  await db.schema
    .createTable('teacher_links')
    .addColumn('teacher', 'text', (col) => col.primaryKey())
    .addColumn('nonce', 'text', (col) => col.notNull())
    .addColumn('made_at', 'bigint', (col) => col.notNull())
    .addColumn('made_by', 'text', (col) => col.notNull())
    .execute();
}
