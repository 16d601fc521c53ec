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
  await expect(main.getByRole('listitem')).toHaveCount(4);
  await expect(main).toContainText('95%');
  await expect(main).toContainText('10+ years');
});
