import { documents } from '#test/documents.ts';
import { expect, setSchoolTime, test, waitForHydration } from '../harness.ts';

const aLevel = documents.teachers['a-level'];
const oLevel = documents.teachers['o-level'];

// Near a closure its classes show the closure instead of their room.
test.beforeEach(({ page }) =>
  setSchoolTime(page, `${documents.timetable.calendarsBegin}T06:00:00Z`),
);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('shows A Level first, and O Level after a tap', async ({ page }) => {
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
        'Hour on request',
      );
      await page
        .getByText(/^O.Level Teachers$/)
        .first()
        .click();
      await expect(cards).toHaveCount(6);
      for (const { name } of oLevel) await expect(cards.filter({ hasText: name })).toBeVisible();
    });

    test('a card opens the classes of its teacher, and closing shows the page again', async ({
      page,
    }) => {
      await page.goto('/teachers');
      if (javaScriptEnabled) await waitForHydration(page);
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
    });

    test('an address that names a teacher opens the dialog', async ({ page }) => {
      await page.goto('/teachers#kasun');
      if (javaScriptEnabled) await waitForHydration(page);
      const dialog = page.getByRole('dialog', { name: /Mr. Kasun Sample/ });
      await expect(dialog).toContainText('Tuesday');
      await expect(dialog).toContainText('Saturday');
      await dialog.getByLabel('Close').click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name: /Kasun/ })).toBeVisible();
      await expect(page).not.toHaveURL(/kasun/);
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

test('the tabs work by keyboard', async ({ page }) => {
  await page.goto('/teachers');
  await waitForHydration(page);
  const tabs = page.getByRole('tablist', { name: 'Level' }).getByRole('tab');
  const [first, second] = [tabs.nth(0), tabs.nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: /O.Level/ })).toBeVisible();
  await expect(page).toHaveURL('/teachers#o-level');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(second).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: /A.Level/ })).toBeVisible();
});

test('an address that names a tab opens it', async ({ page }) => {
  await page.goto('/teachers#o-level');
  await waitForHydration(page);
  await expect(page.getByRole('tab', { name: /O.Level/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('the dialog traps the focus and returns it', async ({ page }) => {
  await page.goto('/teachers');
  await waitForHydration(page);
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
});

test('a tapped dialog is shown before it is modal, and is modal for a quicker press', async ({
  page,
}) => {
  await page.goto('/teachers');
  await waitForHydration(page);
  // The next frame is not rendered.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  const card = page.getByRole('link', { name: /Nalini/ });
  const dialog = page.getByRole('dialog', { name: /Nalini/ });
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

test('a press on the backdrop closes the dialog', async ({ page }) => {
  await page.goto('/teachers');
  await waitForHydration(page);
  await page.getByRole('link', { name: /Nalini/ }).click();
  await expect(page.getByRole('dialog')).toHaveJSProperty('open', true);
  await page.mouse.click(40, 700);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Register Now of a teacher with one class carries the class', async ({ page }) => {
  await page.goto('/teachers');
  const links = page.locator('dialog a[href*="/register"]', { hasText: 'Register Now' });
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBe(16);
  expect(hrefs.filter((href) => href?.includes('&class=')).length).toBeGreaterThan(0);
});

test('shows that a teacher has no class', async ({ page }) => {
  await page.goto('/teachers#chaminda');
  await waitForHydration(page);
  await expect(page.getByRole('dialog')).toContainText('Please ask the office.');
});

test('shows the teaching approach, reasons and contacts', async ({ page }) => {
  await page.goto('/teachers');
  for (const name of ['How we teach', 'Why choose our teachers', 'Talk to a teacher'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});
