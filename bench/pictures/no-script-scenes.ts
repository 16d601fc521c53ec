import type { Page } from '@playwright/test';
import { thanks } from '#content/forms/registration.ts';
import { mainBar } from '#content/pages/navigation.ts';
import {
  sendMessage,
  submitRegistration,
  typeEnquiry,
  typeRegistration,
  typeRequired,
} from '#test/journeys/fill-forms.ts';
import { settle } from './camera.ts';
import { nameOf, type Scene, type Shoot } from './scene.ts';

/** What the address opens by itself, before and without the scripts. */
const addressed = [
  '/#a-level',
  '/schedule#a-level',
  '/teachers#o-level',
  '/o-level-classes#science',
  '/programs#enroll',
  '/programs#consultation',
  '/register#terms',
  '/register#privacy',
];

/** The site in a browser without scripts: what CSS alone opens, and the answers of the server. */
export const noScriptScenes: readonly Scene[] = [
  ...['/', '/register', '/contact', '/schedule', '/fees'].map((path) => ({ path })),
  ...addressed.map((path) => ({
    path,
    act: (_: Page, shoot: Shoot) => shoot(undefined, 'screen'),
  })),
  {
    name: 'menu',
    path: '/about',
    widths: [320, 390] as const,
    act: async (page: Page, shoot: Shoot) => {
      await page.locator('summary[aria-label="Menu"]').click();
      await shoot(undefined, 'screen');
    },
  },
  {
    name: 'dropdown',
    path: '/about',
    widths: [1280] as const,
    act: async (page: Page, shoot: Shoot) => {
      await page.getByRole('button', { name: mainBar.classes.name }).focus();
      await shoot(undefined, 'screen');
    },
  },
  {
    name: 'register-level',
    path: '/register',
    act: async (page: Page, shoot: Shoot) => {
      await page.getByRole('radio', { name: 'A Level (Grades 12-13)' }).check();
      await shoot();
    },
  },
  {
    name: 'register-refused',
    path: '/register',
    act: async (page: Page, shoot: Shoot) => {
      await typeRequired(page);
      await submitRegistration(page).click();
      await shootAnswer(page, shoot);
    },
  },
  {
    name: 'register-sent',
    path: '/register',
    act: async (page: Page, shoot: Shoot) => {
      await typeRegistration(page);
      await submitRegistration(page).click();
      await page.getByRole('heading', { name: /Thank you/ }).waitFor();
      await shootAnswer(page, shoot);
    },
  },
  {
    name: 'contact-sent',
    path: '/contact',
    act: async (page: Page, shoot: Shoot) => {
      await typeEnquiry(page);
      await sendMessage(page).click();
      await page.getByText('Message sent successfully!').waitFor();
      await shootAnswer(page, shoot);
    },
  },
  {
    name: 'schedule-chosen',
    path: '/schedule?level=a-level&curriculum=edexcel&class=a-level-physics-saturday',
  },
].map((scene) => ({
  ...scene,
  name: `no-script-${'name' in scene ? scene.name : nameOf(scene.path).replace('#', '-')}`,
  scripts: false,
}));

/** The server's own clock and references differ from one run to the next. */
async function shootAnswer(page: Page, shoot: Shoot): Promise<void> {
  await settle(page, false);
  await page.evaluate((received) => {
    const facts = [...document.querySelectorAll('dt')].filter((dt) => dt.textContent === received);
    for (const dt of facts) {
      if (dt.nextElementSibling)
        dt.nextElementSibling.textContent = 'Sunday, 22 November, 10.00 a.m.';
    }
    for (const element of document.querySelectorAll('[data-reference]'))
      element.textContent = 'K7QF-29XM';
  }, thanks.received);
  await shoot();
}
