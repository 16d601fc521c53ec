import type { Page } from '@playwright/test';
import { expect, hold, openPage, setSchoolTime, test, waitForHydration } from '../harness.ts';

const section = (page: Page) => page.locator('#estimate');

test('shows the cost of a week and a month for the ticked subjects, at both prices', async ({
  page,
}) => {
  await setSchoolTime(page, '2026-11-21T06:00:00Z');
  await openPage(page, '/fees');
  const estimate = section(page);
  await expect(estimate).toContainText('Tick a subject to see its price.');
  await estimate.getByLabel('Mathematics', { exact: true }).check();
  await expect(estimate.getByRole('definition')).toHaveText(['Rs. 6,000', 'Rs. 1,500']);
  await estimate.getByText('A Level', { exact: true }).click();
  await expect(estimate.getByRole('definition')).toHaveCount(0);
  await estimate.getByLabel('Physics', { exact: true }).check();
  await estimate.getByLabel('Chemistry', { exact: true }).check();
  await estimate.getByLabel('Curriculum').selectOption('Edexcel');
  await expect(estimate.getByRole('definition')).toHaveText(['LKR 31,200', 'LKR 7,800']);
  await expect(estimate).toContainText(
    'At LKR 1,200 an hour (as on the subject pages): LKR 28,800 a month.',
  );
  await expect(estimate).toContainText(
    'With the 20% early-bird discount, if you register before Thursday, 31 December 2026, it is less: we tell you the sum when we call.',
  );
  await expect(estimate.getByRole('link', { name: 'Register for these' })).toHaveAttribute(
    'href',
    '/register?level=a-level&subject=Physics&subject=Chemistry&curriculum=Edexcel',
  );
  await estimate.getByLabel('Hours a week in each').selectOption('2.5 hours');
  await expect(estimate.getByRole('definition')).toHaveText(['LKR 26,000', 'LKR 6,500']);
});

test('counts subjects that were ticked before the scripts ran', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/fees', { waitUntil: 'commit' });
  await section(page).getByLabel('ICT', { exact: true }).check();
  release();
  await waitForHydration(page);
  await expect(section(page).getByRole('definition').first()).toHaveText('Rs. 6,000');
});

test('shows what was chosen again after Back, a reload and in a shared link', async ({ page }) => {
  const sums = section(page).getByRole('definition');
  await openPage(page, '/fees');
  await section(page).getByText('A Level', { exact: true }).click();
  await section(page).getByLabel('Physics', { exact: true }).check();
  await section(page).getByLabel('Curriculum').selectOption('Edexcel');
  await expect(sums.first()).toHaveText('LKR 15,600');
  await expect(page).toHaveURL(/subjects-a-level=Physics/);
  const shared = page.url();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveURL(/\/fees$/);
  await expect(sums).toHaveCount(0);
  await page.goBack();
  await expect(sums.first()).toHaveText('LKR 15,600');
  await section(page).getByRole('link', { name: 'Register for these' }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.goBack();
  await expect(sums.first()).toHaveText('LKR 15,600');
  await page.reload();
  await expect(sums.first()).toHaveText('LKR 15,600');

  // Before the scripts too, so that the page does not move when they run.
  const release = await hold(page, '**/assets/*.js');
  await page.goto(`${shared}&hours=2.5`, { waitUntil: 'commit' });
  await expect(section(page).getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await expect(section(page).getByLabel('Curriculum')).toHaveValue('edexcel');
  await expect(section(page).getByLabel('Hours a week in each')).toHaveValue('2.5');
  release();
  await expect(sums.first()).toHaveText('LKR 13,000');
  // What the server has ticked is not ticked again by a link to the page itself, and by Back from it.
  await section(page).getByLabel('Hours a week in each').selectOption('');
  await section(page).getByLabel('Chemistry', { exact: true }).check();
  await section(page).getByLabel('Physics', { exact: true }).uncheck();
  await expect(page).toHaveURL(/subjects-a-level=Chemistry$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(sums).toHaveCount(0);
  await page.goBack();
  await expect(sums.first()).toHaveText('LKR 15,600');
  await expect(section(page).getByLabel('Physics', { exact: true })).not.toBeChecked();

  await openPage(page, `${shared}&curriculum=no-such&level=%22%5D`);
  await expect(section(page).getByLabel('Curriculum')).toHaveValue('edexcel');
  await expect(sums.first()).toHaveText('LKR 15,600');
});
