import { createContext, useContext } from 'react';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { News } from '#rules/timetable/news.ts';

/** The id of the script element with the news that our server has rendered into a page. */
export const newsScriptId = 'news';

/** The day, and what is different on it: what a page shows beside its texts. */
export interface TodaysNews {
  /** The moment at which today began in Colombo, by the school's clock. */
  readonly today: Instant;
  /** Undefined until they are known. */
  readonly news?: News | undefined;
}

/** Provided by app/site.tsx. */
export const TodaysNewsContext = createContext<TodaysNews | undefined>(undefined);

/**
 * Today in Colombo, in any time zone of the visitor; undefined while a page hydrates that was built on
 * another day. It changes while a page stays open.
 */
export function useToday(): Instant | undefined {
  return useContext(TodaysNewsContext)?.today;
}

/** What is different today; undefined until it is known. */
export function useTodaysNews(): News | undefined {
  return useContext(TodaysNewsContext)?.news;
}
