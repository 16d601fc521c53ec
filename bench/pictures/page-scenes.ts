import type { Page } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { nameOf, type Scene, type Shoot } from './scene.ts';

/** Every path that shows a page of its own, and one that shows none. */
export const allPaths = [...sitePaths, '/404'] as const;

const chosenClasses =
  '/schedule?level=a-level&curriculum=edexcel&class=a-level-chemistry-tuesday&class=a-level-physics-saturday';

/** Every page as it opens, its tabs, its dialogs, its accordions, and what it counts out. */
export const pageScenes: readonly Scene[] = [
  ...allPaths.map((path) => ({
    name: nameOf(path),
    path,
    widths: [320, 390, 800, 1280] as const,
  })),
  ...(['/', '/schedule', '/teachers', '/o-level-classes'] as const).map((path) => ({
    name: `${nameOf(path)}-tab`,
    path,
    act: openTabs,
  })),
  ...['/register', '/programs', '/teachers', '/teachers#o-level'].map((path) => ({
    name: `${nameOf(path).replace('#', '-')}-dialog`,
    path,
    act: openDialogs,
  })),
  {
    name: 'fees-accordions',
    path: '/fees',
    act: async (page, shoot) => {
      for (const question of await page.locator('main details summary').all())
        await question.click();
      await shoot();
    },
  },
  {
    name: 'fees-estimate',
    path: '/fees',
    act: async (page, shoot) => {
      const estimate = page.locator('#estimate');
      await estimate.getByText('Mathematics', { exact: true }).click();
      await estimate.getByText('per month').or(estimate.getByText('a month')).first().waitFor();
      await shoot('o-level');
      await estimate.getByText('A Level', { exact: true }).click();
      await estimate.locator('[name="curriculum"]').selectOption({ label: 'Edexcel' });
      await estimate.locator('[name="hours"]').selectOption('2.5');
      await estimate.getByText('Physics', { exact: true }).click();
      await estimate.getByText('Economics', { exact: true }).click();
      await estimate.getByText('1,200').first().waitFor();
      await shoot('a-level');
    },
  },
  { name: 'schedule-chosen', path: chosenClasses },
  {
    name: 'schedule-chosen-twice',
    path: `${chosenClasses}&class=a-level-chemistry-saturday`,
  },
  {
    name: 'schedule-chosen-o-level',
    path: '/schedule?level=o-level&curriculum=local-gce&class=o-level-science-monday',
  },
];

async function openTabs(page: Page, shoot: Shoot): Promise<void> {
  for (const tab of await page.getByRole('tab', { selected: false }).all()) {
    const key = (await tab.getAttribute('href'))?.slice(1);
    await tab.click();
    await page.locator(`[role="tab"][href="#${key}"][aria-selected="true"]`).waitFor();
    await shoot(key);
  }
}

/** Each dialog that the page has a link to, and its end where it is longer than the screen. */
async function openDialogs(page: Page, shoot: Shoot): Promise<void> {
  const links = page.locator('a[aria-haspopup="dialog"]:visible');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const href of new Set(hrefs)) {
    const name = href?.slice(1);
    await links
      .and(page.locator(`[href="${href}"]`))
      .first()
      .click();
    const dialog = page.locator(`dialog${href}[open]`);
    await dialog.waitFor();
    await shoot(name, 'screen');
    const scrolled = await dialog.evaluate((element) => {
      const boxes = [element, ...element.querySelectorAll('*')];
      const longer = boxes.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
      for (const box of longer) box.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
      return longer.some(({ scrollTop }) => scrollTop > 0);
    });
    if (scrolled) await shoot(`${name}-end`, 'screen');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}
