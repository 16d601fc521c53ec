import { offline } from '#content/offline.ts';
import { colomboDate, colomboMinutes, dateText, type Instant } from './colombo.ts';
import { timeText } from './times.ts';

/** What stands over a page that was fetched earlier: '… as of Saturday, 21 November 2026, 3.05 p.m.' */
export function asOfText(fetched: Instant): string {
  const date = dateText(colomboDate(fetched), { year: true });
  return `${offline.asOf} ${date}, ${timeText(colomboMinutes(fetched))}`;
}
