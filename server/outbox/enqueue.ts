import type { Enquiry, Form, Registration } from '#payloads/form-fields.ts';
import { historyOf } from '#server/store/office/office-history.ts';
import { isAcknowledged, isUnknownAddress } from '#server/store/outbox/mails.ts';
import { DELIVERED, NEVER } from '#server/store/outbox/outbox-rows.ts';
import { unwantedMailboxes } from '#server/store/outbox/unwanted-mailboxes.ts';
import { addToBatch, mailsDueSince } from '#server/store/submissions/follow-up.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import type { Db, FamilyMessage, MessageName } from '#server/store/tables.ts';

/** A mail to be sent. */
interface PendingMail {
  message: MessageName;
  /** Which submission it is about, if it is about one. */
  submissionId?: string;
  /** The batch of a mail about many submissions, or the offer's or the slot's id. */
  batchId?: string;
}

/**
 * Stores a mail to each of these mailboxes in the transaction that makes it necessary.
 * @param due when it is sent, in milliseconds since 1970
 */
export async function enqueue(
  db: Db,
  recipients: readonly string[],
  { message, submissionId, batchId }: PendingMail,
  due: number,
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map((recipient) => ({
    id: crypto.randomUUID(),
    submission_id: submissionId,
    batch_id: batchId,
    message,
    recipient,
    state: 'due' as const,
    attempts: 0,
    created_at: due,
    next_at: due,
    lease_until: 0,
  }));
  await db.insertInto('outbox').values(rows).execute();
}

/**
 * Enqueues a mail to a family, in the transaction that makes it necessary. It goes only to mailboxes
 * that got an acknowledgement or that the office wrote down, and whose owner has not said that it did
 * not send the form: anyone can type another person's address into a form.
 * @param due when it is sent, in milliseconds since 1970
 * @returns how many mails there are
 */
export async function enqueueToFamily(
  db: Db,
  submission: Submission,
  mail: { message: FamilyMessage; batchId?: string },
  due: number,
): Promise<number> {
  const mailboxes = await openMailboxes(db, submission);
  await enqueue(db, mailboxes, { ...mail, submissionId: submission.id }, due);
  return mailboxes.length;
}

/** The mailboxes of a family to which mails may go; see enqueueToFamily. Spam has none. */
export async function openMailboxes(db: Db, submission: Submission): Promise<string[]> {
  const { id, fields, hold } = submission;
  if (hold === 'spam') return [];
  const unwanted = await unwantedMailboxes(db, id);
  const corrected = (await historyOf(db, id)).map(({ details }) => details.field);
  const open: string[] = [];
  for (const mailbox of mailboxesOf(fields)) {
    if (unwanted.includes(mailbox.toLowerCase())) continue;
    const field = mailbox === fields.email ? 'email' : 'parentEmail';
    // Only the office corrects an address.
    const isWritten = submission.channel !== 'form' || corrected.includes(field);
    const isKnown = isWritten || (await isAcknowledged(db, id, mailbox));
    if (isKnown) open.push(mailbox);
  }
  return open;
}

/** Those of them that a mail reaches (docs/requirements.md, R38.31). `now` in milliseconds since 1970. */
export async function reachedMailboxes(
  db: Db,
  submission: Submission,
  now: number,
): Promise<string[]> {
  const reached: string[] = [];
  for (const mailbox of await openMailboxes(db, submission)) {
    if (!(await isUnknownAddress(db, mailbox, now))) reached.push(mailbox);
  }
  return reached;
}

/**
 * Removes a submission's mails of these kinds that have not been attempted yet.
 * @returns how many there were
 */
export async function removePending(
  db: Db,
  submissionId: string,
  messages: readonly MessageName[],
): Promise<number> {
  const { numDeletedRows } = await deletePending(db, messages)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Removes the mails of a message to a class that have not been attempted yet.
 * @returns the ids of their submissions, each once
 */
export async function removePendingMessage(db: Db, batchId: string): Promise<string[]> {
  const rows = await deletePending(db, ['class-message'])
    .where('batch_id', '=', batchId)
    .returning('submission_id')
    .execute();
  return [...new Set(rows.map(({ submission_id }) => submission_id ?? ''))];
}

/**
 * Removes the mails about classes that moved which a mailbox has not got and still would, also after a failed
 * attempt: the next mail says the same and more.
 * @param now milliseconds since 1970
 * @returns their batches, those of the earliest last
 */
export async function removeUnsentMoves(
  db: Db,
  submissionId: string,
  mailbox: string,
  now: number,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('outbox')
    .where('message', '=', 'class-moved')
    .where('submission_id', '=', submissionId)
    .where('recipient', '=', mailbox)
    .where('state', '!=', DELIVERED)
    .where('next_at', '<', NEVER)
    .where('lease_until', '<=', now)
    .returning(['batch_id', 'created_at'])
    .execute();
  return rows.sort((a, b) => b.created_at - a.created_at).map(({ batch_id }) => batch_id ?? '{}');
}

function deletePending(db: Db, messages: readonly MessageName[]) {
  return db
    .deleteFrom('outbox')
    .where('message', 'in', messages)
    .where('state', '=', 'due')
    .where('attempts', '=', 0);
}

/** Enqueues the mails about a new submission: the form to staff, and its acknowledgements. */
export async function enqueueFormMails(
  db: Db,
  { id, kind }: Pick<Form, 'kind'> & { id: string },
  { staff, family }: { staff: readonly string[]; family: readonly string[] },
  now: number,
): Promise<void> {
  await enqueue(db, staff, { message: `${kind}-staff`, submissionId: id }, now);
  await enqueue(db, family, { message: `${kind}-acknowledgement`, submissionId: id }, now);
}

/** The mailboxes of a family, each once: of a registration also the guardian's. */
export function mailboxesOf(fields: Enquiry | Registration): string[] {
  const guardian = 'parentEmail' in fields ? fields.parentEmail : '';
  const isOwn = guardian.toLowerCase() === fields.email.toLowerCase();
  return [fields.email, isOwn ? '' : guardian].filter((mailbox) => mailbox !== '');
}

/** Reports of what a family did with the link in its mail. */
const FAMILY_REPORTS = [
  'family-phone',
  'family-withdrawn',
  'family-undone',
  'family-not-us',
] as const;
const HOUR_MS = 3_600_000;
/** More than these in an hour are listed in one mail: a few links, opened repeatedly. */
const FAMILY_REPORTS_AN_HOUR = 10;

/** Enqueues the report of a family's own change, in the transaction that makes the change. */
export async function enqueueFamilyReport(
  db: Db,
  message: (typeof FAMILY_REPORTS)[number],
  submissionId: string,
  staff: readonly string[],
  now: number,
): Promise<void> {
  const kinds = [...FAMILY_REPORTS, 'family-changes'] as const;
  const recent = await mailsDueSince(db, staff[0] ?? '', kinds, now - HOUR_MS);
  const lists = recent.filter((mail) => mail.message === 'family-changes');
  if (recent.length - lists.length < FAMILY_REPORTS_AN_HOUR) {
    await enqueue(db, staff, { message, submissionId }, now);
    return;
  }
  const waiting = lists.find(({ state, next_at }) => state === 'due' && next_at > now);
  const batchId = waiting?.batch_id ?? crypto.randomUUID();
  if (!waiting) await enqueue(db, staff, { message: 'family-changes', batchId }, now + HOUR_MS);
  await addToBatch(db, batchId, [submissionId]);
}
