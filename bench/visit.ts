import type { Browser, Page } from '@playwright/test';

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

/** A slow phone on a slow line, applied and not simulated. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const SLOWER_CPU = 4;

/** Opens a page with an empty profile and watches it settle. */
export async function visit(browser: Browser, url: string, scripts: boolean): Promise<Visit> {
  const { page, close } = await openSlow(browser);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  if (scripts) await untilHydrated(page);
  await page.waitForTimeout(scripts ? 3000 : 1000);
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
  await close();
  return seen;
}

/** Time from a tap on a link to the painted next page, once this one has settled. */
export async function changePage(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openSlow(browser);
  await page.goto(url, { timeout: 120_000 });
  await untilHydrated(page);
  const name = new URL(url).pathname === '/fees' ? 'Class Schedule' : 'Fee Structure';
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(4000);
  const time = await link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const { title } = document;
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (document.title === title) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage('painted');
          });
        }).observe(document, { subtree: true, childList: true, characterData: true });
        (element as HTMLElement).click();
      }),
  );
  await close();
  return time;
}

/** A page of an empty profile on a slow phone and a slow line. */
export async function openSlow(browser: Browser) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return { page, close: () => context.close() };
}

export function untilHydrated(page: Page) {
  return page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 120_000 });
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
