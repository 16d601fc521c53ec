import type { Page } from '@playwright/test';
import { expect } from './harness.ts';

/** Before the page loads: makes printing and sharing visible to the test. */
export function tracePrintAndShare(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const trace = () => document.documentElement.toggleAttribute('data-done');
    window.print = trace;
    navigator.share = async () => void trace();
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
    const before = await stateOf(page);
    await button.click();
    await expect.poll(() => stateOf(page), `${name} does nothing`).not.toBe(before);
    await page.keyboard.press('Escape');
    names.push(name);
  }
  expect(
    names.filter((name) => name === '?'),
    'buttons without a name',
  ).toEqual([]);
}

/** Everything that a button may change: the address, the elements, the scroll position. */
async function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
      field instanceof HTMLInputElement && /radio|checkbox/.test(field.type)
        ? field.checked
        : (field as HTMLInputElement).value,
    );
    const at = [...document.querySelectorAll('*')].indexOf(document.activeElement as Element);
    return JSON.stringify([location.href, document.documentElement.outerHTML, values, at]);
  });
}
