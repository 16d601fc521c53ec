import { school } from '#content/school.ts';
import { expect, test } from './harness.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

for (const path of ['/programs/a-level-physics', '/o-level-classes', '/a-level-classes', '/fees'])
  test(`${path} on paper has the school's name and nothing to tap`, async ({ page }) => {
    await page.goto(path);
    const head = page.getByRole('banner');
    await expect(head.getByText(school.name.value)).toBeVisible();
    await expect(head.getByRole('link', { name: /^Hotline/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
    await expect(page.getByRole('textbox').and(page.locator(':visible'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Register|Learn More)/ })).toHaveCount(0);
  });

test('every subject of the O Level overview is on paper', async ({ page }) => {
  await page.goto('/o-level-classes');
  for (const name of ['Mathematics', 'Science', 'English Language', 'ICT'])
    await expect(page.locator('.opened').getByRole('heading', { name, exact: true })).toBeVisible();
});
