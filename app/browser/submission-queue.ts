import { type CallBody, callFunction, type Reply } from './call-function.ts';
import { type FormName, loadData, removeData, saveData } from './stored-data.ts';

/** A submission that waits on this phone for a connection. */
export interface QueuedSubmission {
  functionName: string;
  body: CallBody;
}

/** Told what became of a submission that went out by itself. */
type Listener = (form: FormName, queued: QueuedSubmission, reply: Reply) => void;

const listeners = new Set<Listener>();
const forms: readonly FormName[] = ['enquiry', 'registration'];

/** How long until the next try, in milliseconds: the browser's word on being online is a guess. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let watching = false;

/** Keeps a submission until it can be sent. False when this phone keeps nothing. */
export function enqueueSubmission(form: FormName, queued: QueuedSubmission): boolean {
  const kept = saveData('unsent', form, queued);
  if (kept) retryWhenOnline();
  return kept;
}

export function queuedSubmission(form: FormName): QueuedSubmission | undefined {
  return loadData<QueuedSubmission>('unsent', form)?.value;
}

export function removeQueued(form: FormName): void {
  removeData('unsent', form);
}

/** Hears of every try; returns how to stop listening. */
export function onQueuedReply(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
    const queued = queuedSubmission(form);
    if (!queued) continue;
    const reply = await callFunction(queued.functionName, queued.body);
    // Another may have taken its place meanwhile.
    const stillQueued = queuedSubmission(form)?.body.submissionId === queued.body.submissionId;
    if (stillQueued && isFinal(reply)) removeQueued(form);
    if (stillQueued && reply.kind === 'accepted') {
      removeData('draft', form);
      removeData('attempt', form);
    }
    for (const listener of listeners) listener(form, queued, reply);
  }
}

/** Whether asking again could not change the answer. */
function isFinal(reply: Reply): boolean {
  return reply.kind === 'accepted' || (reply.kind === 'refused' && reply.status === 422);
}

function scheduleRetry(): void {
  clearTimeout(timer);
  const wait = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)];
  tries += 1;
  timer = setTimeout(sendQueued, wait);
}
