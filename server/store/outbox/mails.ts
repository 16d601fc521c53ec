import { sql, type Updateable } from 'kysely';
import {
  type Db,
  familyMessages,
  isToFamily,
  type MessageName,
  type OutboxRow,
  type Row,
  type Tables,
} from '#server/store/tables.ts';
import { NEVER } from './outbox-rows.ts';

// What was mailed and how it ended. Times in milliseconds since 1970.

/** The mails of a submission, in the order they were enqueued. */
export async function mailsOf(db: Db, submissionId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('message')
    .orderBy('recipient')
    .execute();
}

/**
 * A submission's latest mail of these kinds, without those that we did not send.
 * @param before only of those that were made earlier, in milliseconds since 1970
 */
export async function lastMailed(
  db: Db,
  submissionId: string,
  messages: readonly MessageName[],
  before = Number.MAX_SAFE_INTEGER,
): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('message', 'in', messages)
    .where('created_at', '<', before)
    .where((eb) => eb('state', '!=', 'delivered').or('delivered_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The mails that say which slot a family has; a reminder only repeats it. */
export const appointmentMessages = ['appointment', 'appointment-cancelled'] as const;
/** The mails that say in which classes a family has a place. */
export const placeMessages = ['place', 'place-ended'] as const;

/**
 * What a mail replaces: the batch of the latest one before it that was delivered, unless that said that
 * it has ended.
 * @param messages the kinds, the one that says so last
 * @param before when the mail itself was made, in milliseconds since 1970
 */
export async function replacedBatch(
  db: Db,
  submissionId: string,
  messages: readonly [MessageName, MessageName],
  before?: number,
): Promise<string | undefined> {
  const last = await lastMailed(db, submissionId, messages, before);
  const isReplaced = last?.message === messages[0] && last.delivered_at !== null;
  return (isReplaced && last.batch_id) || undefined;
}

const acknowledgements = ['enquiry-acknowledgement', 'registration-acknowledgement'] as const;

/** Whether an acknowledgement goes to a mailbox: of this submission, or of another to the same one. */
export async function isAcknowledged(db: Db, submissionId: string, mailbox: string) {
  const query = db
    .selectFrom('outbox')
    .select('id')
    .where('message', 'in', acknowledgements)
    .where(isTo(mailbox))
    .limit(1);
  const own = await query.where('submission_id', '=', submissionId).executeTakeFirst();
  return (own ?? (await query.executeTakeFirst())) !== undefined;
}

const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an e-mail address, for counting: the part after a plus sign is the owner's own
 * label, and Gmail ignores dots and has two domains.
 */
export function mailboxOf(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const owner = name.split('+')[0] || name;
  return GMAIL.has(domain) ? `${owner.replaceAll('.', '')}@gmail.com` : `${owner}@${domain}`;
}

/**
 * How many mails to families a mailbox has got since a time, or gets now.
 * @param row a mail that is being sent now: those claimed at the same time count by the order of ids
 */
export async function countToMailbox(db: Db, row: OutboxRow, since: number, now: number) {
  const rows = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('message', 'in', familyMessages)
    .where((eb) =>
      eb('delivered_at', '>', since).or(
        eb.and([
          eb('state', '!=', 'delivered'),
          eb('lease_until', '>', now),
          eb('id', '<', row.id),
        ]),
      ),
    )
    .execute();
  const mailbox = mailboxOf(row.recipient);
  return rows.filter(({ recipient }) => mailboxOf(recipient) === mailbox).length;
}

/** Undelivered digests and reminders that list a submission. */
export async function undeliveredBatchMailsOf(db: Db, submissionId: string): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .innerJoin('submissions', (join) =>
      join.on(({ eb, ref }) =>
        eb(ref('batch_id'), 'in', [ref('submissions.digest_id'), ref('submissions.reminder_id')]),
      ),
    )
    .selectAll('outbox')
    .where('outbox.state', '!=', 'delivered')
    .where('submissions.id', '=', submissionId)
    .execute();
}

/** Makes every undelivered mail due now, rejected ones too. @returns how many */
export async function retryAll(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'due', next_at: now })
    .where('state', '!=', 'delivered')
    // Mails that are being sent now are left alone.
    .where('lease_until', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function isTo(address: string) {
  return sql<boolean>`lower("recipient") = lower(${address})`;
}

/** For how long no mail goes to an address that does not exist, in milliseconds. */
const UNKNOWN_FOR = 90 * 86_400_000;

/**
 * Whether a mail to this address was rejected within 90 days because the mailbox does not exist. The
 * rejected mails themselves are the list: erasing removes from it, and `retryAll` clears it.
 */
export async function isUnknownAddress(db: Db, address: string, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where(isTo(address))
    .where('address_unknown_at', '>', now - UNKNOWN_FOR)
    .where('state', '=', 'dead')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns true for the one caller that must notify the office of a failed acknowledgement */
export async function markFailureReported(db: Db, submissionId: string, now: number) {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ failure_told_at: now })
    .where('id', '=', submissionId)
    .where('failure_told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A message of the office to the families of a class, unless it was stopped. */
export async function findClassMessage(db: Db, id: string) {
  return db
    .selectFrom('class_messages')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Messages with the same text to several classes within this time are one act, in milliseconds. */
const SAME_ACT_MS = 3_600_000;

/** The earlier messages with the same text to a mailbox about other classes, and when each was sent. */
export async function sameToOtherClasses(
  db: Db,
  { submission_id, recipient }: OutboxRow,
  { id, class: classId, text, created_at }: Row<'class_messages'>,
) {
  return db
    .selectFrom('outbox')
    .innerJoin('class_messages', 'class_messages.id', 'outbox.batch_id')
    .select(['class_messages.class', 'class_messages.audience', 'outbox.delivered_at'])
    .where('outbox.submission_id', '=', submission_id)
    .where('outbox.recipient', '=', recipient)
    .where('class_messages.class', '!=', classId)
    .where('class_messages.text', '=', text)
    .where('class_messages.created_at', '>', created_at - SAME_ACT_MS)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('class_messages.created_at', 'class_messages.id'), '<', tuple(created_at, id)),
    )
    .execute();
}

/** The mails to the family that were given up. */
export async function failedFamilyMails(db: Db, submissionId: string): Promise<OutboxRow[]> {
  const mails = await mailsOf(db, submissionId);
  return mails.filter(
    (mail) => isToFamily(mail) && mail.state === 'dead' && mail.next_at === NEVER,
  );
}

/** The delivered mail with one of these ids. */
export async function findDelivered(db: Db, ids: readonly string[]) {
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

/** The latest mail to a family that was delivered to an address, from `since` on. */
export async function latestFamilyMail(db: Db, address: string, since: number) {
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

/** Marks a delivered mail as returned or lost. @returns false when another process has done so */
export async function markReturned(db: Db, id: string, changes: Updateable<Tables['outbox']>) {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ delivered_at: null, ...changes })
    .where('id', '=', id)
    .where('state', '=', 'delivered')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The self-check that has not arrived yet, if any: one that has is deleted. */
export async function awaitedSelfCheck(db: Db): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('message', '=', 'self-check')
    .orderBy('created_at')
    .executeTakeFirst();
}

/** Deletes a self-check. @returns false when the id is not that of a self-check */
export async function deleteSelfCheck(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('message', '=', 'self-check')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
