import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlow, type SlowPage, untilHydrated, untilLoaded } from './slow-page.ts';

/** From the tap on a link to the painted heading of the next page, in milliseconds. */
export interface PageChange {
  /** Elapsed time on a slow phone. */
  pageChange: number;
  /** CPU time of the main thread, without throttling. */
  pageChangeCpu: number;
}

/** Waiting time before the link is tapped, in milliseconds. */
const SETTLED_MS = { slow: 4000, unthrottled: 2000 };

const TAPPED = 'bench: tapped';

/** Follows the link to /fees (from there: to /schedule) when the page is idle. */
export async function changePage(browser: Browser, url: string): Promise<PageChange> {
  return { pageChange: await timeOf(browser, url), pageChangeCpu: await cpuOf(browser, url) };
}

async function timeOf(browser: Browser, url: string): Promise<number> {
  const page = await openSlow(browser);
  const href = await scrollToLink(page, url);
  await rest(SETTLED_MS.slow);
  const time = await page.evaluate(followLink, { href, mark: TAPPED });
  await page.close();
  return time;
}

/** Read from a trace: CPU throttling runs on the same thread and would distort the figure. */
async function cpuOf(browser: Browser, url: string): Promise<number> {
  const page = await openSlow(browser, false);
  const href = await scrollToLink(page, url);
  await rest(SETTLED_MS.unthrottled);
  await browser.startTracing(undefined, { categories: ['blink.user_timing', 'devtools.timeline'] });
  await page.evaluate(followLink, { href, mark: TAPPED });
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  await page.close();
  return threadTime(trace.traceEvents);
}

async function scrollToLink(page: SlowPage, url: string): Promise<string> {
  await page.open(url);
  await untilLoaded(page, url);
  await untilHydrated(page);
  const href = new URL(url).pathname === '/fees' ? '/schedule' : '/fees';
  await page.evaluate(
    (path) =>
      document.querySelector(`footer a[href="${path}"]`)?.scrollIntoView({ block: 'center' }),
    href,
  );
  return href;
}

/** Runs in the page. @returns milliseconds from the click to the painted heading */
function followLink({ href, mark }: { href: string; mark: string }): Promise<number> {
  return new Promise((done) => {
    const { title } = document;
    new MutationObserver((_, observer) => {
      if (document.title === title) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now() - start);
        port2.postMessage('painted');
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
    performance.mark(mark);
    const start = performance.now();
    document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
  });
}

/** An event in Chrome's trace format; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread so far, and of this event. */
  tts: number;
  tdur?: number;
}

/** @returns CPU milliseconds from the tap to the end of the first frame after it */
function threadTime(events: TraceEvent[]): number {
  const tapped = events.find(({ name }) => name === TAPPED);
  const frame = events
    .filter(
      ({ name, pid, tid }) => name === 'Layerize' && pid === tapped?.pid && tid === tapped.tid,
    )
    .toSorted((one, other) => one.ts - other.ts)
    .find(({ ts }) => tapped && ts > tapped.ts);
  if (!tapped || !frame) throw new Error('The trace shows no frame after the tap.');
  return (frame.tts + (frame.tdur ?? 0) - tapped.tts) / 1000;
}
