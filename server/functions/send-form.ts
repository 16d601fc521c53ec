import * as v from 'valibot';
import type { Documents } from '#content/schemas/documents.ts';
import { type Envelope, envelopeSchema } from '#payloads/envelope.ts';
import type { Form } from '#payloads/form-fields.ts';
import { enquirySchemaOf, registrationSchemaOf } from '#payloads/schemas.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { enqueueFormMails, mailboxesOf } from '#server/outbox/enqueue.ts';
import { nextTimes } from '#server/store/office/diary.ts';
import { findSent } from '#server/store/submissions/repeats.ts';
import { fullClassesAskedFor, toRow } from '#server/store/submissions/submission-row.ts';
import {
  insertSubmission,
  type NewSubmission,
  type Submission,
  waitingNames,
  waitsOf,
} from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { onDisk, unsynced } from '#server/store/unsynced.ts';
import type { Reply, RequestContext } from './endpoint.ts';
import { invalid, refusal, refusals } from './form-errors.ts';
import { countForm, type FormCounts, isSiteFull, type LimitSettings } from './form-limits.ts';
import { PASSED, repeatableText, screen, type Verdict } from './screen.ts';

/** What the functions need, on Node and on Supabase. */
export interface SubmissionDeps extends ServerDeps {
  limits: LimitSettings;
}

const schemas: Record<
  Form['kind'],
  (documents: Documents) => v.GenericSchema<unknown, Form['fields']>
> = {
  enquiry: enquirySchemaOf,
  registration: registrationSchemaOf,
};

/**
 * Receives a form (docs/requirements.md, R35.1): reads its JSON by its schema, which drops unknown
 * keys, and accepts or rejects it.
 */
export async function sendForm(
  kind: Form['kind'],
  deps: SubmissionDeps,
  json: unknown,
  context: RequestContext,
): Promise<Reply> {
  const read = v.safeParse(schemas[kind](deps.live.documents), json);
  const envelope = v.safeParse(envelopeSchema, json);
  if (read.success && envelope.success) {
    const form = { kind, fields: read.output } as Form;
    return acceptSubmission(deps, form, envelope.output, context);
  }
  const messages: Record<string, string> = {};
  for (const issue of [...(read.issues ?? []), ...(envelope.issues ?? [])]) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (field) messages[field] ??= issue.message;
  }
  const { requestId } = context;
  // The names of the fields, without anything that was typed.
  const fields = Object.keys(messages);
  deps.log({ event: 'request refused', requestId, status: 422, reason: 'invalid', fields });
  return { status: 422, body: invalid(messages) };
}

/**
 * Screens a form, stores it and enqueues its mails in one transaction, and replies. A repeat (the
 * same submissionId with the same fields) gets the first reply again, and is neither counted nor
 * stored.
 */
async function acceptSubmission(
  deps: SubmissionDeps,
  form: Form,
  envelope: Envelope,
  context: RequestContext,
): Promise<Reply> {
  const { requestId } = context;
  try {
    const reply = await screenAndStore(deps, form, envelope, context);
    const { status } = reply;
    // Also for a repeat: its first form may still be on its way to the disk.
    if (status === 200) await onDisk(deps.store);
    const reason = status === 410 ? 'erased' : 'id in use';
    if (status === 200) deps.wakeOutbox();
    else if (status === 429)
      deps.log({ event: 'limit hit', requestId, limit: 'address', refused: true });
    else deps.log({ event: 'request refused', requestId, status, reason });
    return reply;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    deps.log({ event: 'submission not stored', requestId, reason });
    return { status: 503, body: refusal(refusals.notStored) };
  }
}

