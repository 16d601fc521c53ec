import type { Kysely } from 'kysely';
import { addColumns } from '../schema.ts';

/**
 * The newest offer of a place to a registration; the history has earlier ones. Only additions. Times
 * in milliseconds since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, 'submissions', {
    // Null: it was never offered a place. Its mails have this id as their batch_id.
    offer_id: 'text',
    // The id of the class.
    offer_class: 'text',
    // The family can answer before this time.
    offer_until: 'bigint',
    // 'open', 'accepted', 'declined' or 'withdrawn', and since when. An open one expires.
    offer_state: 'text',
    offer_at: 'bigint',
  });
}
