// The effects of sending a form: what this phone stores of it, and the queue that sends it later.
import { type CallBody, callFunction, type Reply } from '#app/browser/call-function.ts';
import {
  type FormName,
  loadAll,
  loadData,
  onSavedElsewhere,
  removeData,
  type StoredName,
  saveData,
  storedNames,
} from '#app/browser/stored-data.ts';
import { showToast } from '#app/browser/toasts.ts';
import { enquiryFailed, erasedText, type Notice, notices } from '#content/forms/notices.ts';
import { functionNames, uuidOf } from '#payloads/form-fields.ts';
import { documents } from '../documents.ts';
import { draftsWith } from './form-values.ts';
import { saveReceipt } from './receipt.ts';
import { type FinalReply, isFinal, retryDelay, type Settled } from './submission-state.ts';

/** Answers that were sent under an id. The answers themselves are not stored with it. */
interface Attempt {
  submissionId: string;
  /** When this phone learned that the school has them, in milliseconds since 1970. */
  acceptedAt?: number;
  reference?: string;
}

type Listener = (settled: Settled) => void;

/** How long the same answers count as the same form after they were accepted, in milliseconds. */
const SAME_FORM_MS = 24 * 3_600_000;

const forms: readonly FormName[] = ['enquiry', 'registration'];

/** The forms on the page, which report their own replies. */
const listeners: Record<FormName, Set<Listener>> = { enquiry: new Set(), registration: new Set() };

/** Attempts of this page: a browser may store nothing else. */
const attempts = new Map<StoredName, Attempt>();

const retries = { timer: undefined as ReturnType<typeof setTimeout> | undefined, count: 0 };

/**
 * The id to send these answers under: the one that they were sent under before, also from another
 * tab or before a reload, so that the server recognises them; a new one for other answers.
 */
export function submissionIdFor(form: FormName, payload: unknown): string {
  const name: StoredName = `${form}:${fingerprint(JSON.stringify(payload))}`;
  const last = attemptOf(name);
  if (last && Date.now() - (last.acceptedAt ?? Date.now()) < SAME_FORM_MS) return last.submissionId;
  // Not crypto.randomUUID, which pages have only over https.
  const attempt = { submissionId: uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4) };
  saveAttempt(name, attempt);
  return attempt.submissionId;
}

/** Stores a submission until it can be sent. False if this browser has no storage. */
export function enqueue(form: FormName, body: CallBody): boolean {
  // A page of an earlier version, in another tab, reads the function's name too.
  const entry = { functionName: functionNames[form], body };
  const stored = saveData('unsent', `${form}:${body.submissionId}`, entry);
  if (stored) restartRetries();
  return stored;
}

/** A submission of a form that is stored on this phone; one of them, if tabs have left several. */
export function queuedSubmission(form: FormName): CallBody | undefined {
  return queueOf(form)[0]?.value;
}

export function unqueue(form: FormName, { submissionId }: CallBody): void {
  for (const { name, value } of queueOf(form)) {
    if (value.submissionId === submissionId) removeData('unsent', name);
  }
}

/** Reports replies that a form did not wait for itself. Returns how to stop listening. */
export function followSubmissions(form: FormName, listener: Listener): () => void {
  listeners[form].add(listener);
  const stop = onSavedElsewhere('attempt', readAttempt, (attempt) => {
    const { submissionId, acceptedAt, reference = '' } = attempt;
    if (acceptedAt !== undefined)
      listener({ submissionId, reply: { kind: 'accepted', reference } });
  });
  return () => {
    listeners[form].delete(listener);
    stop();
  };
}

