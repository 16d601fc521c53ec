import type { Page } from '@playwright/test';
import { school } from '#content/school/school.ts';
import { expect, hydrated, test } from './harness.ts';

test.use({ serviceWorkers: 'allow' });
// The worker begins only when the page has settled, and then fetches the whole site.
test.slow();

/** Waits until the device has the site: the worker has taken over, and every page is kept. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(hasTheSite), { timeout: 90_000, message: 'the site is kept' })
    .toBe(true);
}

async function hasTheSite(): Promise<boolean> {
  const paths = ['/', '/schedule', '/fees', '/contact'];
  const found = await Promise.all(paths.map((path) => caches.match(path)));
  return navigator.serviceWorker.controller !== null && !found.includes(undefined);
}

const asOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body, '::before').content);

test('timetable, fees and phone numbers stay readable without a connection', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);

  await page.goto('/fees');
  await expect(page.getByRole('main')).toContainText('Rs. 750');
  await expect(page.getByRole('banner').getByText(school.landline.value).first()).toBeVisible();
  expect(await asOf(page)).toMatch(/You see this page as of \w+day, \d+ \w+ \d{4}, [\d.]+ [ap]/);

  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Schedule' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Schedule');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Various Rooms');

  // A page nobody has opened yet cannot be there; the numbers and the way to the others are.
  await page.goto('/programs/o-level-ict');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page.getByRole('link', { name: school.hotline.value }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page.getByRole('main')).toContainText('Rs. 750');

  // The page fetches itself anew as soon as it can.
  await context.setOffline(false);
  await expect(page.locator('body[data-as-of]')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Rs. 750');
  expect(await asOf(page)).toBe('none');
});

test('with a connection the network is asked, whatever the device has kept', async ({ page }) => {
  await page.goto('/');
  await kept(page);
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
});

test('no reply of a function is kept, nor a page with choices in its address', async ({ page }) => {
  await page.goto('/');
  await kept(page);
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
});

test('a page out of date fetches itself anew, but never under what is being typed', async ({
  page,
}) => {
  await page.goto('/contact');
  await kept(page);
  const tellOfNewScripts = () =>
    page.evaluate(() => {
      document.documentElement.dataset.before = '';
      navigator.serviceWorker.dispatchEvent(
        new MessageEvent('message', { data: { scripts: 'of another build' } }),
      );
    });
  const before = page.locator('html[data-before]');

  await page.getByLabel('Full Name').fill('Sample Parent');
  await tellOfNewScripts();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Parent');
  await expect(before).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Fee Structure' })
    .click();
  await expect(page).toHaveURL('/fees');
  await expect(before).toHaveCount(0);

  await hydrated(page);
  await tellOfNewScripts();
  await expect(before).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Rs. 750');
});
