import { expect, test } from './harness.ts';

test.use({ javaScriptEnabled: false });

const rooms = ['Classroom', 'Computer lab', 'Library', 'Conference hall', 'Dining area'];

test('facilities shows five rooms, what is in them, and when to visit', async ({ page }) => {
  await page.goto('/facilities');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Facilities');
  await expect(main.getByRole('figure')).toHaveCount(5);
  for (const room of rooms) {
    const figure = main.getByRole('figure').filter({ hasText: room });
    await expect(figure.getByRole('img')).toHaveAccessibleName(/\w/);
    await expect(main.getByRole('term').filter({ hasText: room })).toBeVisible();
  }
  await expect(main.getByRole('figure').filter({ hasText: 'Computer lab' })).toContainText(
    '16 workstations',
  );
  for (const name of ['Additional services', 'Amenities', 'Safety', 'Campus tours'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main).toContainText('Tours are Monday to Saturday, 9 AM to 5 PM.');
  await expect(main.getByRole('link', { name: 'Arrange a tour' }).first()).toHaveAttribute(
    'href',
    '/contact',
  );
});
