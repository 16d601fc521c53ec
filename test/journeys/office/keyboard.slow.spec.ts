import type { Page } from '@playwright/test';
import { office as words } from '#content/office/office-texts.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { dilani, expect, tabTo, test } from '../office-harness.ts';

test('from signing in to signing out by the keyboard alone', async ({ page, context, office }) => {
  await context.clearCookies();
  const reference = await office.registration();
  await page.goto('/');
  await tabTo(page.getByRole('textbox', { name: 'E-mail' }));
  await page.keyboard.type(dilani);
  await tabTo(page.getByRole('button', { name: 'Send me a code', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type(await office.codeAfter(0));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type('nethmi');
  await tabTo(page.getByRole('link', { name: reference }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nethmi Sample' })).toBeFocused();

  await tabTo(page.getByRole('button', { name: 'Called', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Called.' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Undo', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Called', exact: true })).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('No reply.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'No reply.' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Erase', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: submissionWords.keepIt })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Sign out', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('the focused element is never under the header, the dock or the buttons of a sheet', async ({
  page,
  office,
}) => {
  // So narrow that the next call has a row of its own in the dock.
  await page.setViewportSize({ width: 320, height: 640 });
  const reference = await office.registration();
  await office.enquiry();
  await openFromList(page, reference);
  await expectFocusVisible(page, 40);
  const focused = await page.locator(':focus').boundingBox();
  const dock = await page.getByRole('navigation', { name: words.dockLabel }).boundingBox();
  if (!focused || !dock) throw new Error('Nothing has the focus, or there is no dock.');
  expect(focused.y + focused.height).toBeLessThan(dock.y);

  await page.goto('/classes?sheet=close');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocusVisible(page, 10);
});

/** Opens a submission, whose heading then has the focus. */
async function openFromList(page: Page, reference: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample' })).toBeFocused();
}

/** Moves the focus so many steps forth and back. */
async function expectFocusVisible(page: Page, steps: number): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    let focused = 0;
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const cover = await coverOfFocus(page);
      if (cover !== undefined) focused += 1;
      expect(cover ?? '', `${key} ${step} at ${page.url()}`).toBe('');
    }
    expect(focused).toBeGreaterThan(steps / 2);
  }
}

/**
 * The element that covers the middle of the focused element; '' when nothing covers it, undefined
 * when nothing has the focus.
 */
async function coverOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    // A tall one counts as visible if its start is.
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
    if (!top || top === element || element.contains(top) || top.contains(element)) return '';
    return `${element.outerHTML.slice(0, 80)} under ${top.outerHTML.slice(0, 80)}`;
  });
}
