import type { Enquiry, Registration } from '#payloads/form-fields.ts';
import type { OwedMail } from './enqueue.ts';

/** A form under the id it is stored by. */
export type Sender = { id: string } & (
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration }
);

/** The mail to each of the school's mailboxes, with everything the visitor sent. */
export function owedToStaff({ id, kind }: Sender, staff: readonly string[]): OwedMail[] {
  return staff.map((recipient) => ({ message: `${kind}-staff`, recipient, submissionId: id }));
}

/** The acknowledgement: one a mailbox, for a registration also to the guardian's. */
export function owedToVisitor({ id, kind, fields }: Sender): OwedMail[] {
  const guardian = 'parentEmail' in fields ? fields.parentEmail : '';
  const mailboxes = [fields.email];
  if (guardian && guardian.toLowerCase() !== fields.email.toLowerCase()) mailboxes.push(guardian);
  return mailboxes.map((recipient) => ({
    message: `${kind}-acknowledgement`,
    recipient,
    submissionId: id,
  }));
}
