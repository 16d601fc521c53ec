import { createContext, useContext } from 'react';
import { colomboDate, type Instant, startOf } from '#rules/calendar/colombo.ts';

/** Provided by app/site.tsx. */
export const Today = createContext<Instant | undefined>(undefined);

/**
 * The moment at which today began in Colombo, in any time zone of the visitor; undefined until the
 * page has hydrated, since it was built on another day. It changes while a page stays open.
 */
export function useToday(): Instant | undefined {
  return useContext(Today);
}

/** Reports today at once, and whenever another day may have begun. Returns how to stop. */
export function followDays(onDay: (today: Instant) => void): () => void {
  const report = () => onDay(startOf(colomboDate(Date.now())));
  report();
  const timer = setInterval(report, 60_000);
  document.addEventListener('visibilitychange', report);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
  };
}
