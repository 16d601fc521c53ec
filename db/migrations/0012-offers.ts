import type { Kysely } from 'kysely';

/**
 * The newest offer of a place to a registration; the history has earlier ones. Only additions. Times
 * in milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'bigint') =>
    db.schema.alterTable('submissions').addColumn(name, type).execute();
  // Null: it was never offered a place. Its mails have this id as their batch_id.
  await add('offer_id', 'text');
  // The id of the class.
  await add('offer_class', 'text');
  // The family can answer before this time.
  await add('offer_until', 'bigint');
  // 'open', 'accepted', 'declined' or 'withdrawn', and since when. An open one expires.
  await add('offer_state', 'text');
  await add('offer_at', 'bigint');
}
