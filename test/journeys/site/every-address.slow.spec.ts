import type { Page } from '@playwright/test';
import { expect, openPage, test, waitForHydration } from '../harness.ts';

// Every address shows a page, and none ends blank.

test('a redirect keeps the query and the hash', async ({ page }) => {
  await page.goto('/schedule/?from=mail#a-level');
  await expect(page).toHaveURL('/schedule?from=mail#a-level');
  await waitForHydration(page);
  await expect(page.getByRole('tab', { name: 'A Level Schedule' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

/** Answers an address with the document of another, as some hosts do. */
async function answerWith(page: Page, address: string, document: string, status = 200) {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch({ url: new URL(document, route.request().url()).href });
      await route.fulfill({ response, status });
    },
  );
}

test('a document served for another address stays readable, and its links work', async ({
  page,
}) => {
  await answerWith(page, '/fees', '/about');
  await openPage(page, '/fees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Class Schedule' }).click();
  await expect(page).toHaveTitle(/schedule/i);
});

test('a page served for a mistyped address hydrates and corrects the address', async ({ page }) => {
  await answerWith(page, '/About', '/about');
  await openPage(page, '/About?from=mail');
  await expect(page).toHaveURL('/about?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
});

test('the not-found page, served for a mistyped address, links to the page', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404 \(Not Found\)/);
  await answerWith(page, '/ABout', '/no/such/page', 404);
  await page.goto('/ABout?from=mail');
  await expect(page).toHaveURL('/about?from=mail');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
});

test('a page whose script cannot be loaded stays readable', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to (load resource|fetch)/);
  await page.route(/\/assets\/about-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
