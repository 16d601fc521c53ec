import type { Page } from '@playwright/test';
import { waitForHydration } from './harness.ts';

/** Everything that gtag.js would read, in order. */
export async function eventsOn(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as never)));
}

export async function namesOn(page: Page): Promise<unknown[]> {
  return (await eventsOn(page)).filter(([kind]) => kind === 'event').map(([, name]) => name);
}

/** Waits until the page is loaded, hydrated and idle: when the vendor's script would be fetched. */
export async function settled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
}
