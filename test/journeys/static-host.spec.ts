import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWith } from './build-with.ts';
import { nethmi, submitRegistration, toast, typeRegistration } from './fill-forms.ts';
import { expect, hydrated, test } from './harness.ts';
import { type School, startSchool } from './school.ts';
import { type StaticHost, startStaticHost } from './static-host.ts';

// The site on a host that only serves files, its functions at another origin.
test.describe.configure({ mode: 'serial' });

let host: StaticHost;
let functions: School;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  host = await startStaticHost(() => join(folder, 'dist/client'));
  functions = await startSchool({ PUBLIC_ORIGIN: host.origin });
  folder = await buildWith({
    VITE_BACKEND_URL: functions.origin,
    VITE_BACKEND_KEY: 'sb_publishable_of_the_tests',
  });
});

test.afterAll(async () => {
  await functions?.stop();
  await host?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('a registration crosses to the other origin and is kept', async ({ page }) => {
  await page.goto(`${host.origin}/register`);
  await hydrated(page);
  await typeRegistration(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submitRegistration(page).click();
  const request = await sent;
  expect(new URL(request.url()).origin).toBe(functions.origin);
  expect(await request.headerValue('apikey')).toBe('sb_publishable_of_the_tests');
  await expect(toast(page, 'Registration Submitted Successfully!')).toBeVisible();
  const [row] = functions.rows('select fields from submissions');
  expect(JSON.parse(String(row?.fields))).toMatchObject({ firstName: nethmi.firstName });
  await expect.poll(() => functions.mails.length).toBeGreaterThanOrEqual(2);
});

test('the page’s policy names the other origin and no third', async ({ request }) => {
  const response = await request.get(`${host.origin}/contact`);
  const policy = response.headers()['content-security-policy'] ?? '';
  // The map's host stands in every page's policy.
  expect(policy).toContain(`connect-src 'self' https://www.openstreetmap.org ${functions.origin};`);
});

test('an unknown path is the not-found page with its status', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  const response = await page.goto(`${host.origin}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await hydrated(page);
  // Its policy lets no script in that is not ours, wherever it is answered.
  expectedComplaints.push(/Content Security Policy/);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.foreign = "ran"';
    document.body.append(script);
    return document.body.dataset.foreign;
  });
  expect(ran).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says whom to call, since nobody there can take it', async ({ page }) => {
    await page.goto(`${host.origin}/register`);
    const ways = page.locator('form noscript');
    await expect(ways.getByRole('link', { name: /\+94/ }).first()).toBeVisible();
  });
});

for (const [typed, shown] of [
  ['/about/', '/about'],
  ['/About', '/about'],
  // No rule foresees it: the not-found page's scripts do.
  ['/aBOUt', '/about'],
] as const) {
  test(`${typed} leads to ${shown} there too`, async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/404/);
    await page.goto(host.origin + typed);
    await expect(page).toHaveURL(host.origin + shown);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  });
}
