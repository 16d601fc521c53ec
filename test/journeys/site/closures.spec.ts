import type { Page } from '@playwright/test';
import { expect, test, waitForHydration, waitForIdle, waitForScripts } from '../harness.ts';

// The visitor is in another time zone: the day in Colombo counts.
test.use({ timezoneId: 'America/Los_Angeles' });

const notice = { name: 'Days without classes' };

/** Opens a page, and waits until it can show its notices. */
async function openWithNotices(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForScripts(page, ['notice-banner']);
  await waitForIdle(page);
}

test('announces a closure, and shows its classes in grey with the reason', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-20T20:00:00Z');
  await page.goto('/schedule');
  await waitForHydration(page);
  const banner = page.getByRole('complementary', notice);
  await expect(banner).toHaveText('Christmas Day: no classes on Friday, 25 December.');

  const main = page.getByRole('main');
  const commerce = main.locator('[data-rows]:visible').filter({ hasText: 'Commerce' }).first();
  await expect(commerce).toContainText('No class on Friday, 25 December: Christmas Day');
  await expect(commerce).toHaveAttribute('data-closed', '');
  await expect(commerce.getByRole('link', { name: /Register/ })).toBeVisible();
  const science = main.locator('[data-rows]:visible').filter({ hasText: 'Science' }).first();
  await expect(science).toContainText('Various Rooms');

  await banner.getByRole('button', { name: 'Close this notice' }).click();
  await expect(banner).toHaveCount(0);
});

test('the banner does not cover the end of the page', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-20T20:00:00Z');
  await page.goto('/about');
  await waitForHydration(page);
  const banner = await page.getByRole('complementary', notice).boundingBox();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  if (!banner || !last) throw new Error('The banner or the footer is not shown.');
  expect(last.y + last.height).toBeLessThanOrEqual(banner.y);
});

test('the banner does not cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.clock.setFixedTime('2026-12-20T20:00:00Z');
  await page.goto('/fees');
  await waitForHydration(page);
  const banner = await page.getByRole('complementary', notice).boundingBox();
  if (!banner) throw new Error('The banner is not shown.');
  await page.getByRole('main').focus();
  for (let tabs = 0; tabs < 25; tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if (await focused.evaluate((element) => element.closest('main') === null)) break;
    await expect
      .poll(async () => {
        const box = await focused.boundingBox();
        return box && box.y + box.height;
      })
      .toBeLessThanOrEqual(banner.y);
  }
});

test('a closure starts and ends at midnight in Colombo', async ({ page }) => {
  const banner = page.getByRole('complementary', notice);
  // One minute to midnight of the 25th in Colombo, then one minute past.
  await page.clock.setFixedTime('2026-12-25T18:29:00Z');
  await page.goto('/about');
  await expect(banner).toBeVisible();
  await page.clock.setFixedTime('2026-12-25T18:31:00Z');
  await openWithNotices(page, '/about');
  await expect(banner).toHaveCount(0);
});

test('the overviews show the closure in their tables', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-20T20:00:00Z');
  for (const path of ['/a-level-classes', '/o-level-classes']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(
      'No class on Friday, 25 December: Christmas Day',
    );
  }
});

test('shows no notice and hides nothing in an ordinary week', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-10T06:00:00Z');
  for (const path of ['/', '/about']) {
    await openWithNotices(page, path);
    await expect(page.getByRole('complementary', notice)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('95%')).toBeVisible();
  }
});
