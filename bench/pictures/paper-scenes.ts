import type { Page } from '@playwright/test';
import { submitRegistration, typeRegistration } from '#test/journeys/fill-forms.ts';
import { allPaths } from './page-scenes.ts';
import { accept } from './replies.ts';
import { nameOf, type Scene } from './scene.ts';

/** What is printed: every page, and the parts that a page prints alone. */
export const paperScenes: readonly Scene[] = [
  ...allPaths.map((path) => ({ path })),
  { path: '/schedule#a-level' },
  {
    name: 'home-week',
    path: '/',
    act: (page: Page) => page.getByRole('button', { name: /Print/ }).first().click(),
  },
  {
    name: 'my-timetable',
    path: '/schedule?level=a-level&curriculum=edexcel&class=a-level-chemistry-tuesday&class=a-level-physics-saturday',
    act: (page: Page) =>
      page.locator('#my-timetable').getByRole('button', { name: 'Print' }).click(),
  },
  {
    name: 'estimate',
    path: '/fees',
    act: async (page: Page) => {
      const estimate = page.locator('#estimate');
      await estimate.getByText('Mathematics', { exact: true }).click();
      await estimate.getByRole('button').click();
    },
  },
  {
    name: 'receipt',
    path: '/register',
    prepare: accept,
    act: async (page: Page) => {
      await typeRegistration(page);
      await submitRegistration(page).click();
      await page.getByRole('heading', { name: /Thank you/ }).waitFor();
    },
  },
].map((scene) => ({
  ...scene,
  name: `paper-${'name' in scene ? scene.name : nameOf(scene.path).replace('#', '-')}`,
  prepare: async (page: Page) => {
    // The browser would wait for a person.
    await page.addInitScript(() => {
      window.print = () => {};
    });
    if ('prepare' in scene) await scene.prepare?.(page);
  },
}));
