import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlow } from './slow-page.ts';
import { press } from './taps.ts';

/**
 * Opens a page with an empty profile and measures it until it is idle: times in milliseconds, sizes of
 * scripts in bytes. `blocked` is what long tasks after the first paint take beyond 50 ms each;
 * `hydrated` is 0 without scripts; `prefetched` is for pages that visible links lead to; `mainThread` is
 * processor time.
 */
export async function visit(browser: Browser, url: string, scripts: boolean) {
  const page = await openSlow(browser, url, scripts, watch);
  await rest(scripts ? 3000 : 1000);
  const seen = await page.evaluate(() => {
    const { measured, tasks } = window as unknown as Measured;
    const firstPaint =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const { hydrated } = measured;
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
      prefetched: sizeOf(false),
    };
  });
  const mainThread = await page.mainThread();
  await page.close();
  return { ...seen, mainThread };
}

interface Measured {
  measured: { largestPaint: number; layoutShift: number; hydrated: number };
  tasks: PerformanceEntry[];
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const measured = { largestPaint: Number.NaN, layoutShift: 0, hydrated: 0 };
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
    measured.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    tasks.push(entry);
  });
  new MutationObserver(() => {
    if ('hydrated' in (document.documentElement?.dataset ?? {}))
      measured.hydrated ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

/**
 * Taps the link to /fees (from there: to /schedule) when the page is idle.
 * @returns milliseconds from lifting the finger to the painted heading of the next page
 */
export async function changePage(browser: Browser, url: string): Promise<number> {
  const page = await openSlow(browser, url, true);
  const link = `footer a[href="${new URL(url).pathname === '/fees' ? '/schedule' : '/fees'}"]`;
  await page.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
    link,
  );
  await rest(4000);
  const elapsed = page.evaluate(watchChange);
  await press(page, link);
  const result = await elapsed;
  await page.close();
  return result;
}

/** Runs in the page. @returns milliseconds from the click to the painted heading */
function watchChange(): Promise<number> {
  return new Promise((done) => {
    const { title } = document;
    let start = Number.NaN;
    addEventListener(
      'click',
      () => {
        start = performance.now();
      },
      { capture: true, once: true },
    );
    new MutationObserver((_, observer) => {
      if (document.title === title) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        port2.postMessage('painted');
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
