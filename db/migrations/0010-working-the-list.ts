import { type Kysely, sql } from 'kysely';
import { addColumns, addComputed, addIndex } from '../schema.ts';

const DAY = 86_400_000;
/** From 2286 on a receipt would reach the next group's numbers. */
const GROUP = 10_000_000_000_000;

/**
 * When a family wants to be called again, who looks after it, why it was lost, and in which classes it
 * was placed. Only additions. Times in milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'submissions', {
    // The start of the part of the day on which the family asked to be called again.
    call_again_at: 'bigint',
    // An address of the office's users, in lower case.
    owner: 'text',
    // Why the family withdrew; does not count in another state.
    withdrawn_reason: 'text',
    // JSON of the ids of the classes; does not count in another state than 'placed'.
    placed_in: 'text',
    // JSON: since when it waits, by the id of each class in waiting_for; null on older submissions.
    waiting_for_classes: 'text',
  });

  // Calls by the time they are due, less a day; then families who were reached, then closed
  // submissions, the newest first. The previous version sorts by "urgency".
  const order = sql`case when coalesce("outcome", 'new') in ('placed', 'withdrawn') then ${sql.lit(3 * GROUP)} - "received_at" when "call_again_at" is not null then "call_again_at" - ${sql.lit(DAY)} when "called_at" is not null then ${sql.lit(GROUP)} + "received_at" else "received_at" end`;
  await addComputed(db, 'submissions', 'due_order', 'bigint', order);
  const [byOrder, unheld] = [['due_order', 'id'], '"hold" is null'];
  await addIndex(db, 'submissions', 'due_order', byOrder, unheld);
  await addIndex(db, 'submissions', 'state_due_order', ['state', ...byOrder], unheld);
  await addIndex(db, 'submissions', 'held_due_order', byOrder, '"hold" is not null');
  const called = ['call_again_at'];
  await addIndex(db, 'submissions', 'call_again_at', called, '"call_again_at" is not null');
}
