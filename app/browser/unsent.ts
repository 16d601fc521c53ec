import { type CallBody, callFunction, type Reply } from './call-function.ts';
import { type FormName, forget, recall, remember } from './phone.ts';

/** A submission that waits on this phone for a line. */
export interface Unsent {
  functionName: string;
  body: CallBody;
}

/** Told what became of a submission that went out by itself. */
type Listener = (form: FormName, unsent: Unsent, reply: Reply) => void;

const listeners = new Set<Listener>();
const forms: readonly FormName[] = ['enquiry', 'registration'];

/** How long until the next try, in milliseconds: the browser's word on being online is a guess. */
const waits = [5_000, 10_000, 20_000, 40_000, 60_000];

let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let watching = false;

/** Keeps a submission until it can be sent. False when this phone keeps nothing. */
export function keepUnsent(form: FormName, unsent: Unsent): boolean {
  const kept = remember('unsent', form, unsent);
  if (kept) watchTheLine();
  return kept;
}

export function readUnsent(form: FormName): Unsent | undefined {
  return recall<Unsent>('unsent', form)?.value;
}

export function dropUnsent(form: FormName): void {
  forget('unsent', form);
}

/** Hears of every try; returns how to stop listening. */
export function onUnsentReply(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what waits, now and whenever the line returns, for as long as this page is open. */
export function watchTheLine(): void {
  tries = 0;
  if (!watching) {
    watching = true;
    addEventListener('online', () => {
      tries = 0;
      sendWaiting();
    });
  }
  plan();
}

/** Sends what waits on this phone at once. One tab at a time does it, where the browser can tell. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer);
  if (navigator.locks) {
    await navigator.locks.request('school:unsent', { ifAvailable: true }, async (lock) => {
      if (lock) await sendEach();
    });
  } else {
    await sendEach();
  }
  if (forms.some((form) => readUnsent(form))) plan();
}

async function sendEach(): Promise<void> {
  for (const form of forms) {
    const unsent = readUnsent(form);
    if (!unsent) continue;
    const reply = await callFunction(unsent.functionName, unsent.body);
    // Another may have taken its place meanwhile.
    const waits = readUnsent(form)?.body.submissionId === unsent.body.submissionId;
    if (waits && isLast(reply)) dropUnsent(form);
    if (waits && reply.is === 'accepted') {
      forget('draft', form);
      forget('attempt', form);
    }
    for (const listener of listeners) listener(form, unsent, reply);
  }
}

/** Whether asking again could not change the answer. */
function isLast(reply: Reply): boolean {
  return reply.is === 'accepted' || (reply.is === 'refused' && reply.status === 422);
}

function plan(): void {
  clearTimeout(timer);
  const wait = waits[Math.min(tries, waits.length - 1)];
  tries += 1;
  timer = setTimeout(sendWaiting, wait);
}
