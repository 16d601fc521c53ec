import type { Page } from '@playwright/test';
import { expect } from './harness.ts';

/** Before the page loads: makes what a button does visible to the test, printing and sharing too. */
export function tracePrintAndShare(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const trace = () => document.documentElement.toggleAttribute('data-done');
    window.print = trace;
    navigator.share = async () => void trace();
    window.stateOfPage = () => {
      const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
        field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
          ? field.checked
          : (field as HTMLInputElement).value,
      );
      const { attributes } = document.documentElement;
      const root = [...attributes].map(({ name, value }) => [name, value]);
      // Symbols have this attribute while they are in view. What is prefetched is in the head.
      const body = document.body.outerHTML.replaceAll(' data-on-screen=""', '');
      const at = [...document.body.querySelectorAll('*')].indexOf(
        document.activeElement as Element,
      );
      return JSON.stringify([location.href, root, body, values, at]);
    };
  });
}

/** Expects every button of the page's content to have a name and to do something. */
export async function expectButtonsToWork(page: Page): Promise<void> {
  const buttons = page.locator('main').locator('button:not([type=submit]), [role=button]');
  const names: string[] = [];
  for (const button of await buttons.all()) {
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const name = (await button.textContent()) || (await button.getAttribute('aria-label')) || '?';
    await button.evaluate((element: HTMLElement) => element.focus());
    await page.evaluate(() => {
      window.stateBefore = window.stateOfPage();
    });
    await button.click();
    const isChanged = () => page.evaluate(() => window.stateBefore !== window.stateOfPage());
    await expect.poll(isChanged, `${name} does nothing`).toBe(true);
    await page.keyboard.press('Escape');
    names.push(name);
  }
  expect(
    names.filter((name) => name === '?'),
    'buttons without a name',
  ).toEqual([]);
}

declare global {
  interface Window {
    /** Everything that a button may change: the address, the elements, the scroll position. */
    stateOfPage: () => string;
    stateBefore?: string;
  }
}
