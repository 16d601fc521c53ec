import { documents } from '#test/documents.ts';
import { expect, openPage, setSchoolTime, test, waitForHydration } from '../harness.ts';

const aLevel = documents.teachers['a-level'];
const oLevel = documents.teachers['o-level'];

// Near a closure its classes show the closure instead of their room.
test.beforeEach(({ page }) =>
  setSchoolTime(page, `${documents.timetable.calendarsBegin}T06:00:00Z`),
);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the address, a tab and a card open what they name', async ({ page }) => {
      await page.goto('/teachers#kasun');
      if (javaScriptEnabled) await waitForHydration(page);
      const kasun = page.getByRole('dialog', { name: /Mr. Kasun Sample/ });
      await expect(kasun).toContainText('Tuesday');
      await expect(kasun).toContainText('Saturday');
      await kasun.getByLabel('Close').click();
      await expect(kasun).toBeHidden();
      await expect(page.getByRole('link', { name: /Kasun/ })).toBeVisible();
      await expect(page).not.toHaveURL(/kasun/);

      await page.goto('/teachers');
      if (javaScriptEnabled) await waitForHydration(page);
      const cards = page.getByRole('link', { name: /See more/ });
      await expect(cards).toHaveCount(10);
      for (const { name, qualifications, experience } of aLevel)
        await expect(
          cards.filter({ hasText: name }).filter({ hasText: qualifications }),
        ).toContainText(experience);
      // The timetable has no class of Economics.
      await expect(page.locator('section', { hasText: 'Economics' }).last()).toContainText(
        'No fixed time yet',
      );
      await page.getByRole('link', { name: /Asanka/ }).click();
      const dialog = page.getByRole('dialog', { name: /Mr. Asanka Sample/ });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('BSc (Physics)');
      await expect(dialog).toContainText('Wednesday 3.00–6.00 p.m.Physics, A LevelVarious Rooms');
      await expect(dialog.getByRole('link', { name: 'Register Now' })).toHaveAttribute(
        'href',
        '/register?level=a-level&subject=Physics&class=a-level-physics-wednesday',
      );
      await dialog.getByText('Close', { exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: /Farah/ }).click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog')).toContainText('Ms. Farah Sample');
      await page.getByRole('dialog').getByText('Close', { exact: true }).click();
      await page.getByRole('link', { name: /Chaminda/ }).click();
      await expect(page.getByRole('dialog')).toContainText('Please ask the office.');
      await page.getByRole('dialog').getByText('Close', { exact: true }).click();

      await page
        .getByText(/^O.Level Teachers$/)
        .first()
        .click();
      await expect(cards).toHaveCount(6);
      for (const { name } of oLevel) await expect(cards.filter({ hasText: name })).toBeVisible();
      const links = page.locator('dialog a[href*="/register"]', { hasText: 'Register Now' });
      await expect(links).toHaveCount(16);
      await expect(page.locator('dialog a[href*="&class="]')).not.toHaveCount(0);
      for (const name of ['How we teach', 'Why choose our teachers', 'Talk to a teacher'])
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Contact Us' }),
      ).toHaveAttribute('href', '/contact');
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true });

      test('a tap on a tab does not scroll the page', async ({ page }) => {
        await page.goto('/teachers');
        if (javaScriptEnabled) await waitForHydration(page);
        const tab = page.getByText(/^O.Level Teachers$/).first();
        const top = (await tab.boundingBox())?.y as number;
        await page.mouse.wheel(0, 100);
        await expect.poll(async () => (await tab.boundingBox())?.y).toBeCloseTo(top - 100, 0);
        const before = await tab.boundingBox();
        await tab.tap();
        await expect(page.getByRole('link', { name: /Kasun/ })).toBeVisible();
        expect(await tab.boundingBox()).toEqual(before);
      });
    });
  });

test('the dialog traps the focus, returns it, and closes by a press on the backdrop; it is shown before it is modal', async ({
  page,
}) => {
  await openPage(page, '/teachers');
  const card = page.getByRole('link', { name: /Nalini/ });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Nalini/ });
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(dialog).toBeHidden();

  // A press on the backdrop closes it, too.
  await card.click();
  await expect(dialog).toHaveJSProperty('open', true);
  await page.mouse.click(40, 700);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The next frame is not rendered: a quicker press finds it modal anyway.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await card.click();
  await expect(dialog).toBeInViewport();
  await expect(dialog).toHaveJSProperty('open', false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await card.click();
  await page.keyboard.press('Tab');
  await expect(dialog).toHaveJSProperty('open', true);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
});
