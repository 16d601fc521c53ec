import { documents } from '#test/documents.ts';
import { expect, test } from '../harness.ts';

test.use({ javaScriptEnabled: false });

test('about shows the school, its mission and vision, and four strengths', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About the school');
  await expect(main.getByRole('link', { name: /Visit the/ })).toHaveAttribute(
    'href',
    documents.school.sites.parentInstitution.url,
  );
  for (const name of ['Mission', 'Vision', 'Four strengths'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  const strengths = main.locator('section').filter({ hasText: 'Four strengths' });
  await expect(strengths.getByRole('listitem')).toHaveCount(4);
  for (const name of ['Results', 'The people you meet', 'The building'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main).toContainText('95%');
  await expect(main).toContainText('10+');
});
