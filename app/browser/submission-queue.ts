import { type CallBody, callFunction, type Reply } from './call-function.ts';
import {
  type FormName,
  loadData,
  removeData,
  type StoredName,
  saveData,
  storedNames,
} from './stored-data.ts';
import { markAccepted } from './submission-id.ts';

/** A submission that waits on this phone for a connection. */
export interface QueuedSubmission {
  functionName: string;
  body: CallBody;
}

/** An answer after which a submission waits no longer: it is kept, or never will be. */
export type FinalReply = Extract<Reply, { kind: 'accepted' | 'refused' }>;

/** Told what became of a submission whose form did not wait for it. */
type Listener = (form: FormName, body: CallBody, reply: FinalReply) => void;

const listeners = new Set<Listener>();
const forms: readonly FormName[] = ['enquiry', 'registration'];

/** How long until the next try, in milliseconds: the browser's word on being online is a guess. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let watching = false;

/** Keeps a submission until it can be sent. False when this phone keeps nothing. */
export function enqueueSubmission(form: FormName, queued: QueuedSubmission): boolean {
  const kept = saveData('unsent', `${form}:${queued.body.submissionId}`, queued);
  if (kept) retryWhenOnline();
  return kept;
}

/** What waits of a form; of several, as tabs can leave behind, one. */
export function queuedSubmission(form: FormName): QueuedSubmission | undefined {
  return whatWaits(form)[0]?.queued;
}

/** Takes one submission back, and no other that may wait beside it. */
export function removeQueued(form: FormName, submissionId: string | undefined): void {
  for (const { name, queued } of whatWaits(form)) {
    if (queued.body.submissionId === submissionId) removeData('unsent', name);
  }
}

/** Hears of every submission that was answered for good; returns how to stop listening. */
export function onQueuedReply(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts away what was answered for good, and tells whoever speaks for its form by now. */
export function settleSubmission(form: FormName, body: CallBody, reply: FinalReply): void {
  removeQueued(form, body.submissionId);
  if (reply.kind === 'accepted') {
    removeData('draft', form);
    markAccepted(form, body.submissionId, reply.reference);
  }
  for (const listener of listeners) listener(form, body, reply);
}

/** Whether asking again could not change the answer. */
export function isFinal(reply: Reply): reply is FinalReply {
  return reply.kind === 'accepted' || (reply.kind === 'refused' && reply.status === 422);
}

/** Sends what waits, now and whenever the connection returns, for as long as this page is open. */
export function retryWhenOnline(): void {
  tries = 0;
  if (!watching) {
    watching = true;
    addEventListener('online', () => {
      tries = 0;
      sendQueued();
    });
  }
  scheduleRetry();
}

/** Sends what waits on this phone at once. One tab at a time does it, where the browser can tell. */
export async function sendQueued(): Promise<void> {
  clearTimeout(timer);
  if (navigator.locks) {
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
    for (const { name, queued } of whatWaits(form)) {
      const { functionName, body } = queued;
      const reply = await callFunction(functionName, body);
      // Taken back meanwhile: the visitor has changed an answer and will send it anew.
      if (!loadData('unsent', name)) continue;
      if (isFinal(reply)) settleSubmission(form, body, reply);
    }
  }
}

function whatWaits(form: FormName): { name: StoredName; queued: QueuedSubmission }[] {
  // The version before kept one of each form, under the form's name alone.
  return storedNames('unsent')
    .filter((name) => name === form || name.startsWith(`${form}:`))
    .flatMap((name) => {
      const queued = loadData<QueuedSubmission>('unsent', name)?.value;
      return queued ? [{ name, queued }] : [];
    });
}

function scheduleRetry(): void {
  clearTimeout(timer);
  const wait = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)];
  tries += 1;
  timer = setTimeout(sendQueued, wait);
}
