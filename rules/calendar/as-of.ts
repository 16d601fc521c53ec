import { offline } from '#content/pages/offline.ts';
import type { Instant } from './colombo.ts';
import { momentText } from './date-words.ts';

/** What stands over a page that was fetched earlier: '… as of Saturday, 21 November 2026, 3.05 p.m.' */
export function asOfText(fetched: Instant): string {
  return `${offline.asOf} ${momentText(fetched, { year: true })}`;
}
