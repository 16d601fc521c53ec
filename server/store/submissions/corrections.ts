import type { Documents } from '#content/schemas/documents.ts';
import { answerText } from '#payloads/answers.ts';
import { type Field, type Form, formFields } from '#payloads/form-fields.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { renewSearch } from '#server/store/office/office-search.ts';
import { mailsOf } from '#server/store/outbox/mails.ts';
import { type Db, isToFamily, type OutboxRow } from '#server/store/tables.ts';
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
 * known, so that a repeat of the form gets its first reply. Mails that wait for a wrong address, or could
 * not be delivered to it, are sent to the right one. Call it in a transaction.
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
  await readdress(db, id, stored, fields, now);
  for (const [name] of changed) {
    const { kind }: Field = { ...formFields.enquiry, ...formFields.registration }[name as 'email'];
    const wasValue = answerText(documents, kind, stored[name]);
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

/** The fields with the mailboxes of a family. */
const mailboxFields = ['email', 'parentEmail'] as const;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Sends the mails that a family has not got to the mailboxes that it has now, each once: those of a
 * corrected address to the new one; those of a removed one are not sent. A mail still waits for its time.
 */
async function readdress(db: Db, id: string, before: Fields, after: Fields, now: number) {
  const changed = mailboxFields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const mails = (await mailsOf(db, id)).filter(isToFamily);
  const isSettled = (mail: OutboxRow) => mail.state === 'delivered' || mail.lease_until > now;
  const known = new Set(mails.filter(isSettled).map((mail) => mailKey(mail, mail.recipient)));
  for (const mail of mails.filter((one) => !isSettled(one))) {
    const field = changed.find((one) => before[one] === mail.recipient);
    const recipient = field ? String(after[field] ?? '') : mail.recipient;
    const isWanted = recipient !== '' && !known.has(mailKey(mail, recipient));
    known.add(mailKey(mail, recipient));
    if (!isWanted) await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
    else if (recipient !== mail.recipient) {
      await db
        .updateTable('outbox')
        .set({ recipient, ...(mail.attempts > 0 && dueAgain(now)) })
        .where('id', '=', mail.id)
        .execute();
    }
  }
}

function mailKey({ message, batch_id }: OutboxRow, recipient: string): string {
  return JSON.stringify([message, batch_id, recipient.toLowerCase()]);
}

function dueAgain(now: number) {
  const times = { created_at: now, next_at: now };
  return { state: 'due', ...times, last_error: null, address_unknown_at: null } as const;
}
