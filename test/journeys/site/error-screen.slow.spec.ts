import type { Page } from '@playwright/test';
import { fillRegistration, submitRegistration, toast } from '../fill-forms.ts';
import { expect, openPage, test } from '../harness.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/broken on purpose/);
});

const screen = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 });

test('a page that fails shows an error between header and footer, and the next page works', async ({
  page,
}) => {
  await page.route(/\/assets\/fees-[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose"); }',
    }),
  );
  await openPage(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Fee Structure' }).click();
  await expect(screen(page)).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();

  await footer.getByRole('link', { name: 'Teachers' }).click();
  await expect(page).toHaveTitle(/teachers/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/teachers/i);
  await expect(screen(page)).toHaveCount(0);
});

test('a header that fails is left out, and the page works', async ({ page }) => {
  // The header's dropdowns call it when they take over from CSS.
  await page.addInitScript(() => {
    Object.assign(Element.prototype, {
      matches() {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.goto('/about');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen(page)).toHaveCount(0);
});

test('an older browser loses one part at most', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await openPage(page, '/register?level=a-level&subject=Physics&class=a-level-physics-saturday');
  await fillRegistration(page);
  await submitRegistration(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  await expect(toast(page, 'Registration Submitted Successfully!')).toBeVisible();
  for (const path of ['/', '/schedule', '/programs/a-level-physics', '/teachers']) {
    await openPage(page, path);
    await expect(screen(page)).toHaveCount(0);
  }
});
