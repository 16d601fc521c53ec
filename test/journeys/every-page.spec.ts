import { sitePaths } from '#content/pages/paths.ts';
import { expect, hydrated, test } from './harness.ts';

for (const path of sitePaths) {
  test(`${path} hydrates without a complaint`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('an unknown path gets the not-found page, status 404, and hydrates', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404 \(Not Found\)/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
});
