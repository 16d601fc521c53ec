import { enqueue } from '#server/outbox/enqueue.ts';
import { correctContact } from '#server/store/office-contacts.ts';
import { writeHistory } from '#server/store/office-history.ts';
import { setOutcome } from '#server/store/office-outcomes.ts';
import { BY_FAMILY, findSubmission } from '#server/store/submissions.ts';
import type { Db, MessageName, Store } from '#server/store/tables.ts';
import { markUnwanted } from '#server/store/unwanted-mailboxes.ts';
import type { PhoneField } from './phone-field.ts';

export interface FamilyDeps {
  store: Store;
  clock: () => number;
  /** MAIL_TO: whom the office's mails go to. */
  staff: readonly string[];
  /** Called after a commit that left mails to deliver. */
  mailsOwed: () => void;
}

/** Puts the number right, and tells the office; nothing when it stands so already. */
export async function correctPhone(
  deps: FamilyDeps,
  id: string,
  field: PhoneField,
  phone: string,
): Promise<void> {
  const now = deps.clock();
  await deps.store.transaction().execute(async (trx) => {
    // Whoever presses twice at once changes it once.
    if (!(await correctContact(trx, id, field, phone, BY_FAMILY, now))) return;
    await tellOffice(trx, deps, 'family-phone', id, now);
  });
  deps.mailsOwed();
}

/** Withdraws, and tells the office; nothing when it is withdrawn already. */
export async function withdraw(deps: FamilyDeps, id: string): Promise<void> {
  const now = deps.clock();
  await deps.store.transaction().execute(async (trx) => {
    if (!(await setWithdrawn(trx, id, null, now))) return;
    await tellOffice(trx, deps, 'family-withdrawn', id, now);
  });
  deps.mailsOwed();
}

const NOT_US = 'This was not us';

/**
 * Takes a submission for somebody's mistake: it is withdrawn, and no mail about it goes to this
 * mailbox again. The office is told once.
 */
export async function disown(deps: FamilyDeps, id: string, mailbox: string): Promise<void> {
  const now = deps.clock();
  await deps.store.transaction().execute(async (trx) => {
    if (!(await markUnwanted(trx, id, mailbox))) return;
    const note = `${NOT_US}: ${mailbox}`;
    if (!(await setWithdrawn(trx, id, note, now))) {
      const entry = { at: now, by: BY_FAMILY, what: 'note', note, details: {} } as const;
      await writeHistory(trx, id, entry);
    }
    await tellOffice(trx, deps, 'family-not-us', id, now);
  });
  deps.mailsOwed();
}

/** How often a colleague at the desk may be quicker. */
const TRIES = 3;

/** False when it is withdrawn already. */
async function setWithdrawn(
  db: Db,
  id: string,
  note: string | null,
  now: number,
): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const submission = await findSubmission(db, id);
    if (!submission || submission.state === 'withdrawn') return false;
    const { state: was } = submission;
    const outcome = { state: 'withdrawn', was, by: BY_FAMILY, note, assessmentAt: null } as const;
    if (await setOutcome(db, id, outcome, now)) return true;
  }
  throw new Error('The submission changes too often.');
}

async function tellOffice(
  db: Db,
  { staff }: FamilyDeps,
  message: MessageName,
  submissionId: string,
  now: number,
): Promise<void> {
  await enqueue(
    db,
    staff.map((recipient) => ({ message, recipient, submissionId })),
    now,
  );
}
