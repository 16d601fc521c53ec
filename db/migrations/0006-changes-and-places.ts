import type { Kysely } from 'kysely';
import { addColumns, addIndex, numbered, ofSubmission } from '../schema.ts';

/**
 * Changes and places of classes, and mailboxes that get no mail about a submission. Only additions.
 * Times in milliseconds since 1970; days and times of day as text, in Colombo.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('class_changes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // Its id in rules/timetable; it may no longer be in the timetable.
    .addColumn('class', 'text', (col) => col.notNull())
    .addColumn('date', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('starts', 'text')
    .addColumn('ends', 'text')
    .addColumn('to_date', 'text')
    .addColumn('room', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    .execute();
  // One per class and day: a second replaces the first.
  await db.schema
    .createIndex('class_changes_class_date')
    .on('class_changes')
    .columns(['class', 'date'])
    .unique()
    .execute();

  await db.schema
    .createTable('class_places')
    .addColumn('class', 'text', (col) => col.primaryKey())
    .addColumn('places', 'text', (col) => col.notNull())
    .addColumn('set_at', 'bigint', (col) => col.notNull())
    .addColumn('set_by', 'text', (col) => col.notNull())
    .execute();

  // All changes, also deleted and replaced ones.
  await db.schema
    .createTable('class_history')
    .addColumn('id', ...numbered(db))
    .addColumn('class', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('actor', 'text', (col) => col.notNull())
    // A kind of change, 'removed', or the places: 'open', 'few', 'full'.
    .addColumn('what', 'text', (col) => col.notNull())
    // JSON of the change; null for places.
    .addColumn('change', 'text')
    .execute();
  await addIndex(db, 'class_history', 'class', ['class', 'id']);

  // The class that has changed, when submission_id is null. The previous version sees an erasure.
  await addColumns(db, 'office_changes', { class: 'text' });

  // Mailboxes whose owners did not send the submission.
  await db.schema
    .createTable('unwanted_mailboxes')
    .addColumn('submission_id', 'text', (col) => ofSubmission(col).notNull())
    // In lower case.
    .addColumn('mailbox', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('unwanted_mailboxes_key', ['submission_id', 'mailbox'])
    .execute();
}
