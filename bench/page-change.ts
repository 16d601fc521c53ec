import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openSlow } from './slow-page.ts';

/**
 * Follows the link to /fees (from there: to /schedule) when the page is idle.
 * @returns milliseconds from the tap to the painted heading of the next page
 */
export async function changePage(browser: Browser, url: string): Promise<number> {
  const page = await openSlow(browser, url, true);
  const link = `footer a[href="${new URL(url).pathname === '/fees' ? '/schedule' : '/fees'}"]`;
  await page.evaluate(
    (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }),
    link,
  );
  await rest(4000);
  const elapsed = await page.evaluate(followLink, link);
  await page.close();
  return elapsed;
}

/** Runs in the page. @returns milliseconds from the click to the painted heading */
function followLink(link: string): Promise<number> {
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
    const start = performance.now();
    document.querySelector<HTMLElement>(link)?.click();
  });
}
