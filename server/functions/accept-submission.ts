import type { Envelope } from '#payloads/envelope.ts';
import type { Form } from '#payloads/form-fields.ts';
import {
  acknowledgements as acknowledgementsFor,
  outboxRows,
  type PendingMail,
  type StoredForm,
  staffMails,
} from '#server/outbox/enqueue.ts';
import type { ServerDeps } from '#server/server-deps.ts';
import { findSent } from '#server/store/repeats.ts';
import { type NewSubmission, storeSubmission } from '#server/store/submissions.ts';
import type { Reply, RequestContext } from './endpoint.ts';
import { countForm, type LimitSettings, siteLimit, TooMany } from './limits.ts';
import { refusal, refusals } from './refusals.ts';
import { PASSED, repeatableText, screen, type Verdict } from './screen.ts';
import { fullClassesAskedFor, newReference, toRow } from './submission-row.ts';

/** What the functions need, on Node and on Supabase. */
export interface SubmissionDeps extends ServerDeps {
  limits: LimitSettings;
}

/**
 * Screens a form, stores it and enqueues its mails in one transaction, and replies. A repeat (the
 * same submissionId with the same fields) gets the first reply again, and is neither counted nor
 * stored.
 */
export async function acceptSubmission(
  deps: SubmissionDeps,
  form: Form,
  envelope: Envelope,
  context: RequestContext,
): Promise<Reply> {
  const { requestId } = context;
  try {
    const reply = await screenAndStore(deps, form, envelope, context);
    if (reply.status === 200) deps.wakeOutbox();
    else
      deps.log({
        event: 'request refused',
        requestId,
        status: reply.status,
        reason: reply.status === 410 ? 'erased' : 'id in use',
      });
    return reply;
  } catch (error) {
    if (error instanceof TooMany) {
      const { retryAfterSeconds } = error;
      deps.log({ event: 'limit hit', requestId, limit: 'address', refused: true });
      return { status: 429, body: refusal(refusals.tooMany), retryAfterSeconds };
    }
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
  const { store, clock, limits } = deps;
  const row = toRow(form, envelope, clock());
  const sender = { id: row.id, ...form };
  const earlier = envelope.submissionId && (await findSent(store, row.id, row.received_at));
  if (earlier) return repeatedReply(earlier, row);
  let screened: Screened = { verdict: PASSED, acknowledgements: acknowledgementsFor(sender) };
  if (limits.on) {
    screened = await countAndScreen(deps, form, envelope, context, screened.acknowledgements);
  }
  if (form.kind === 'registration') {
    Object.assign(row, await fullClassesAskedFor(store, form.fields, row.received_at));
  }
  return storeScreened(deps, row, sender, screened, context).catch((error: unknown) => {
    if (!isReferenceTaken(error)) throw error;
    const renamed = { ...row, reference: newReference() };
    return storeScreened(deps, renamed, sender, screened, context);
  });
}

interface Screened {
  verdict: Verdict;
  /** Without those beyond the limit of their mailbox. */
  acknowledgements: PendingMail[];
}

/**
 * Counts a form and screens its text. Before the transaction, so that other forms do not wait for
 * the counters or for a long text.
 * @throws TooMany beyond the hard limit of the sender's address
 */
async function countAndScreen(
  { store, clock, limits, log }: SubmissionDeps,
  form: Form,
  envelope: Envelope,
  { address, requestId }: RequestContext,
  pending: readonly PendingMail[],
): Promise<Screened> {
  const recipients = pending.map(({ recipient }) => recipient);
  const countable = { address, text: repeatableText(form), recipients };
  const counts = await countForm(store, limits, countable, clock());
  const verdict = screen(form, envelope, counts);
  const acknowledgements = pending.filter(({ recipient }) => counts.acknowledgeable.has(recipient));
  const { hold } = verdict;
  if (hold) log({ event: 'submission held', requestId, hold });
  else if (acknowledgements.length < pending.length) {
    log({ event: 'limit hit', requestId, limit: 'mailbox' });
  }
  return { verdict, acknowledgements };
}

async function storeScreened(
  { store, limits, staff, log }: SubmissionDeps,
  row: NewSubmission,
  sender: StoredForm,
  { verdict, acknowledgements }: Screened,
  { requestId }: RequestContext,
): Promise<Reply> {
  const now = row.received_at;
  const isNew = await storeSubmission(store, async (db) => {
    let { hold, reasons } = verdict;
    const site = !hold && limits.on ? await siteLimit(store, db, now) : 'open';
    if (site !== 'open') {
      hold = 'site';
      reasons = ['very many forms this hour'];
      // Once, not for each form of a flood.
      if (site === 'just reached') log({ event: 'limit hit', requestId, limit: 'site' });
    }
    const toStaff = hold === 'spam' ? [] : staffMails(sender, staff);
    return {
      submission: { ...row, hold, hold_reasons: hold && reasons.join(', ') },
      mails: outboxRows([...toStaff, ...(hold ? [] : acknowledgements)], now),
    };
  });
  return isNew ? accepted(row.reference) : repeatedReply(await findSent(store, row.id, now), row);
}

/**
 * The first reply again for the same fields as sent, even if they were corrected since; 422 when the
 * id belongs to another form, 410 when the submission was erased.
 */
function repeatedReply(first: Awaited<ReturnType<typeof findSent>>, row: NewSubmission): Reply {
  if (first === 'erased') return { status: 410, body: refusal(refusals.erased) };
  if (first?.digest === row.sent_digest) return accepted(first?.reference ?? row.reference);
  return { status: 422, body: refusal(refusals.idTaken) };
}

function accepted(reference: string): Reply {
  return { status: 200, body: { ok: true, reference } };
}

function isReferenceTaken(error: unknown): boolean {
  // SQLite names the column, Postgres the constraint.
  return error instanceof Error && /submissions[._]reference/.test(error.message);
}
