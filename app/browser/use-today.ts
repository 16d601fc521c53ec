import { useSyncExternalStore } from 'react';
import { colomboDate, type Instant, startOf } from '#rules/calendar/colombo.ts';

/**
 * The moment at which today began in Colombo, whatever the visitor's clock is set to; undefined
 * until the page has hydrated, since the page was built on another day. A page that stays open
 * moves on with the day.
 */
export function useToday(): Instant | undefined {
  return useSyncExternalStore(subscribeToDay, today, () => undefined);
}

function today(): Instant {
  return startOf(colomboDate(Date.now()));
}

const listeners = new Set<() => void>();
/** One for all: a page asks for today in eighty places. */
let timer: ReturnType<typeof setInterval> | undefined;

function subscribeToDay(changed: () => void) {
  listeners.add(changed);
  if (listeners.size === 1) {
    timer = setInterval(tellAll, 60_000);
    document.addEventListener('visibilitychange', tellAll);
  }
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tellAll);
  };
}

function tellAll() {
  for (const changed of listeners) changed();
}
