import type { Enquiry, Registration } from '#payloads/form-fields.ts';
import { addToBatch, countMailsTo, waitingFamilyChanges } from '#server/store/follow-up.ts';
import { insertOutboxRows } from '#server/store/outbox-rows.ts';
import type { Db, familyMessages, MessageName } from '#server/store/tables.ts';

/** A mail to be sent. */
export interface PendingMail {
  message: MessageName;
  recipient: string;
  /** Null: it is about many submissions. */
  submissionId: string | null;
  /** Of a mail about many, or about an offer: the id that they have too, the same in every copy. */
  batchId?: string;
}

/** A form under the id it is stored by. */
export type StoredForm = { id: string } & (
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration }
);

/** The mail to each of the school's mailboxes, with everything the visitor sent. */
export function staffMails({ id, kind }: StoredForm, staff: readonly string[]): PendingMail[] {
  return staff.map((recipient) => ({ message: `${kind}-staff`, recipient, submissionId: id }));
}

export function acknowledgements(form: StoredForm): PendingMail[] {
  return familyMails(`${form.kind}-acknowledgement`, form);
}

/** A mail to the family, one a mailbox: of a registration also to the guardian's. */
export function familyMails(
  message: (typeof familyMessages)[number],
  { id, fields }: StoredForm,
): PendingMail[] {
  const guardian = 'parentEmail' in fields ? fields.parentEmail : '';
  const mailboxes = [fields.email];
  if (guardian.toLowerCase() !== fields.email.toLowerCase()) mailboxes.push(guardian);
  return mailboxes
    .filter((mailbox) => mailbox !== '')
    .map((recipient) => ({ message, recipient, submissionId: id }));
}

/** The outbox rows of mails that are due from `due` on (milliseconds since 1970). */
export function outboxRows(mails: readonly PendingMail[], due: number) {
  return mails.map((mail) => ({
    id: crypto.randomUUID(),
    submission_id: mail.submissionId,
    batch_id: mail.batchId ?? null,
    message: mail.message,
    recipient: mail.recipient,
    state: 'due' as const,
    attempts: 0,
    created_at: due,
    next_at: due,
    lease_until: 0,
  }));
}

/**
 * Stores mails to be sent, in the transaction that makes them necessary.
 * @returns the rows' ids, which become the Message-IDs
 */
export async function enqueue(
  db: Db,
  mails: readonly PendingMail[],
  due: number,
): Promise<string[]> {
  const rows = outboxRows(mails, due);
  await insertOutboxRows(db, rows);
  return rows.map(({ id }) => id);
}

/** Reports of what a family did with the link in its mail. */
const FAMILY_REPORTS = [
  'family-phone',
  'family-withdrawn',
  'family-undone',
  'family-not-us',
] as const;
const HOUR_MS = 3_600_000;
/** More than these in an hour are listed in one mail: a few links, pressed again and again. */
const FAMILY_REPORTS_AN_HOUR = 10;

/** Enqueues the report of a family's own change, in the transaction that makes the change. */
export async function enqueueFamilyReport(
  db: Db,
  message: (typeof FAMILY_REPORTS)[number],
  submissionId: string,
  staff: readonly string[],
  now: number,
): Promise<void> {
  const [mailbox = ''] = staff;
  const reports = await countMailsTo(db, mailbox, FAMILY_REPORTS, now - HOUR_MS);
  if (reports < FAMILY_REPORTS_AN_HOUR) {
    const mails = staff.map((recipient) => ({ message, recipient, submissionId }));
    await enqueue(db, mails, now);
    return;
  }
  let batchId = await waitingFamilyChanges(db, now);
  if (batchId === undefined) {
    const message = 'family-changes' as const;
    const id = crypto.randomUUID();
    const mails = staff.map((recipient) => ({
      message,
      recipient,
      submissionId: null,
      batchId: id,
    }));
    await enqueue(db, mails, now + HOUR_MS);
    batchId = id;
  }
  await addToBatch(db, batchId, submissionId);
}
