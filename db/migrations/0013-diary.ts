import type { Kysely } from 'kysely';
import { addColumns, addIndex } from '../schema.ts';

/**
 * The diary: times that families can choose for an assessment. Only additions. Times in milliseconds
 * since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('slots')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('starts_at', 'bigint', (col) => col.notNull())
    .addColumn('minutes', 'integer', (col) => col.notNull())
    .addColumn('seats', 'integer', (col) => col.notNull())
    .addColumn('room', 'text', (col) => col.notNull())
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    // A closed slot stays, since mails that are not sent yet name its time.
    .addColumn('closed_at', 'bigint')
    .execute();
  await addIndex(db, 'slots', 'starts_at');

  await addColumns(db, 'submissions', {
    // The slot that is booked, and its start. Does not count when the submission is withdrawn.
    slot_id: 'text',
    slot_at: 'bigint',
    // The number of the last calendar file that was mailed about it, from 0.
    slot_sequence: 'bigint',
    slot_reminded_at: 'bigint',
  });
  for (const column of ['slot_id', 'slot_at']) {
    await addIndex(db, 'submissions', column, [column], `"${column}" is not null`);
  }
}
