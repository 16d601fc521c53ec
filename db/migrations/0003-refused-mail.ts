import { type Kysely, sql } from 'kysely';
import { addColumns, addIndex } from '../schema.ts';

/**
 * Rejected mails. Only additions: the previous version leaves the new columns empty and does not
 * retry rejected mails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When the recipient's server said that this address does not exist. The rows of which that is known
  // are the list of addresses that no acknowledgement goes to; they go with their submission.
  await addColumns(db, 'outbox', { address_unknown_at: 'bigint' });
  await db.schema
    .createIndex('outbox_unknown_address')
    .on('outbox')
    .expression(sql`lower("recipient")`)
    .where(sql.ref('address_unknown_at'), 'is not', null)
    .execute();
  // When the office was notified that an acknowledgement could not be delivered, once per submission.
  await addColumns(db, 'submissions', { failure_told_at: 'bigint' });

  // Undelivered mails, rejected ones included, by their times.
  await addIndex(db, 'outbox', 'undelivered', ['next_at'], `"state" != 'delivered'`);
  await addIndex(db, 'outbox', 'batch_id');

  // Refused mails are tried again at next_at from now on. The school's own are overdue; an
  // acknowledgement that was refused long ago would only puzzle its reader.
  await sql`update "outbox" set "next_at" = 8640000000000000 where "state" = 'dead' and "message" in ('enquiry-acknowledgement', 'registration-acknowledgement')`.execute(
    db,
  );
}