async function screenAndStore(
  deps: SubmissionDeps,
  form: Form,
  envelope: Envelope,
  context: RequestContext,
): Promise<Reply> {
  const { store, clock, staff } = deps;
  const row = toRow(form, envelope, clock());
  const { id, received_at: now } = row;
  const earlier = envelope.submissionId && (await findSent(store, id, now));
  if (earlier) return repeatedReply(deps, earlier, row, context);
  const mailboxes = mailboxesOf(form.fields);
  const screened = await countAndScreen(deps, form, envelope, context, mailboxes);
  const { retry, hold, reasons, allowed } = screened;
  if (retry) return { status: 429, body: refusal(refusals.tooMany), headers: retry };
  const waiting = await fullClassesAskedFor(store, deps.live.documents, form, now);
  const submission = { ...row, ...waiting, hold, hold_reasons: hold && reasons.join(', ') };
  const recipients = { staff: hold === 'spam' ? [] : staff(), family: hold ? [] : allowed };
  const storeBoth = async (trx: Db) => {
    const isNew = await insertSubmission(trx, submission);
    if (isNew) await enqueueFormMails(trx, { id, kind: form.kind }, recipients, now);
    return isNew;
  };
  // The health check has its own transaction, which it rolls back.
  const isNew = await (store.isTransaction
    ? storeBoth(store)
    : unsynced(store, (connection) => connection.transaction().execute(storeBoth)));
  const waitsSince = waitsOf({ waiting_for: null, waiting_for_classes: null, ...submission });
  if (isNew) return accepted(deps, row, { ...row, receivedAt: now, waitsSince }, context);
  return repeatedReply(deps, await findSent(store, id, now), row, context);
}

/**
 * Counts a form and screens its text. Before the transaction, so that other forms do not wait for
 * the counters or for a long text.
 * @returns the verdict, and the mailboxes within the limit of acknowledgements
 */
async function countAndScreen(
  { store, clock, limits, log }: SubmissionDeps,
  form: Form,
  envelope: Envelope,
  { address, requestId }: RequestContext,
  recipients: string[],
): Promise<Verdict & { allowed: string[]; retry?: FormCounts['retry'] }> {
  if (!limits.on) return { ...PASSED, allowed: recipients };
  const countable = { address, text: repeatableText(form), recipients };
  const counts = await countForm(store, limits, countable, clock());
  const { retry } = counts;
  if (retry) return { ...PASSED, allowed: [], retry };
  let verdict = screen(form, envelope, counts);
  if (!verdict.hold && (await isSiteFull(store, clock()))) {
    verdict = { hold: 'site', reasons: ['very many forms this hour'] };
  }
  const allowed = recipients.filter((each) => counts.acknowledgeable.has(each));
  const { hold } = verdict;
  if (hold) log({ event: 'submission held', requestId, hold });
  else if (allowed.length < recipients.length)
    log({ event: 'limit hit', requestId, limit: 'mailbox' });
  return { ...verdict, allowed };
}

/**
 * The first reply again for the same fields as sent, even if they were corrected since; 422 when the
 * id belongs to another form, 410 when the submission was erased.
 */
async function repeatedReply(
  deps: SubmissionDeps,
  first: Awaited<ReturnType<typeof findSent>>,
  row: NewSubmission,
  context: RequestContext,
): Promise<Reply> {
  if (first === 'erased') return { status: 410, body: refusal(refusals.erased) };
  if (first && first.digest === row.sent_digest) return accepted(deps, row, first, context);
  return { status: 422, body: refusal(refusals.idTaken) };
}

/** The same for a repeat and for a held submission: the reply must not reveal it. */
async function accepted(
  { live, store, clock }: SubmissionDeps,
  { id, kind }: NewSubmission,
  {
    reference,
    receivedAt,
    waitsSince,
  }: { reference: string; receivedAt: number } & Pick<Submission, 'waitsSince'>,
  { familyLink }: RequestContext,
): Promise<Reply> {
  const waitingFor = waitingNames(live.documents, { waitsSince });
  const stored = { ok: true as const, reference, ...(waitingFor.length > 0 && { waitingFor }) };
  const link = kind === 'registration' ? familyLink?.(id, receivedAt) : undefined;
  if (!link) return { status: 200, body: stored };
  // It is stored: whatever happens now, the reply says so.
  const times = await nextTimes(store, live.documents, clock()).catch(() => []);
  return { status: 200, body: { ...stored, link, ...(times.length > 0 && { times }) } };
}
