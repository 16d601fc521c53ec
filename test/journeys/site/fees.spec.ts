import type { Curriculum } from '#content/teaching/fees.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { expect, openPage, test } from '../harness.ts';

const cards = {
  'Local GCE': ['Rs. 750', 'LKR 900'],
  Edexcel: ['LKR 1,000', 'LKR 1,300'],
  Cambridge: ['LKR 1,000', 'LKR 1,300'],
};

test('shows a card for each curriculum, and a table for each level', async ({ page }) => {
  await openPage(page, '/fees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fee Structure');
  for (const [curriculum, prices] of Object.entries(cards)) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: curriculum }) });
    for (const price of prices) await expect(card).toContainText(price);
    await expect(card.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
      'href',
      registerLink({ curriculum: curriculum as Curriculum }),
    );
    await expect(card.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  }

  // A table for each level below compares them, and both prices are explained.
  const rows = (level: string) =>
    page.getByRole('table', { name: level }).locator('tbody').getByRole('row').allInnerTexts();
  expect((await rows('O Level')).map((row) => row.split(/\t/))).toEqual([
    ['Local GCE', 'Rs. 750', 'Rs. 1,500', 'Rs. 6,000'],
    ['Edexcel', 'LKR 1,000', 'LKR 2,000', 'LKR 8,000'],
    ['Cambridge', 'LKR 1,000', 'LKR 2,000', 'LKR 8,000'],
  ]);
  expect((await rows('A Level')).map((row) => row.split(/\t/))).toEqual([
    ['Local GCE', 'LKR 900', 'LKR 2,700', 'LKR 10,800'],
    ['Edexcel', 'LKR 1,300', 'LKR 3,900', 'LKR 15,600'],
    ['Cambridge', 'LKR 1,300', 'LKR 3,900', 'LKR 15,600'],
  ]);
  await expect(page.getByRole('main')).toContainText(
    'Edexcel A Level / IAL: LKR 1,200 or 1,300 an hour. We tell you which when we call.',
  );
  const lastCard = await page.getByRole('heading', { name: 'Cambridge' }).boundingBox();
  const table = await page.getByRole('table').first().boundingBox();
  expect(lastCard?.y).toBeLessThan(table?.y ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions open, and the page explains how to calculate an estimate by hand', async ({
    page,
  }) => {
    await page.goto('/fees');
    expect(await page.locator('#estimate').textContent()).toContain('and by four for a month');
    const answer = page.getByText('20% comes off');
    await expect(answer).toBeHidden();
    await page.getByText('How do I get the early-bird discount?').click();
    await expect(answer).toBeVisible();
  });
});
