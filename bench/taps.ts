import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlow, type SlowPage } from './slow-page.ts';

interface Control {
  path: string;
  /** Selector of what is tapped. */
  target: string;
  /** Tapped before the measurement. */
  first?: string;
}

const tab = 'main a[href="#a-level"]';
const level = 'label:has(input[name="level"][value="a-level"])';

export const controls: Record<string, Control> = {
  'a tab': { path: '/schedule', target: tab },
  'a tab at home': { path: '/', target: tab },
  'the menu': { path: '/', target: 'header summary[aria-label="Menu"]' },
  'a level': { path: '/register', target: level },
  'a subject': {
    path: '/register',
    first: level,
    target: 'label:has(input[name="subjects-a-level"])',
  },
  'a dialog': { path: '/register', target: 'form a[href="#terms"]' },
};

/** Taps when the page is idle. @returns interaction to next paint, in milliseconds */
export async function tapIdle(
  browser: Browser,
  url: string,
  control: Control,
  scripts: boolean,
): Promise<number> {
  const page = await openSlow(browser, url, scripts);
  await rest(3000);
  if (control.first) await press(page, control.first);
  await reach(page, control.target);
  await rest(2000);
  await page.evaluate(watchInteractions);
  await press(page, control.target);
  await rest(1500);
  // The browser does not report interactions below 16 ms.
  const longest = await page.evaluate(
    () => (window as unknown as { seen: { longest: number } }).seen.longest || 16,
  );
  await page.close();
  return longest;
}

export async function press(page: SlowPage, selector: string): Promise<void> {
  const { x, y } = await reach(page, selector);
  await page.tap(x, y);
}

/** Scrolls to the first visible match. @returns where to tap it */
function reach(page: SlowPage, selector: string): Promise<{ x: number; y: number }> {
  return page.evaluate((target) => {
    const element = [...document.querySelectorAll(target)].find((one) => one.checkVisibility());
    const centre = () => {
      // A link that wraps has several boxes: tap the first line.
      const [line] = element?.getClientRects() ?? [];
      if (!line) throw new Error(`Nothing to tap: ${target}`);
      return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    };
    const { y } = centre();
    if (y < 0 || y > innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return centre();
  }, selector);
}

/** Runs in the page: records the longest interaction, as INP does. */
function watchInteractions(): void {
  const seen = { longest: 0 };
  Object.assign(window, { seen });
  // Chrome times only events that have a listener, which the page without scripts has not.
  for (const type of ['pointerdown', 'pointerup', 'click']) addEventListener(type, () => {});
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
