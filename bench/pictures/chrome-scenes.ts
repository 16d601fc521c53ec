import type { Page } from '@playwright/test';
import { mainBar } from '#content/pages/navigation.ts';
import { nameOf, type Scene, type Shoot } from './scene.ts';

/** Five days before a day without classes. */
const BEFORE_CHRISTMAS = '2026-12-20T20:00:00Z';
/** The early-bird offer is over. */
const NEW_YEARS_EVE = '2026-12-31T06:00:00Z';

/** What lies around and over the pages: menus, notices, and the screens of rare days. */
export const chromeScenes: readonly Scene[] = [
  { name: 'menu', path: '/about', widths: [320, 390, 800], act: openMenu },
  { name: 'dropdown', path: '/teachers', widths: [1280], act: openDropdowns },
  {
    name: 'skip-link',
    path: '/about',
    act: async (page, shoot) => {
      await page.keyboard.press('Tab');
      await shoot(undefined, 'screen');
    },
  },
  ...['/', '/schedule', '/a-level-classes', '/o-level-classes', '/programs/a-level-biology'].map(
    (path) => ({
      name: `${nameOf(path)}-closure`,
      path,
      now: BEFORE_CHRISTMAS,
      act: async (page: Page, shoot: Shoot) => {
        await page.getByRole('complementary', { name: 'Days without classes' }).waitFor();
        await shoot('near', 'screen');
        await shoot();
      },
    }),
  ),
  {
    name: 'schedule-chosen-closure',
    path: '/schedule?level=o-level&curriculum=local-gce&class=o-level-commerce-friday',
    now: BEFORE_CHRISTMAS,
  },
  ...['/', '/fees', '/o-level-classes'].map((path) => ({
    name: `${nameOf(path)}-offer-over`,
    path,
    now: NEW_YEARS_EVE,
  })),
  ...['/', '/about', '/teachers', '/a-level-classes', '/o-level-classes'].map((path) => ({
    name: `${nameOf(path)}-blackout`,
    path,
    act: async (page: Page, shoot: Shoot) => {
      // No blackout is on record: this is what the page does on the first day of one.
      await page.evaluate(() => document.documentElement.setAttribute('data-no-promotion', ''));
      await shoot();
    },
  })),
  {
    name: 'waiting',
    path: '/about',
    act: async (page, shoot) => {
      // While another page's scripts are on their way.
      await page.evaluate(() => document.documentElement.setAttribute('data-waiting', ''));
      await shoot(undefined, 'screen');
    },
  },
  {
    name: 'offline',
    path: '/fees',
    act: async (page, shoot) => {
      // What the service worker writes into a page that it has kept.
      await page.evaluate(() =>
        document.body.setAttribute('data-as-of', 'You see this page as of Sunday, 22 November.'),
      );
      await shoot(undefined, 'screen');
    },
  },
  {
    name: 'error-screen',
    path: '/about',
    prepare: (page) =>
      page.addInitScript(() => {
        // The page's decoration watches whether it is seen: here that breaks, as any part may.
        const { observe } = IntersectionObserver.prototype;
        IntersectionObserver.prototype.observe = function (element) {
          if (element.closest('main')) throw new Error('A part of the page broke');
          observe.call(this, element);
        };
      }),
    act: async (page, shoot) => {
      await page.getByText('Unexpected Application Error!').waitFor();
      await shoot();
    },
  },
];

async function openMenu(page: Page, shoot: Shoot): Promise<void> {
  await page.locator('summary[aria-label="Menu"]').click();
  await shoot(undefined, 'screen');
  for (const { name } of [mainBar.about, mainBar.classes])
    await page
      .getByRole('navigation', { name: 'Menu' })
      .locator('summary')
      .filter({ hasText: name })
      .click();
  const { width = 390 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 1800 });
  await shoot('unfolded', 'screen');
}

async function openDropdowns(page: Page, shoot: Shoot): Promise<void> {
  for (const { name } of [mainBar.about, mainBar.classes]) {
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await shoot(name.toLowerCase().replaceAll(' ', '-'), 'screen');
    await page.keyboard.press('Escape');
  }
}
