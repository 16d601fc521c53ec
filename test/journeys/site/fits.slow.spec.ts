import type { Page } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { brokenWords, enlargeText, expectToFit, textsCutOff } from '../cut-off.ts';
import { fillRegistration, nethmi, registering, submitRegistration } from '../fill-forms.ts';
import { expect, openPage, test } from '../harness.ts';

// Every page is tested by every-page.slow.spec.ts; here, what else may not fit.

test('the tabs of /o-level-classes stay within their row, at any width', async ({ page }) => {
  await openPage(page, '/o-level-classes');
  const row = page.getByRole('tablist');
  for (const width of [320, 360, 412, 640, 660, 720, 735, 740, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const lost = await row.evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return Math.max(
        ...[...list.children].map((tab) => tab.getBoundingClientRect().right - right),
      );
    });
    expect.soft(lost, `at ${width} px`).toBeLessThan(1);
  }
});

test('every page fits on a small phone with enlarged text', async ({ page }) => {
  for (const path of sitePaths) {
    await openPage(page, path);
    await withEnlargedText(page, async () => {
      expect.soft(await textsCutOff(page, 'body'), path).toEqual([]);
      const broken = await brokenWords(page, 'main label');
      expect.soft(broken.filter((word) => /^\p{L}{2,5}$/u.test(word))).toEqual([]);
      await expect(page.locator('summary[aria-label="Menu"]')).toBeInViewport({ ratio: 1 });
    });
  }
  await openPage(page, '/contact');
  await withEnlargedText(page, () => expectFieldsToFit(page));
  await page.locator('table a[href^="mailto:"]').evaluateAll((links) => {
    for (const link of links)
      link.textContent = `${link.textContent?.split('@')[0]}@royaltuitioncollege.lk`;
  });
  await expectToFit(page, 'longer addresses');
  await openPage(page, '/register');
  await withEnlargedText(page, () => expectFieldsToFit(page));
});

test('no word and no phone number is broken on the smallest phone', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503|The registration was not sent/);
  await page.setViewportSize({ width: 320, height: 740 });
  await openPage(page, '/programs/a-level-physics');
  await expect.poll(() => brokenWords(page, 'nav[aria-label="Breadcrumb"]')).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3 * innerHeight));
  await expect(page.getByRole('navigation', { name: 'Call or register' })).toBeVisible();
  expect(await brokenWords(page, 'nav[aria-label="Call or register"]')).toEqual([]);

  await openPage(page, '/register');
  await page.route(registering, (route) => route.fulfill({ status: 503, json: {} }));
  await fillRegistration(page);
  expect(await brokenWords(page, 'form label')).toEqual([]);
  await submitRegistration(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Hotline' });
  await expect(failure).toBeVisible();
  expect(await brokenWords(page, 'form [role="alert"]')).toEqual([]);

  await page.unroute(registering);
  const widestReference = 'WWWW-MMMM';
  await page.route(registering, async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), reference: widestReference };
    await route.fulfill({ response, json });
  });
  await submitRegistration(page).click();
  await expect(page.getByText(nethmi.email)).toBeVisible();
  await expect(page.locator('[data-reference]')).toHaveText(widestReference);
  expect(await brokenWords(page, 'article')).toEqual([]);
});

/** Checks a small phone with text of 130 and of 200 per cent. */
async function withEnlargedText(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const size of [22.1, 34]) {
    await page.evaluate(enlargeText, size);
    await check();
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function expectFieldsToFit(page: Page): Promise<void> {
  const rights = await page
    .locator('form :is(input:not([type="hidden"]), textarea, button)')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(320);
}
