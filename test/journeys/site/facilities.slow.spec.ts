import type { Page } from '@playwright/test';
import { documents } from '#test/documents.ts';
import { expect, test } from '../harness.ts';

test.use({ javaScriptEnabled: false });

/** A card for each room: its picture, its name as a heading, its purpose, its equipment. */
async function expectCards(page: Page): Promise<void> {
  const cards = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ has: page.getByRole('img') });
  const pictures = new Set<string | null>();
  for (const { title, description, features } of documents.facilities.rooms) {
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const picture = card.getByRole('img');
    await expect(picture).toHaveAccessibleName(/\w/);
    pictures.add(await picture.getAttribute('src'));
    await expect(card).toContainText(description);
    await expect(card.getByRole('listitem')).toHaveText(features.map(({ text }) => text));
  }
  expect(pictures.size).toBe(5);
}

test('facilities shows five rooms with their equipment, the first one large on a phone, and the times of tours; the home page has the same rooms', async ({
  page,
}) => {
  await page.goto('/facilities');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Facilities');
  await expectCards(page);
  for (const name of ['Additional services', 'Amenities', 'Safety', 'Campus tours'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main).toContainText('Campus tours: Monday to Saturday, 9 AM to 5 PM.');
  await expect(main.getByRole('link', { name: 'Arrange a tour' }).first()).toHaveAttribute(
    'href',
    '/contact',
  );

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [at, { title }] of documents.facilities.rooms.entries()) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const room = page.getByRole('figure').filter({ has: heading });
      const picture = await room.getByRole('img').boundingBox();
      const name = await heading.boundingBox();
      if (!picture || !name) throw new Error(`${title} is not shown.`);
      if (at === 0) expect(name.y + name.height).toBeGreaterThan(picture.y + picture.height - 40);
      else if (width > 352) expect(name.y).toBeLessThan(picture.y + picture.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const { title, caption } of documents.facilities.rooms) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const room = page.getByRole('figure').filter({ has: heading });
    await expect(room.getByRole('img')).toHaveAccessibleName(/\w/);
    await expect(room).toContainText(caption);
  }
});
