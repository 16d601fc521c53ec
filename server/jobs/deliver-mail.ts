import { digestMail } from '#server/mail/digest.ts';
import { enquiryAcknowledgement } from '#server/mail/enquiry-acknowledgement.ts';
import { enquiryStaff } from '#server/mail/enquiry-staff.ts';
import type { MailMessage, StaffLinks } from '#server/mail/message.ts';
import { registrationAcknowledgement } from '#server/mail/registration-acknowledgement.ts';
import { registrationStaff } from '#server/mail/registration-staff.ts';
import { reminderMail } from '#server/mail/reminder.ts';
import { RefusedForGood, type Transport } from '#server/mail/transport.ts';
import { PermanentRefusal } from '#server/outbox/deliver.ts';
import { batchSubmissions } from '#server/store/follow-up.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import type { OutboxRow, Store } from '#server/store/tables.ts';

export interface DeliverDeps {
  store: Store;
  transport: Transport;
  /** Where staff mail goes now (MAIL_TO), which may have changed since it was enqueued. */
  staff: readonly string[];
  /** Signed links for a submission; undefined where the server can serve no pages. */
  linksFor?: (submission: Submission) => StaffLinks;
}

/** Makes the outbox's `deliver`: renders the mail from its record as it is now, and sends it. */
export function mailDelivery(deps: DeliverDeps) {
  return async (row: OutboxRow, signal: AbortSignal): Promise<void> => {
    const message = await render(deps, row);
    // Erased in the meantime, or nothing left to say.
    if (!message) return;
    try {
      await deps.transport.send({ message, to: recipientNow(deps, row), id: row.id, signal });
    } catch (error) {
      throw error instanceof RefusedForGood ? new PermanentRefusal(error.message) : error;
    }
  };
}

async function render(deps: DeliverDeps, row: OutboxRow): Promise<MailMessage | undefined> {
  if (row.message === 'digest' || row.message === 'reminder') return renderBatch(deps, row);
  const sent = row.submission_id ? await findSubmission(deps.store, row.submission_id) : undefined;
  if (!sent) return undefined;
  const links = deps.linksFor?.(sent);
  if (sent.kind === 'enquiry') {
    return row.message === 'enquiry-staff'
      ? enquiryStaff(sent, links)
      : enquiryAcknowledgement(sent);
  }
  return row.message === 'registration-staff'
    ? registrationStaff(sent, links)
    : registrationAcknowledgement(sent, row.recipient);
}

async function renderBatch(deps: DeliverDeps, row: OutboxRow): Promise<MailMessage | undefined> {
  const batch = row.message === 'digest' ? 'digest' : 'reminder';
  const submissions = await batchSubmissions(deps.store, batch, row.batch_id ?? '');
  if (submissions.length === 0) return undefined;
  const named = submissions.map((sent) => ({
    sent,
    reasons: sent.holdReasons ?? '',
    links: deps.linksFor?.(sent),
  }));
  return batch === 'digest' ? digestMail(named) : reminderMail(named);
}

// A mail to staff whose mailbox was mistyped in MAIL_TO follows the correction.
function recipientNow({ staff }: DeliverDeps, row: OutboxRow): string {
  const toStaff = !row.message.endsWith('-acknowledgement');
  return toStaff && !staff.includes(row.recipient) ? (staff[0] ?? row.recipient) : row.recipient;
}
