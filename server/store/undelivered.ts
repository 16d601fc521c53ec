import { sql, type Updateable } from 'kysely';
import { NEVER } from './outbox-rows.ts';
import { type Db, familyMessages, type OutboxRow, type OutboxTable } from './tables.ts';

function isTo(address: string) {
  return sql<boolean>`lower("recipient") = lower(${address})`;
}

/**
 * Whether a mail to this address was rejected after `since` (milliseconds since 1970) because the
 * mailbox does not exist. The rejected mails themselves are the list: erasing removes from it, and
 * `retry`, which makes them due again, clears it.
 */
export async function isUnknownAddress(db: Db, address: string, since: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where(isTo(address))
    .where('address_unknown_at', '>', since)
    .where('state', '=', 'dead')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns true for the one caller that must notify the office of a failed acknowledgement */
export async function markFailureTold(db: Db, submissionId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ failure_told_at: now })
    .where('id', '=', submissionId)
    .where('failure_told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The school's mailboxes that a submission was mailed to. */
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

/** The mails to the family that were given up. */
export async function failedFamilyMails(db: Db, submissionId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('message', 'in', familyMessages)
    .where('state', '=', 'dead')
    .where('next_at', '=', NEVER)
    .orderBy('recipient')
    .execute();
}

/** The delivered mail with one of these ids. */
export async function findDelivered(
  db: Db,
  ids: readonly string[],
): Promise<OutboxRow | undefined> {
  if (ids.length === 0) return undefined;
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'delivered')
    .where('message', '!=', 'self-check')
    .limit(1)
    .executeTakeFirst();
}

/** The latest mail to a family delivered to an address since then (milliseconds since 1970). */
export async function latestFamilyMail(
  db: Db,
  address: string,
  since: number,
): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where(isTo(address))
    .where('message', 'in', familyMessages)
    .where('state', '=', 'delivered')
    .where('delivered_at', '>=', since)
    .orderBy('delivered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Marks a delivered mail as returned. @returns false when another process has done so */
export async function markReturned(
  db: Db,
  id: string,
  changes: Updateable<OutboxTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ delivered_at: null, ...changes })
    .where('id', '=', id)
    .where('state', '=', 'delivered')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
