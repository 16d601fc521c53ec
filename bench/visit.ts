import type { Browser } from '@playwright/test';
import { openSlow, rest, untilHydrated, untilLoaded } from './slow-page.ts';

/** What one visit to a page cost; times in milliseconds, sizes in bytes. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** Time after the first paint that long tasks blocked beyond their first 50 ms. */
  blocked: number;
  /** Until the scripts had taken the page over; none on the page without them. */
  hydrated: number | undefined;
  /** Scripts that the page itself needs. */
  scripts: number;
  /** Scripts fetched ahead afterwards, for pages that links in view lead to. */
  ahead: number;
}

/** Opens a page with an empty profile and watches it settle. */
export async function visit(browser: Browser, url: string, scripts: boolean): Promise<Visit> {
  const page = await openSlow(browser);
  await page.before(watch);
  await page.open(url);
  await untilLoaded(page, url);
  if (scripts) await untilHydrated(page);
  await rest(scripts ? 3000 : 1000);
  const seen = await page.evaluate(() => {
    const { measured, tasks } = window as unknown as { measured: Visit; tasks: PerformanceEntry[] };
    const firstPaint =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const { hydrated = 0 } = measured;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizeOf = (needed: boolean) =>
      files
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated === needed)
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      ...measured,
      firstPaint,
      blocked: tasks
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
        .reduce((total, after) => total + Math.max(0, after - 50), 0),
      scripts: sizeOf(true),
      ahead: sizeOf(false),
    };
  });
  await page.close();
  return seen;
}

/** Runs in the page before anything else does. */
function watch(): void {
  const measured = {
    largestPaint: Number.NaN,
    shift: 0,
    hydrated: undefined as number | undefined,
  };
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { measured, tasks });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    measured.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    measured.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    tasks.push(entry);
  });
  new MutationObserver(() => {
    if ('hydrated' in (document.documentElement?.dataset ?? {}))
      measured.hydrated ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}
