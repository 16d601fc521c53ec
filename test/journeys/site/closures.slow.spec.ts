import type { Page } from '@playwright/test';
import { expect, openPage, setSchoolTime, test, waitForIdle, waitForScripts } from '../harness.ts';

// The visitor is in another time zone: the day in Colombo counts.
test.use({ timezoneId: 'America/Los_Angeles' });

const notice = { name: 'News' };

/** Opens a page, and waits until it can show its notices. */
async function openWithNotices(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await waitForScripts(page, ['published-news']);
  await waitForIdle(page);
}

test('announces a closure, and shows its classes in grey with the reason, and in tables', async ({
  page,
}) => {
  await setSchoolTime(page, '2026-12-20T20:00:00Z');
  await openPage(page, '/schedule');
  const banner = page.getByRole('complementary', notice);
  await expect(banner).toContainText('Christmas Day: no classes on Friday, 25 December.');

  const main = page.getByRole('main');
  const commerce = main.locator('[data-rows]:visible').filter({ hasText: 'Commerce' }).first();
  await expect(commerce).toContainText('No class on Friday, 25 December: Christmas Day');
  await expect(commerce).toHaveAttribute('data-closed', '');
  await expect(commerce.getByRole('link', { name: /Register/ })).toBeVisible();
  const science = main.locator('[data-rows]:visible').filter({ hasText: 'Science' }).first();
  await expect(science).toContainText('Various Rooms');

  for (const path of ['/a-level-classes', '/o-level-classes']) {
    await page.goto(path);
    await expect(main).toContainText('No class on Friday, 25 December: Christmas Day');
  }
});

test('a closure starts and ends at midnight in Colombo', async ({ page }) => {
  const banner = page.getByRole('complementary', notice);
  // One minute to midnight of the 25th in Colombo, then one minute past.
  await setSchoolTime(page, '2026-12-25T18:29:00Z');
  await page.goto('/about');
  await expect(banner).toBeVisible();
  await setSchoolTime(page, '2026-12-25T18:31:00Z');
  await openWithNotices(page, '/about');
  await expect(banner).toHaveCount(0);
});

test('shows no notice and hides nothing in an ordinary week', async ({ page }) => {
  await setSchoolTime(page, '2026-11-10T06:00:00Z');
  for (const path of ['/', '/about']) {
    await openWithNotices(page, path);
    await expect(page.getByRole('complementary', notice)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('95%')).toBeVisible();
  }
});
