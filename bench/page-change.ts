import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlow, untilHydrated, untilLoaded } from './slow-page.ts';

const TAPPED = 'bench: tapped';

/**
 * Follows the link to /fees (from there: to /schedule) when the page is idle.
 * @returns milliseconds from the tap to the painted heading of the next page: elapsed on a slow phone,
 * and of the main thread without throttling
 */
export async function changePage(browser: Browser, url: string) {
  const { elapsed } = await follow(browser, url, true);
  const { cpu } = await follow(browser, url, false);
  return { pageChange: elapsed, pageChangeCpu: cpu };
}

async function follow(browser: Browser, url: string, throttled: boolean) {
  const page = await openSlow(browser, throttled);
  await page.open(url);
  await untilLoaded(page, url);
  await untilHydrated(page);
  const href = new URL(url).pathname === '/fees' ? '/schedule' : '/fees';
  await page.evaluate(
    (path) =>
      document.querySelector(`footer a[href="${path}"]`)?.scrollIntoView({ block: 'center' }),
    href,
  );
  await rest(throttled ? 4000 : 2000);
  const categories = ['blink.user_timing', 'devtools.timeline'];
  // Throttling runs on the main thread too and would distort its time.
  if (!throttled) await browser.startTracing(undefined, { categories });
  const elapsed = await page.evaluate(followLink, { href, mark: TAPPED });
  const cpu = throttled ? 0 : threadTime(JSON.parse(String(await browser.stopTracing())));
  await page.close();
  return { elapsed, cpu };
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
function threadTime({ traceEvents: events }: { traceEvents: TraceEvent[] }): number {
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
