import { useSyncExternalStore } from 'react';
import type { Instant } from '#rules/calendar/colombo.ts';
import { serverNow } from '../clock/server-time.ts';

/** How often a lost line is tried again, in milliseconds. */
const TRY_AGAIN = 4000;

let lostAt: Instant | undefined;
/** How often the line was lost. What was asked before the last time says nothing of it now. */
let losses = 0;
let trying: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Since when there is no connection; undefined while there is one. */
export function useLostConnection(): Instant | undefined {
  return useSyncExternalStore(subscribe, () => lostAt);
}

/** Calls back each time the connection is lost or back; out: how to stop that. */
export function onConnection(listener: (isLost: boolean) => void): () => void {
  return subscribe(() => listener(lostAt !== undefined));
}

/** A request got no answer. From now on the line is tried until one comes. */
export function noteLost(): void {
  losses += 1;
  if (lostAt === undefined) change(serverNow());
  trying ??= setTimeout(tryLine, TRY_AGAIN);
}

/** A request goes out; out: to be called once it has an answer, whatever that says. */
export function noteRequest(): () => void {
  const before = losses;
  return () => {
    if (losses !== before) return;
    clearTimeout(trying);
    trying = undefined;
    if (lostAt !== undefined) change(undefined);
  };
}

/** Asks for the page itself: that says nothing of anybody, and is no use of the session. */
export async function tryLine(): Promise<void> {
  clearTimeout(trying);
  trying = undefined;
  const noteAnswer = noteRequest();
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TRY_AGAIN) });
    noteAnswer();
  } catch {
    noteLost();
  }
}

function change(to: Instant | undefined): void {
  lostAt = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The browser knows at once of a line that is gone, and of one that may be back.
addEventListener('offline', noteLost);
addEventListener('online', () => void tryLine());
