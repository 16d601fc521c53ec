import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './harness.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/broken on purpose/);
});

const screen = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 });

test('a page that breaks says so inside the chrome, and the next page is well', async ({
  page,
}) => {
  await page.route(/\/assets\/fees-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose"); }',
    }),
  );
  await page.goto('/about');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Fee Structure' }).click();
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await footer.getByRole('link', { name: 'Teachers' }).click();
  await expect(page).toHaveTitle(/teachers/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/teachers/i);
  await expect(screen(page)).toHaveCount(0);
});

test('chrome that breaks leaves the error screen, not a blank page', async ({ page }) => {
  // The header's dropdowns ask it when they take over from CSS.
  await page.addInitScript(() => {
    Object.assign(Element.prototype, {
      matches() {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.goto('/about');
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
});
