import { sql } from 'kysely';
import { NEVER } from './outbox-rows.ts';
import type { Db, OutboxRow } from './tables.ts';

/**
 * Whether a mail to this address was refused since `since` (milliseconds since 1970) because nobody
 * has it. The refused mails themselves are that list, so that what is erased leaves it too, and
 * `retry`, which makes them due again, empties it.
 */
export async function isUnknownAddress(db: Db, address: string, since: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where(sql<string>`lower("recipient")`, '=', sql<string>`lower(${address})`)
    .where('address_unknown_at', '>', since)
    .where('state', '=', 'dead')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** True for the one caller that is to tell the office of a submission's failed acknowledgement. */
export async function markFailureTold(db: Db, submissionId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ failure_told_at: now })
    .where('id', '=', submissionId)
    .where('failure_told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The mailboxes of the school that were mailed about a submission. */
export async function staffMailboxes(db: Db, submissionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('recipient')
    .distinct()
    .where('submission_id', '=', submissionId)
    .where('message', 'in', ['enquiry-staff', 'registration-staff'])
    .execute();
  return rows.map(({ recipient }) => recipient);
}

/** A submission's acknowledgements that are given up. */
export async function failedAcknowledgements(db: Db, submissionId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('message', 'in', ['enquiry-acknowledgement', 'registration-acknowledgement'])
    .where('state', '=', 'dead')
    .where('next_at', '=', NEVER)
    .orderBy('recipient')
    .execute();
}
