import type { Curriculum } from '#content/teaching/fees.ts';
import { registerLink } from '#rules/timetable/register-link.ts';
import { expect, test, waitForHydration } from '../harness.ts';

const cards = {
  'Local GCE': ['Rs. 750', 'LKR 900'],
  Edexcel: ['LKR 1,000', 'LKR 1,300'],
  Cambridge: ['LKR 1,000', 'LKR 1,300'],
};

test('shows a card for each curriculum, and one table that compares them', async ({ page }) => {
  await page.goto('/fees');
  await waitForHydration(page);
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

  // One table below compares them, and both prices are explained.
  const table = page.getByRole('table', { name: 'Fees by curriculum and level' });
  const cells = (curriculum: string) =>
    table.getByRole('row', { name: curriculum }).getByRole('cell').allInnerTexts();
  const oLevel = ['LKR 1,000', 'LKR 2,000', 'LKR 8,000'];
  const aLevel = ['LKR 1,300', 'LKR 3,900', 'LKR 15,600'];
  expect(await cells('Local GCE')).toEqual([
    ...['Rs. 750', 'Rs. 1,500', 'Rs. 6,000'],
    ...['LKR 900', 'LKR 2,700', 'LKR 10,800'],
  ]);
  expect(await cells('Edexcel')).toEqual([...oLevel, ...aLevel]);
  expect(await cells('Cambridge')).toEqual([...oLevel, ...aLevel]);
  await expect(page.getByRole('main')).toContainText(
    'Edexcel A Level / IAL: LKR 1,200 or 1,300 an hour. We tell you which when we call.',
  );
  const lastCard = await page.getByRole('heading', { name: 'Cambridge' }).boundingBox();
  expect(lastCard?.y).toBeLessThan((await table.boundingBox())?.y ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions open', async ({ page }) => {
    await page.goto('/fees');
    const answer = page.getByText('20% comes off');
    await expect(answer).toBeHidden();
    await page.getByText('How do I get the early-bird discount?').click();
    await expect(answer).toBeVisible();
  });
});
