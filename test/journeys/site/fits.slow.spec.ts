import { brokenWords, expectToFit } from '../cut-off.ts';
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
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of await page.getByRole('tab').all())
    expect.soft((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('longer addresses fit on /contact', async ({ page }) => {
  await openPage(page, '/contact');
  await page.locator('table a[href^="mailto:"]').evaluateAll((links) => {
    for (const link of links)
      link.textContent = `${link.textContent?.split('@')[0]}@royaltuitioncollege.lk`;
  });
  await expectToFit(page, 'longer addresses');
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
  const day = page.getByRole('definition').filter({ hasText: /[ap]\.m\./ });
  const lines = await day.evaluate((fact) => {
    return fact.clientHeight / Number.parseFloat(getComputedStyle(fact).lineHeight);
  });
  expect(Math.round(lines), 'lines of the day of arrival').toBeLessThanOrEqual(2);
});
