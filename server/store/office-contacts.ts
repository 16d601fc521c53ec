import { firstE164 } from '#content/schemas/phone-numbers.ts';
import { type ContactField, writeHistory } from './office-history.ts';
import { renewSearch } from './office-search.ts';
import { findSubmission } from './submissions.ts';
import { type Db, familyMessages } from './tables.ts';

/**
 * Corrects a phone number or address of a family. Mails that could not be delivered to the
 * wrong address are sent to the right one. Call it in a transaction.
 * @returns false, with nothing changed, when the value is stored already
 */
export async function correctContact(
  db: Db,
  id: string,
  field: ContactField,
  value: string,
  by: string,
  now: number,
): Promise<boolean> {
  // Locked, since all fields are one text: two corrections at once must not undo each other.
  const submission = await findSubmission(db, id, 'locked');
  if (!submission) return false;
  const stored: Record<string, unknown> = submission.fields;
  const before = String(stored[field] ?? '');
  if (before === value) return false;
  const fields = { ...stored, [field]: value };
  await renewSearch(db, id);
  await readdress(db, id, before, value, now);
  const note = `${field} was ${before || 'empty'}`;
  const details = { field, wasValue: before };
  const columns = { fields: JSON.stringify(fields), ...columnsOf[field](value) };
  await writeHistory(db, id, { at: now, by, what: 'corrected', note, details }, columns);
  return true;
}

const columnsOf = {
  email: (value: string) => ({ email: value.toLowerCase() }),
  phone: (value: string) => ({ phone_e164: firstE164(value) }),
  parentEmail: (value: string) => ({ guardian_email: value.toLowerCase() || null }),
  parentPhone: (value: string) => ({ guardian_phone_e164: firstE164(value) }),
};

async function readdress(db: Db, id: string, from: string, to: string, now: number) {
  if (!from.includes('@') || !to.includes('@')) return;
  await db
    .updateTable('outbox')
    .set({ recipient: to, state: 'due', created_at: now, next_at: now })
    .set({ last_error: null, address_unknown_at: null })
    .where('submission_id', '=', id)
    .where('recipient', '=', from)
    .where('message', 'in', familyMessages)
    .where('state', '!=', 'delivered')
    .where('lease_until', '<=', now)
    .execute();
}
