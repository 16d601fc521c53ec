import type { TodaysNews } from '#app/browser/use-today.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { savedTimetable } from './saved-timetable.ts';

/** How long the news that came with a page are fresh, in milliseconds: a change is shown in a minute. */
const FRESH_MS = 50_000;

// In a separate statement: see app/browser/use-loaded.ts.
const loadNews = () => import('./published-news.ts');

/**
 * Reports the day, at once, and the news whenever they may have changed. Their code is fetched after
 * the page: at once where the page brought none, or is a copy, or was rendered on another day than the
 * device's; otherwise when what it brought is no longer fresh.
 *
 * @param sent what our server has rendered into the page
 * @returns how to stop
 */
export function followNews(
  sent: TodaysNews | undefined,
  report: (next: TodaysNews) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const today = startOf(colomboDate(Date.now()));
  report(sent ?? { today });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Saved by the service worker, or, for Back and a restored tab, by the browser.
  const isCopy = 'asOf' in document.body.dataset || visit?.type === 'back_forward';
  const fresh = sent?.today === today && !isCopy ? sent : undefined;
  let isFollowing = false;

  async function follow() {
    if (isFollowing || signal.aborted) return;
    isFollowing = true;
    const module = await loadNews().catch(() => undefined);
    if (module && !signal.aborted) module.followPublishedNews(fresh, report, signal);
    else isFollowing = false;
  }

  // Not in the task that hydrates the page: a slow phone would react later.
  const timer = setTimeout(follow, fresh && !savedTimetable() ? FRESH_MS : 0);
  // A page that returns from the background or the browser's cache, or a download that failed.
  document.addEventListener('visibilitychange', follow, { signal });
  addEventListener('online', follow, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
