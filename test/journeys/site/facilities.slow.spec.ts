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

test('facilities shows five rooms with their equipment, and the times of tours', async ({
  page,
}) => {
  await page.goto('/facilities');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Facilities');
  await expectCards(page);
  await expect(main.getByRole('link', { name: 'Computer lab' })).toContainText('16 workstations');
  for (const name of ['Additional services', 'Amenities', 'Safety', 'Campus tours'])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main).toContainText('Campus tours: Monday to Saturday, 9 AM to 5 PM.');
  await expect(main.getByRole('link', { name: 'Arrange a tour' }).first()).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the home page shows the same five cards', async ({ page }) => {
  await page.goto('/');
  await expectCards(page);
});

const phones = [320, 390];

test('on a phone a room has the full width, with its text below', async ({ page }) => {
  await page.goto('/facilities');
  for (const width of phones) {
    await page.setViewportSize({ width, height: 800 });
    for (const { title } of documents.facilities.rooms) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const card = page.getByRole('figure').filter({ has: heading });
      const picture = await card.getByRole('img').boundingBox();
      const plate = await heading.boundingBox();
      const words = await card.getByText(/\w/).last().boundingBox();
      if (!picture || !plate || !words) throw new Error(`${title} is not shown.`);
      expect(picture.width).toBeGreaterThan(width - 50);
      // The label covers the picture's lower edge; all other text is below it.
      expect(plate.y + plate.height).toBeGreaterThan(picture.y + picture.height);
      expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('on a phone the home page shows small rooms, two in a row', async ({ page }) => {
  await page.goto('/');
  for (const width of phones) {
    await page.setViewportSize({ width, height: 800 });
    const tops = [];
    for (const { title, description } of documents.facilities.rooms) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const card = page.getByRole('figure').filter({ has: heading });
      await expect(card.getByText(description)).toBeHidden();
      tops.push((await card.boundingBox())?.y);
    }
    expect(tops[2]).toBe(tops[1]);
    expect(tops[4]).toBe(tops[3]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
