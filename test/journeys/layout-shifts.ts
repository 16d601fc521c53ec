import type { Page } from '@playwright/test';

/** Runs in the page, or before it loads: adds up the layout shifts from then on. */
export function recordShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift' });
}

/** How far the page has moved since then, as browsers measure it. */
export function shiftsOn(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}

declare global {
  interface Window {
    shifted: number;
  }
}
