import { withAppointmentMails } from '#server/outbox/appointments.ts';
import { enqueueFamilyReport } from '#server/outbox/enqueue.ts';
import type { ServerDeps } from '#server/server-deps.ts';
import { correctContact } from '#server/store/office-contacts.ts';
import {
  type ContactField,
  type Entry,
  historyOf,
  writeHistory,
} from '#server/store/office-history.ts';
import { lastEffectiveOutcome, setOutcome, undoOutcome } from '#server/store/office-outcomes.ts';
import { BY_FAMILY, findSubmission, type Submission } from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { isUnwanted, markUnwanted } from '#server/store/unwanted-mailboxes.ts';
import type { Frame } from './page.ts';

/** What the pages behind signed links need. */
export interface LinkDeps extends ServerDeps, Frame {
  /** `secret` signs links; `on` is false only with RATE_LIMIT=off. */
  limits: { secret: string; on: boolean };
}

export type PhoneField = Extract<ContactField, 'phone' | 'parentPhone'>;

const phoneOf = { email: 'phone', parentEmail: 'parentPhone' } as const;

/** How long a family can undo its cancellation, in milliseconds. */
const UNDO_LIFE = 24 * 3_600_000;

/**
 * The numbers that the owner of a mailbox may correct: the student's, the parent's, or both where
 * both gave this mailbox. An address that the office has corrected since still belongs to the same
 * person. Empty when it is unclear whose mailbox it was.
 */
export async function phoneFieldsOf(
  db: Db,
  { id, kind, fields }: Submission,
  mailbox: string,
): Promise<PhoneField[]> {
  if (mailbox === '') return [];
  if (kind === 'enquiry') return ['phone'];
  const isMailbox = (address: string) => address.toLowerCase() === mailbox.toLowerCase();
  const named = (['email', 'parentEmail'] as const).filter((field) => isMailbox(fields[field]));
  if (named.length > 0) return named.map((field) => phoneOf[field]);
  const before = (await historyOf(db, id)).filter(({ details }) =>
    isMailbox(details.wasValue ?? ''),
  );
  const owners = new Set(before.map(({ details }) => details.field));
  if (owners.size !== 1) return [];
  return [owners.has('parentEmail') ? phoneOf.parentEmail : phoneOf.email];
}

/** Corrects a number and notifies the office; does nothing when it is stored already. */
export async function correctPhone(deps: LinkDeps, id: string, field: PhoneField, phone: string) {
  await act(deps, id, 'family-phone', (trx, now) =>
    correctContact(trx, id, field, phone, BY_FAMILY, now),
  );
}

/** Withdraws and notifies the office; does nothing when it is withdrawn already. */
export async function withdraw(deps: LinkDeps, id: string): Promise<void> {
  await act(deps, id, 'family-withdrawn', (trx, now) => setWithdrawn(trx, id, undefined, now));
}

/** Whether the family's own cancellation can still be undone. */
export async function canUndo({ store, clock }: LinkDeps, { id, state }: Submission) {
  if (state !== 'withdrawn') return false;
  const last = await lastEffectiveOutcome(store, id);
  return last !== undefined && isUndoable(last, clock());
}

/** Undoes the family's own cancellation and notifies the office. */
export async function undoWithdrawal(deps: LinkDeps, id: string, mailbox: string): Promise<void> {
  await act(deps, id, 'family-undone', async (trx, now) => {
    if (await isUnwanted(trx, id, mailbox)) return false;
    const fits = (last: Entry) => isUndoable(last, now);
    return undoOutcome(trx, id, { by: BY_FAMILY, was: 'withdrawn', fits }, now);
  });
}

function isUndoable({ by, what, note, at }: Entry, now: number): boolean {
  // With a note it was 'This was not us'.
  return by === BY_FAMILY && what === 'withdrawn' && note === null && now - at < UNDO_LIFE;
}

const NOT_US = 'This was not us';

/**
 * Withdraws a submission that the owner of this mailbox did not send, and sends no mail about it to
 * the mailbox again. The office is notified once.
 */
export async function disown(deps: LinkDeps, id: string, mailbox: string): Promise<void> {
  await act(deps, id, 'family-not-us', async (trx, now) => {
    if (!(await markUnwanted(trx, id, mailbox))) return false;
    const note = `${NOT_US}: ${mailbox}`;
    if (!(await setWithdrawn(trx, id, note, now))) {
      await writeHistory(trx, id, { at: now, by: BY_FAMILY, what: 'note', note });
    }
    return true;
  });
}

/** False when it is withdrawn already. */
async function setWithdrawn(trx: Db, id: string, note: string | undefined, now: number) {
  const submission = await findSubmission(trx, id, 'locked');
  if (!submission || submission.state === 'withdrawn') return false;
  const { state: was } = submission;
  return setOutcome(trx, id, { state: 'withdrawn', was, by: BY_FAMILY, note }, now);
}

/** Does something in a transaction that also enqueues the report of it, if anything changed. */
async function act(
  { store, clock, staff, wakeOutbox }: LinkDeps,
  submissionId: string,
  message: Parameters<typeof enqueueFamilyReport>[1],
  what: (trx: Db, now: number) => Promise<boolean>,
): Promise<void> {
  const now = clock();
  await store.transaction().execute(async (trx) => {
    const isDone = await withAppointmentMails(trx, submissionId, now, () => what(trx, now));
    if (!isDone) return;
    await enqueueFamilyReport(trx, message, submissionId, staff, now);
  });
  wakeOutbox();
}
