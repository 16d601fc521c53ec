import { type Kysely, PostgresAdapter, sql } from 'kysely';

const DAY = 86_400_000;
/** From 2286 on a receipt would reach the next group's numbers. */
const GROUP = 10_000_000_000_000;

/**
 * When a family wants to be called again, who looks after it, why it was lost, and in which classes it
 * was placed. Only additions. Times in milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const add = (name: string, type: 'text' | 'bigint') =>
    db.schema.alterTable('submissions').addColumn(name, type).execute();
  // The start of the part of the day on which the family asked to be called again.
  await add('call_again_at', 'bigint');
  // An address of the office's users, in lower case.
  await add('owner', 'text');
  // Why the family withdrew; does not count in another state.
  await add('withdrawn_reason', 'text');
  // JSON of the ids of the classes; does not count in another state than 'placed'.
  await add('placed_in', 'text');
  // JSON: since when it waits, by the id of each class in waiting_for; null on submissions from before.
  await add('waiting_for_classes', 'text');

  // Calls by the time they are due, less a day; then families who were reached, then closed
  // submissions, the newest first. The version before sorts by "urgency".
  const order = sql`case when coalesce("outcome", 'new') in ('placed', 'withdrawn') then ${sql.lit(3 * GROUP)} - "received_at" when "call_again_at" is not null then "call_again_at" - ${sql.lit(DAY)} when "called_at" is not null then ${sql.lit(GROUP)} + "received_at" else "received_at" end`;
  // As in 0005: SQLite can add only virtual columns, Postgres before 18 only stored ones.
  await db.schema
    .alterTable('submissions')
    .addColumn('due_order', 'bigint', (col) => {
      const generated = col.generatedAlwaysAs(order);
      return isPostgres ? generated.stored() : generated;
    })
    .execute();
  const index = (name: string, columns: ['due_order', 'id'] | ['state', 'due_order', 'id']) =>
    db.schema.createIndex(`submissions_${name}`).on('submissions').columns(columns);
  await index('due_order', ['due_order', 'id']).where(sql.ref('hold'), 'is', null).execute();
  await index('state_due_order', ['state', 'due_order', 'id'])
    .where(sql.ref('hold'), 'is', null)
    .execute();
  await index('held_due_order', ['due_order', 'id'])
    .where(sql.ref('hold'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('submissions_call_again_at')
    .on('submissions')
    .column('call_again_at')
    .where(sql.ref('call_again_at'), 'is not', null)
    .execute();
}
