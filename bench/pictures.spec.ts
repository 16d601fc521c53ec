import type { Page } from '@playwright/test';
import { notices } from '#content/forms/notices.ts';
import { sitePaths } from '#content/pages/paths.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import {
  fillEnquiry,
  fillRegistration,
  sendMessage,
  submitRegistration,
} from '#test/journeys/fill-forms.ts';
import { expect, openPage, test, waitForHydration } from '#test/journeys/harness.ts';

const FUNCTIONS = '**/functions/v1/*';
const NOW = '2026-11-22T04:30:00Z';
const timetable =
  '/schedule?level=a-level&curriculum=edexcel&class=a-level-chemistry-tuesday&class=a-level-physics-saturday';

interface Scene {
  name?: string;
  path: string;
  now?: string;
  /** Every function responds with this; otherwise the real server does. */
  reply?: { status?: number; json: object };
  /** Brings the page into the state to be photographed. */
  act?: (page: Page) => Promise<unknown>;
  /** What appears at the end of it. */
  result?: string;
  /** Photograph the window only, for what covers the page. */
  window?: boolean;
}

const refused = {
  status: 422,
  json: {
    error: {
      message: 'Please check.',
      fields: Object.fromEntries(
        Object.keys(registrationFields).map((field) => [field, 'Please check this.']),
      ),
    },
  },
};
const failed = { status: 503, json: { error: { message: 'The form cannot be stored now.' } } };
const accepted = { json: { ok: true, reference: 'K7QF-29XM' } };

async function register(page: Page) {
  await fillRegistration(page);
  await submitRegistration(page).click();
}

const scenes: Scene[] = [
  ...[...sitePaths, '/404', '/schedule#a-level', '/teachers#o-level', timetable].map((path) => ({
    path,
  })),
  ...['/programs#enroll', '/register#terms', '/register#privacy'].map((path) => ({
    path,
    window: true,
  })),
  {
    name: 'menu',
    path: '/about',
    window: true,
    act: async (page) => {
      const menu = page.locator('summary[aria-label="Menu"]');
      if (await menu.isVisible()) await menu.click();
      else await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
    },
  },
  {
    name: 'questions',
    path: '/fees',
    act: async (page) => {
      for (const question of await page.locator('main details summary').all())
        await question.click();
    },
  },
  { name: 'closure', path: '/schedule', now: '2026-12-20T20:00:00Z' },
  { name: 'offer-over', path: '/fees', now: '2026-12-31T06:00:00Z' },
  { name: 'register-filled', path: '/register', act: fillRegistration },
  {
    name: 'register-empty',
    path: '/register',
    window: true,
    act: (page) => submitRegistration(page).click(),
  },
  {
    name: 'register-refused',
    path: '/register',
    reply: refused,
    act: register,
    result: 'Please check this.',
  },
  {
    name: 'register-failed',
    path: '/register',
    window: true,
    reply: failed,
    act: register,
    result: notices.registrationFailed.title,
  },
  {
    name: 'register-sent',
    path: '/register',
    reply: accepted,
    act: register,
    result: notices.registrationSent.title,
  },
  {
    name: 'contact-sent',
    path: '/contact',
    reply: accepted,
    act: async (page) => {
      await fillEnquiry(page);
      await sendMessage(page).click();
    },
    result: notices.enquirySent.title,
  },
];

for (const { path, now = NOW, reply, act, result, window, ...scene } of scenes) {
  const name = scene.name ?? (path.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home');
  test(name, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/./);
    await page.clock.setFixedTime(now);
    if (reply) await page.route(FUNCTIONS, (route) => route.fulfill(reply));
    await openPage(page, path);
    await act?.(page);
    if (result) await page.getByText(result).last().waitFor();
    await photograph(page, name, window);
  });
}

for (const scripts of [true, false])
  test.describe(scripts ? 'on paper' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });
    for (const path of ['/', '/register', '/contact', '/schedule', '/fees']) {
      const name = `${path.slice(1) || 'home'}-${scripts ? 'paper' : 'no-scripts'}`;
      test(name, async ({ page }) => {
        if (scripts) await page.clock.setFixedTime(NOW);
        await page.goto(path);
        if (scripts) await waitForHydration(page);
        if (scripts) await page.emulateMedia({ media: 'print' });
        await photograph(page, name);
      });
    }
  });

/** Scrolls through the page, so that lazy pictures load, then compares it with the stored one. */
async function photograph(page: Page, name: string, window = false): Promise<void> {
  for (const picture of await page.locator('img[loading="lazy"]:visible').all())
    await picture.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: !window,
    // Elements that a busy machine may draw a fraction of a pixel away from their place.
    maxDiffPixels: 2000,
    timeout: 30_000,
  });
}