/** Records a final reply on this phone: accepted answers are not offered or sent again. */
export function recordReply(form: FormName, body: CallBody, reply: FinalReply): void {
  const names = new Set([...storedNames('attempt'), ...attempts.keys()]);
  for (const name of names) {
    const { submissionId } = attemptOf(name) ?? {};
    if (!name.startsWith(`${form}:`) || submissionId !== body.submissionId) continue;
    if (reply.kind === 'accepted') {
      const { reference } = reply;
      saveAttempt(name, { submissionId, acceptedAt: Date.now(), reference });
    } else if (reply.status === 410) {
      // The school has erased it: the same answers, sent again, are a new registration.
      attempts.delete(name);
      removeData('attempt', name);
    }
  }
}

/**
 * Takes a final reply whose form did not wait for it: the form reports it, otherwise a notice does.
 */
export function settle(form: FormName, body: CallBody, reply: FinalReply): void {
  unqueue(form, body);
  recordReply(form, body, reply);
  if (reply.kind === 'accepted') {
    for (const { name } of draftsWith(form, body)) removeData('draft', name);
  }
  if (listeners[form].size === 0) announce(form, body, reply);
  const { submissionId } = body;
  for (const listener of listeners[form]) listener({ submissionId, body, reply });
}

/** Sends what is stored on this phone, now and whenever the connection returns. */
export function startQueue(): void {
  restartRetries();
  void sendQueue();
}

async function sendQueue(): Promise<void> {
  clearTimeout(retries.timer);
  if (navigator.locks) {
    // One tab at a time.
    await navigator.locks.request('school:unsent', { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll();
    });
  } else {
    await sendAll();
  }
  if (forms.some((form) => queuedSubmission(form))) scheduleRetry();
}

async function sendAll(): Promise<void> {
  for (const form of forms) {
    for (const { name, value: body } of queueOf(form)) {
      const reply = await callFunction(functionNames[form], body);
      // Removed since: the visitor has changed an answer and will send it again.
      if (loadData('unsent', name, readQueued) && isFinal(reply)) settle(form, body, reply);
    }
  }
}

/** The browser may be wrong about being online, so the queue also sends by the clock. */
function restartRetries(): void {
  retries.count = 0;
  addEventListener('online', startQueue);
  scheduleRetry();
}

function scheduleRetry(): void {
  clearTimeout(retries.timer);
  retries.timer = setTimeout(sendQueue, retryDelay(retries.count));
  retries.count += 1;
}

/** Shows what the form would have shown, and stores the receipt until its page is opened. */
function announce(form: FormName, body: CallBody, reply: FinalReply): void {
  if (reply.kind === 'refused') {
    showToast(failureNotice(form, reply), form);
    return;
  }
  if (form === 'registration') saveReceipt(body, reply);
  showToast(form === 'enquiry' ? notices.enquirySentShort : notices.registrationSent, form);
}

/** What a visitor reads when a form was not accepted (docs/requirements.md, R22). */
export function failureNotice(form: FormName, reply?: Reply): Notice {
  const { message, status } = reply?.kind === 'refused' ? reply : {};
  const notice =
    form === 'enquiry' ? enquiryFailed(documents, message) : notices.registrationFailed;
  return status === 410 && message ? { ...notice, text: erasedText(message) } : notice;
}

function queueOf(form: FormName) {
  return loadAll('unsent', form, readQueued);
}

function readQueued({ body }: { body?: CallBody }): CallBody | undefined {
  return typeof body?.submissionId === 'string' ? body : undefined;
}

function readAttempt({ submissionId, acceptedAt, reference }: Partial<Attempt>) {
  if (typeof submissionId !== 'string') return undefined;
  return {
    submissionId,
    ...(typeof acceptedAt === 'number' && { acceptedAt }),
    ...(typeof reference === 'string' && { reference }),
  };
}

function attemptOf(name: StoredName): Attempt | undefined {
  return loadData('attempt', name, readAttempt)?.value ?? attempts.get(name);
}

function saveAttempt(name: StoredName, attempt: Attempt): void {
  attempts.set(name, attempt);
  saveData('attempt', name, attempt);
}

/** Distinguishes texts (FNV-1a, 64 bits); they cannot be read back from it. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
