import { createContext, useContext } from 'react';
import { colomboDate, type Instant, startOf } from '#rules/calendar/colombo.ts';

/** Today, for all inside; what tells it is chrome/hydration.tsx. */
export const Today = createContext<Instant | undefined>(undefined);

/**
 * The moment at which today began in Colombo, whatever the visitor's clock is set to; undefined
 * until the page has hydrated, since the page was built on another day. A page that stays open
 * moves on with the day.
 */
export function useToday(): Instant | undefined {
  return useContext(Today);
}

/** Tells today at once, and again whenever another day may have begun. Out: how to stop. */
export function followDays(tell: (today: Instant) => void): () => void {
  const tellToday = () => tell(startOf(colomboDate(Date.now())));
  tellToday();
  const timer = setInterval(tellToday, 60_000);
  document.addEventListener('visibilitychange', tellToday);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tellToday);
  };
}
