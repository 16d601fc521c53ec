import type { Enquiry, Form, Registration } from '#payloads/form-fields.ts';
import { addToBatch, countMailsTo, waitingFamilyChanges } from '#server/store/follow-up.ts';
import type { Db, MessageName } from '#server/store/tables.ts';

/** A mail to be sent. */
export interface PendingMail {
  message: MessageName;
  recipient: string;
  /** Null: it is about many submissions. */
  submissionId: string | null;
  /** The batch of a mail about many submissions, or the offer's id; the same in every copy. */
  batchId?: string;
}

/** A form under the id it is stored by. */
export type StoredForm = Form & { id: string };

/** The mail to each of the school's mailboxes, with everything the visitor sent. */
export function staffMails({ id, kind }: StoredForm, staff: readonly string[]): PendingMail[] {
  return staff.map((recipient) => ({ message: `${kind}-staff`, recipient, submissionId: id }));
}

/** The acknowledgement to each mailbox of the family. */
export function acknowledgements({ id, kind, fields }: StoredForm): PendingMail[] {
  const message = `${kind}-acknowledgement` as const;
  return mailboxesOf(fields).map((recipient) => ({ message, recipient, submissionId: id }));
}

/** The mailboxes of a family, each once: of a registration also the guardian's. */
export function mailboxesOf(fields: Enquiry | Registration): string[] {
  const guardian = 'parentEmail' in fields ? fields.parentEmail : '';
  const isOwn = guardian.toLowerCase() === fields.email.toLowerCase();
  return [fields.email, isOwn ? '' : guardian].filter((mailbox) => mailbox !== '');
}

/** Stores mails in the transaction that makes them necessary, due from `due` on (since 1970, in ms). */
export async function enqueue(db: Db, mails: readonly PendingMail[], due: number): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ message, recipient, submissionId, batchId = null }) => ({
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

/** Stores one mail to several mailboxes, as `enqueue` does. */
export function enqueueToEach(
  db: Db,
  recipients: readonly string[],
  mail: Omit<PendingMail, 'recipient'>,
  due: number,
): Promise<void> {
  return enqueue(
    db,
    recipients.map((recipient) => ({ ...mail, recipient })),
    due,
  );
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
  const reports = await countMailsTo(db, staff[0] ?? '', FAMILY_REPORTS, now - HOUR_MS);
  if (reports < FAMILY_REPORTS_AN_HOUR) {
    await enqueueToEach(db, staff, { message, submissionId }, now);
    return;
  }
  const waiting = await waitingFamilyChanges(db, now);
  const batchId = waiting ?? crypto.randomUUID();
  if (waiting === undefined) {
    const list = { message: 'family-changes', submissionId: null, batchId } as const;
    await enqueueToEach(db, staff, list, now + HOUR_MS);
  }
  await addToBatch(db, batchId, submissionId);
}
