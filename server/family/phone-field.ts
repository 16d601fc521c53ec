import { type ContactField, historyOf } from '#server/store/office-history.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';

export type PhoneField = Extract<ContactField, 'phone' | 'parentPhone'>;

const phoneOf = { email: 'phone', parentEmail: 'parentPhone' } as const;

/**
 * Which of a submission's numbers is that of the people who read a mailbox. An address that the
 * office has corrected since still belongs to the same person, whose link went there. Undefined
 * when nobody can tell whose it is: nobody corrects the number of another.
 */
export async function phoneFieldOf(
  db: Db,
  { id, kind, fields }: Submission,
  mailbox: string,
): Promise<PhoneField | undefined> {
  if (kind === 'enquiry') return 'phone';
  const isMailbox = (address: string) => address.toLowerCase() === mailbox.toLowerCase();
  if (isMailbox(fields.email)) return phoneOf.email;
  if (isMailbox(fields.parentEmail)) return phoneOf.parentEmail;
  const before = (await historyOf(db, id)).filter(({ details }) =>
    isMailbox(details.wasValue ?? ''),
  );
  const owners = new Set(before.map(({ details }) => details.field));
  if (owners.size !== 1) return undefined;
  return owners.has('parentEmail') ? phoneOf.parentEmail : phoneOf.email;
}
