import type { Enquiry } from '#payloads/enquiry.ts';
import type { Accepted, Envelope, Refused } from '#payloads/envelope.ts';
import type { Registration } from '#payloads/registration.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { owedToStaff, owedToVisitor, type Sender } from '#server/outbox/owed.ts';
import {
  holdSubmission,
  insertSubmission,
  type NewSubmission,
  storedFields,
} from '#server/store/submissions.ts';
import type { Db, Store } from '#server/store/tables.ts';
import { judge } from './judge.ts';
import { type LimitSettings, mayAcknowledge, TooMany } from './limits.ts';
import { toE164 } from './phone.ts';
import { newReference } from './reference.ts';
import { refusal, refusals } from './refusals.ts';

/** What the functions need. Shared by every composition: Node, and Supabase's edge. */
export interface ReceiveDeps {
  store: Store;
  clock: () => number;
  /** MAIL_TO: where staff mail goes. */
  staff: readonly string[];
  limits: LimitSettings;
  /** Called after a commit that left mails to deliver. */
  mailsOwed: () => void;
  log: (event: { event: string; [field: string]: unknown }) => void;
}

/** What is known of a request beside its body. */
export interface Visit {
  /** The client's address as the limits count it; undefined when there is none to be had. */
  address: string | undefined;
  /** The Origin header, which browsers send. */
  origin: string | null;
  requestId: string;
}

export type Reply =
  | { status: 200; body: Accepted }
  | { status: 422 | 503; body: Refused }
  | { status: 429; body: Refused; retryAfterSeconds: number };

export type Form =
  | { kind: 'enquiry'; fields: Enquiry }
  | { kind: 'registration'; fields: Registration };

/**
 * Stores a form with the mails it owes in one transaction, then answers. The same submissionId
 * with the same fields gets the first reply again and stores nothing.
 */
export async function receive(
  deps: ReceiveDeps,
  form: Form,
  envelope: Envelope,
  visit: Visit,
): Promise<Reply> {
  try {
    const reply = await storeOnce(deps, form, envelope, visit).catch((error: unknown) => {
      if (!isReferenceTaken(error)) throw error;
      return storeOnce(deps, form, envelope, visit);
    });
    deps.mailsOwed();
    return reply;
  } catch (error) {
    if (error instanceof TooMany) {
      const { retryAfterSeconds } = error;
      return { status: 429, body: refusal(refusals.tooMany), retryAfterSeconds };
    }
    deps.log({
      event: 'submission not stored',
      requestId: visit.requestId,
      reason: error instanceof Error ? error.message : String(error),
    });
    return { status: 503, body: refusal(refusals.notStored) };
  }
}

async function storeOnce(
  deps: ReceiveDeps,
  form: Form,
  envelope: Envelope,
  visit: Visit,
): Promise<Reply> {
  const now = deps.clock();
  const submission = toRow(form, envelope, now);
  return deps.store.transaction().execute(async (trx): Promise<Reply> => {
    // Inserting first lets the database decide who came first, also across processes.
    if (!(await insertSubmission(trx, submission))) return repeated(trx, submission);

    const { hold, reasons } = await judge(trx, deps.limits, form, envelope, visit, now);
    if (hold) await holdSubmission(trx, submission.id, hold, reasons);
    const sender = { id: submission.id, ...form };
    const toStaff = hold === 'spam' ? [] : owedToStaff(sender, deps.staff);
    const toVisitor = hold ? [] : await allowedAcknowledgements(trx, deps, sender, now);
    await enqueue(trx, [...toStaff, ...toVisitor], now);
    return accepted(submission.reference);
  });
}

async function repeated(trx: Db, submission: NewSubmission): Promise<Reply> {
  const first = await storedFields(trx, submission.id);
  const same = first?.kind === submission.kind && first.fields === submission.fields;
  return same ? accepted(first.reference) : { status: 422, body: refusal(refusals.idTaken) };
}

async function allowedAcknowledgements(
  trx: Db,
  { limits }: ReceiveDeps,
  sender: Sender,
  now: number,
) {
  const allowed = [];
  // In one order everywhere, so that two processes cannot wait for each other's counters.
  const mails = owedToVisitor(sender).sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
  for (const mail of mails) {
    if (!limits.on || (await mayAcknowledge(trx, limits, mail.recipient, now))) allowed.push(mail);
  }
  return allowed;
}

function accepted(reference: string): Reply {
  return { status: 200, body: { ok: true, reference } };
}

function toRow(form: Form, envelope: Envelope, now: number): NewSubmission {
  const common = {
    id: envelope.submissionId ?? crypto.randomUUID(),
    reference: newReference(),
    fields: JSON.stringify(form.fields),
    received_at: now,
    email: form.fields.email.toLowerCase(),
    phone_e164: toE164(form.fields.phone),
  };
  if (form.kind === 'enquiry') {
    return { ...common, kind: 'enquiry', name: form.fields.name.toLowerCase() };
  }
  const { firstName, lastName, parentName, parentEmail, parentPhone } = form.fields;
  return {
    ...common,
    kind: 'registration',
    name: `${firstName} ${lastName} / ${parentName}`.toLowerCase(),
    guardian_email: parentEmail.toLowerCase() || null,
    guardian_phone_e164: toE164(parentPhone),
    consent_version: envelope.consentVersion ?? null,
    consented_at: now,
  };
}

function isReferenceTaken(error: unknown): boolean {
  // SQLite names the column, Postgres the constraint.
  return error instanceof Error && /submissions[._]reference/.test(error.message);
}
