import { useSyncExternalStore } from 'react';
import type { Instant } from '#rules/calendar/colombo.ts';
import { serverNow } from './server-time.ts';

/** How often words about time are looked at again, in milliseconds. */
const BEAT = 15_000;

const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** The moment, as it moves on; every clock of the page has the same one. */
export function useNow(): Instant {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (timer === undefined) {
    now = serverNow();
    timer = setInterval(tick, BEAT);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Also called when an answer has said what the server's clock is. */
export function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}
