import type { Documents } from '#content/schemas/documents.ts';
import { answerText } from '#payloads/answers.ts';
import { type Field, type Form, formFields } from '#payloads/form-fields.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { renewSearch } from '#server/store/office/office-search.ts';
import { type Db, familyMessages } from '#server/store/tables.ts';
import { digestOf } from './repeats.ts';
import { formColumns } from './submission-row.ts';
import { findSubmission, type Submission } from './submissions.ts';

/** New values of some fields of a form; undefined removes one. */
export type Changes = Readonly<Record<string, unknown>>;

interface Correction {
  by: string;
  /** Why, as the office wrote it. */
  reason?: string | null;
}

/**
 * Corrects fields of a form. The history has the earlier value of each. What was first sent stays
 * known, so that a repeat of the form gets its first reply. Mails that could not be delivered to a
 * wrong address are sent to the right one. Call it in a transaction.
 * @returns false, with nothing changed, when all values are stored already
 */
export async function correctFields(
  db: Db,
  documents: Documents,
  id: string,
  changes: Changes,
  { by, reason = null }: Correction,
  now: number,
): Promise<boolean> {
  // Locked, since all fields are one text: two corrections at once must not undo each other.
  const submission = await findSubmission(db, id, 'locked');
  if (!submission) return false;
  const stored: Record<string, unknown> = { ...submission.fields };
  const changed = Object.entries(changes).filter(
    ([name, value]) => JSON.stringify(stored[name] ?? '') !== JSON.stringify(value ?? ''),
  );
  if (changed.length === 0) return false;
  const fields = { ...stored, ...Object.fromEntries(changed) };
  await storeForm(db, submission, { kind: submission.kind, fields } as Form);
  for (const [name, value] of changed) {
    const { kind }: Field = { ...formFields.enquiry, ...formFields.registration }[name as 'email'];
    const wasValue = answerText(documents, kind, stored[name]);
    if (kind === 'email') await readdress(db, id, wasValue, String(value), now);
    const note = `${name} was ${wasValue || 'empty'}${reason ? `: ${reason}` : ''}`;
    const details = { field: name, wasValue, ...(reason && { why: reason }) };
    await writeHistory(db, id, { at: now, by, what: 'corrected', note, details });
  }
  return true;
}

/** Stores other answers, or another kind of form, in place of those of a submission. */
export async function storeForm(db: Db, before: Submission, form: Form): Promise<void> {
  await db
    .updateTable('submissions')
    .set(formColumns(form))
    // Version 1.2 and older stored no digest of what was sent.
    .set((eb) => ({
      sent_digest: eb.fn.coalesce('sent_digest', eb.val(digestOf(before.kind, before.fields))),
    }))
    .where('id', '=', before.id)
    .execute();
  await renewSearch(db, before.id);
}

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
