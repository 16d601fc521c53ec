import { expect, test, waitForHydration } from '../harness.ts';

test('an unknown path shows the not-found page with status 404 and a link home', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404 \(Not Found\)/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect.poll(() => warnings).toEqual(['No page at /no/such/page']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Enroll Now' })).toBeVisible();
});
