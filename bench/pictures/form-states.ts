import type { Page } from '@playwright/test';
import { draftWords } from '#content/forms/form-help.ts';
import type { Shoot } from './scene.ts';

/** Photographs the toast with this title on the screen, closes it, then photographs the page. */
export async function shootToast(
  page: Page,
  shoot: Shoot,
  title: string,
  state?: string,
): Promise<void> {
  await page.getByText(title).last().waitFor();
  // A toast stands behind everything else in the document, also behind the links of a dialog.
  const close = page.getByRole('button', { name: 'Close', exact: true }).last();
  await close.waitFor();
  // Where sending has left the page hangs on how busy the machine is.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    const dialog = document.querySelector('dialog[open]');
    dialog?.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' });
  });
  await shoot(state ? `${state}-toast` : 'toast', 'screen');
  const toast = await close.elementHandle();
  await toast?.evaluate((button) => (button as HTMLElement).click());
  await toast?.waitForElementState('hidden');
  await shoot(state);
}

/** Waits until the form says that what stands in it is kept: a moment after the last key. */
export async function untilKept(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: draftWords.clear }).first().waitFor();
}

/** Sends the browser's own bubble away, which fades in and out; what it pointed at keeps the focus. */
export async function dismissBubble(page: Page): Promise<void> {
  await page.locator('main :focus').waitFor();
  await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    focused.blur();
    focused.focus({ preventScroll: true });
  });
  await page.waitForTimeout(500);
}
