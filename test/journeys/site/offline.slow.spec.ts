import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { schoolOf } from '#content/school/school.ts';
import { documents } from '#test/documents.ts';
import { builtSite } from '#test/school-env.ts';
import { expect, openPage, test, waitForHydration, waitForResponsesRead } from '../harness.ts';
import { startStaticHost } from '../start-static-host.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the device has the site: the worker is active, and every page is saved. */
async function waitForSavedSite(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(hasTheSite), { timeout: 90_000, message: 'the site is kept' })
    .toBe(true);
}

async function hasTheSite(): Promise<boolean> {
  const paths = ['/', '/schedule', '/fees', '/contact'];
  const found = await Promise.all(paths.map((path) => caches.match(path)));
  return navigator.serviceWorker.controller !== null && !found.includes(undefined);
}

const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined;
const isSaved = async (path: string) => (await caches.match(path)) !== undefined;

/** Acts as the worker of another build, and marks the document: a reload would lose the mark. */
const tellOfNewScripts = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.before = '';
    navigator.serviceWorker.dispatchEvent(
      new MessageEvent('message', { data: { scripts: 'of another build' } }),
    );
  });

const asOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body, '::before').content);

// One journey: saving the site takes longer than all that is looked at.
test('a device with the saved site reloads an outdated page, requests each page online, and shows timetable, fees and phone numbers without a connection', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  await page.goto('/contact');
  await waitForSavedSite(page);

  // An outdated page does not reload while the visitor is typing.
  const before = page.locator('html[data-before]');
  await page.getByLabel('Full Name').fill('Sample Parent');
  await tellOfNewScripts(page);
  // It would reload only after a response.
  await waitForResponsesRead(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Parent');
  await expect(before).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Fee Structure' })
    .click();
  await expect(page).toHaveURL('/fees');
  await expect(before).toHaveCount(0);

  // The script that listens is loaded after hydration.
  await expect(async () => {
    await tellOfNewScripts(page);
    await expect(before).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('main')).toContainText('Rs. 750');

  // Online, even a saved page is requested; no reply of a function and no choices are saved.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (name.startsWith('pages-'))
        await cache.put('/fees', new Response('<html>An old fee</html>'));
    }
  });
  await page.goto('/fees');
  await expect(page.getByRole('main')).toContainText('Rs. 750');
  await expect(page.getByText('An old fee')).toHaveCount(0);

  const status = await page.evaluate(async () => {
    const reply = await fetch('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Sample Parent',
        email: 'parent@family.example',
        phone: '',
        subject: 'Hours',
        message: 'When are you open?',
      }),
    });
    await fetch('/healthz');
    return reply.status;
  });
  expect(status).toBe(200);
  await page.goto('/register?level=a-level&subject=Physics');
  await page.goto('/about');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/about'))))
    .toBe(true);
  const paths = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
  expect(paths.filter((path) => /^\/(functions|healthz|register)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/fees');
  await expect(page.getByRole('main')).toContainText('Rs. 750');
  await expect(
    page.getByRole('banner').getByText(schoolOf(documents).landline).first(),
  ).toBeVisible();
  expect(await asOf(page)).toMatch(/This page was saved on \w+day, \d+ \w+ \d{4}, [\d.]+ [ap]/);

  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Schedule' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Schedule');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Various Rooms');

  // A page that was never opened is not saved; the numbers and the saved pages are offered.
  await page.goto('/programs/o-level-ict');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: schoolOf(documents).hotline }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^You are offline/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const saved = page.getByRole('main').getByRole('list').first().getByRole('link');
  await expect(saved).toHaveText(['Home', 'About', 'Fee Structure', 'Class Schedule', 'Contact']);
  await saved.filter({ hasText: 'Fee Structure' }).click();
  await expect(page.getByRole('main')).toContainText('Rs. 750');

  // The page reloads as soon as it can.
  await context.setOffline(false);
  await expect(page.locator('body[data-as-of]')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Rs. 750');
  expect(await asOf(page)).toBe('none');
});

test('never saves a host’s page in place of a missing script', async ({ page }) => {
  const worker = await readFile(join(builtSite.SITE_FOLDER, 'client/service-worker.js'), 'utf8');
  const [script = ''] = /\/assets\/fees-[\w-]+\.js/.exec(worker) ?? [];
  const missing = [script];
  const host = await startStaticHost(() => join(builtSite.SITE_FOLDER, 'client'), { missing });
  try {
    await page.goto(host.origin);
    await expect.poll(() => page.evaluate(() => caches.has('assets'))).toBe(true);
    await expect.poll(() => page.evaluate(isRegistered), { timeout: 60_000 }).toBe(false);
    expect(await page.evaluate(isSaved, script)).toBe(false);

    missing.pop();
    await page.reload();
    await waitForSavedSite(page);
    expect(await page.evaluate(isSaved, script)).toBe(true);
  } finally {
    await host.stop();
  }
});

test.describe('while an outdated page reloads', () => {
  // Without a worker between the page and the test.
  test.use({ serviceWorkers: 'block' });

  for (const held of ['HEAD', 'GET'])
    test(`keeps what a visitor begins to type before its ${held} is answered`, async ({ page }) => {
      await openPage(page, '/contact');
      const asked: string[] = [];
      let release = () => {};
      const released = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/contact', async (route) => {
        asked.push(route.request().method());
        if (asked.at(-1) === held) await released;
        await route.continue();
      });
      const givenUp =
        held === 'GET' &&
        page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
      await page.evaluate(() => {
        const ask = window.fetch;
        window.fetch = async (...request) => {
          const answer = await ask(...request);
          if (request[1]?.method !== 'HEAD') return answer;
          // By then the page has reacted to the response.
          setTimeout(() => {
            document.documentElement.dataset.answered = '';
          });
          return answer;
        };
      });
      // Until a listener is there and asks.
      await expect
        .poll(async () => {
          if (asked.length === 0) await tellOfNewScripts(page);
          return asked;
        })
        .toContain(held);

      // A locator would wait for the next page.
      await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('[name=name]');
        if (field) field.value = 'Sample Parent';
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      await givenUp;
      release();
      await expect(page.locator('html[data-before][data-answered]')).toHaveCount(1);
      expect(asked.includes('GET')).toBe(held === 'GET');
      await expect(page.getByLabel('Full Name')).toHaveValue('Sample Parent');
    });
});
