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

function subscribeToDay(changed: () => void) {
  const timer = setInterval(changed, 60_000);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
