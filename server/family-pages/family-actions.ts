import * as v from 'valibot';
import { familyLinkOf } from '#content/forms/family-link.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { phoneLine, required } from '#payloads/schemas.ts';
import { phoneQuestion } from '#rules/contact/phone-question.ts';
import { sign } from '#server/http/signature.ts';
import { enqueueFamilyReport } from '#server/outbox/enqueue.ts';
import { withFamilyMails } from '#server/outbox/family-news.ts';
import { type Entry, historyOf, writeHistory } from '#server/store/office/office-history.ts';
import {
  lastEffectiveOutcome,
  setOutcome,
  undoOutcome,
} from '#server/store/office/office-outcomes.ts';
import { isUnwanted, markUnwanted } from '#server/store/outbox/unwanted-mailboxes.ts';
import { correctFields } from '#server/store/submissions/corrections.ts';
import {
  BY_FAMILY,
  findSubmission,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { changeAppointment } from './family-appointment.ts';
import { answerOffer } from './family-offer.ts';
import type { LinkDeps, Visit } from './link-page.ts';
import { FAMILY_LINK } from './signed-links.ts';

/** What the page says when a change was not made. */
export interface Problem {
  text?: string;
  /** A number that was typed and is not saved, with the reason or a question. */
  phone?: { field: PhoneField; typed: string; wrong?: string; question?: string };
  status?: number;
}

/** @returns what is wrong, or the signature of a number that was saved */
type Act = (
  visit: Visit,
  form: URLSearchParams,
) => Promise<Problem | { saved: string } | undefined>;

/**
 * What the page's buttons do, by the value of `do` in its forms. A button that is pressed again changes
 * nothing and reports nothing.
 */
export const familyActions = {
  phone: changePhone,
  slot: (visit, form) => changeAppointment(visit, form.get('slot') ?? '', form.get('was')),
  'slot-cancelled': (visit, form) => changeAppointment(visit, null, form.get('was')),
  accept: (visit, form) => answerOffer(visit, 'accepted', form.get('offer') ?? undefined),
  decline: (visit, form) => answerOffer(visit, 'declined', form.get('offer') ?? undefined),
  'withdraw-confirmed': (visit) =>
    act(visit, 'family-withdrawn', (trx, now) => setWithdrawn(trx, visit, undefined, now)),
  undo: undoWithdrawal,
  'not-us': disown,
} satisfies Record<string, Act>;

export type FamilyAction = keyof typeof familyActions;

const phoneOf = { email: 'phone', parentEmail: 'parentPhone' } as const;
export type PhoneField = (typeof phoneOf)[keyof typeof phoneOf];

/**
 * The numbers that the owner of a mailbox may correct: the student's, the parent's, or both where
 * both gave this mailbox. An address that the office has corrected since still belongs to the same
 * person. Empty when it is unclear whose mailbox it was. A link that was in no mail is the reply to the
 * form, or came from the office: the person who filled in the form may correct all of it.
 */
export async function phoneFieldsOf(
  db: Db,
  { id, kind, fields }: Submission,
  mailbox: string,
): Promise<PhoneField[]> {
  if (kind === 'enquiry') return ['phone'];
  if (mailbox === '') return Object.values(phoneOf);
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

async function changePhone(visit: Visit, form: URLSearchParams): ReturnType<Act> {
  const { deps, submission, mailbox } = visit;
  const fields = await phoneFieldsOf(deps.store, submission, mailbox);
  const [only, other] = fields;
  const named = form.get('field') ?? (other ? undefined : only);
  const field = fields.find((each) => each === named);
  if (!field) return { text: familyLinkOf(visit.deps.live.documents).unreadable.text, status: 422 };
  const label = registrationFields[field].label;
  const typed = form.get('phone') ?? '';
  const read = v.safeParse(required(label, phoneLine(label)), typed);
  if (!read.success) return { phone: { field, typed, wrong: read.issues[0].message }, status: 422 };
  const { output: phone } = read;
  const question = phoneQuestion(phone);
  if (question && form.get('asked')?.trim() !== phone) {
    return { phone: { field, typed: phone, question } };
  }
  await act(visit, 'family-phone', (trx, now) =>
    correctFields(
      trx,
      deps.live.documents,
      submission.id,
      { [field]: phone },
      { by: BY_FAMILY },
      now,
    ),
  );
  return { saved: signNumber(visit, phone) };
}

/**
 * A signature for the address after a number was saved: only the person who typed the number may read
 * it on the page.
 */
export function signNumber({ deps, submission }: Visit, phone: string): string {
  return sign(deps.limits.secret, `${FAMILY_LINK} saved`, submission.id, phone);
}

/** Undoes the family's own cancellation. */
function undoWithdrawal(visit: Visit) {
  const { id } = visit.submission;
  return act(visit, 'family-undone', async (trx, now) => {
    if (await isUnwanted(trx, id, visit.mailbox)) return false;
    const fits = (last: Entry) => isUndoable(last, now);
    return undoOutcome(trx, id, { by: BY_FAMILY, was: 'withdrawn', fits }, now);
  });
}

/** How long a family can undo its cancellation, in milliseconds. */
const UNDO_LIFE = 24 * 3_600_000;

/** Whether the family's own cancellation can still be undone. */
export async function canUndo({ store, clock }: LinkDeps, { id, state, hold }: Submission) {
  if (state !== 'withdrawn' || hold === 'spam') return false;
  const last = await lastEffectiveOutcome(store, id);
  return last !== undefined && isUndoable(last, clock());
}

function isUndoable({ by, what, note, at }: Entry, now: number): boolean {
  // With a note it was 'This was not us'.
  return by === BY_FAMILY && what === 'withdrawn' && note === null && now - at < UNDO_LIFE;
}

/**
 * Withdraws a submission that the owner of this mailbox did not send, and sends no mail about it to
 * the mailbox again.
 */
export function disown(visit: Pick<Visit, 'deps' | 'submission' | 'mailbox'>) {
  const { submission, mailbox } = visit;
  return act(visit, 'family-not-us', async (trx, now) => {
    if (!(await markUnwanted(trx, submission.id, mailbox))) return false;
    const note = `This was not us: ${mailbox}`;
    if (!(await setWithdrawn(trx, visit, note, now))) {
      await writeHistory(trx, submission.id, { at: now, by: BY_FAMILY, what: 'note', note });
    }
    return true;
  });
}

type About = Pick<Visit, 'deps' | 'submission'>;

/** False when it is withdrawn already. */
async function setWithdrawn(
  trx: Db,
  { deps, submission }: About,
  note: string | undefined,
  now: number,
) {
  const was = (await findSubmission(trx, submission.id, 'locked'))?.state;
  if (!was || was === 'withdrawn') return false;
  return setOutcome(
    trx,
    deps.live.documents,
    submission.id,
    { state: 'withdrawn', was, by: BY_FAMILY, note },
    now,
  );
}

/** Changes something in a transaction that also enqueues the report of it, if anything changed. */
async function act(
  { deps, submission }: About,
  message: Parameters<typeof enqueueFamilyReport>[1],
  change: (trx: Db, now: number) => Promise<boolean>,
): Promise<undefined> {
  const now = deps.clock();
  const { id } = submission;
  await deps.store.transaction().execute(async (trx) => {
    const isChanged = await withFamilyMails(
      trx,
      deps.live.documents,
      id,
      // It knows that a place ends with its own withdrawal, not which one it has again.
      { now, wait: 0, tell: message === 'family-undone' },
      () => change(trx, now),
    );
    if (isChanged) await enqueueFamilyReport(trx, message, id, deps.staff(), now);
  });
  deps.wakeOutbox();
}
