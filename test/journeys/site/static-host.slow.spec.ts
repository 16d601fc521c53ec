import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addDays, colomboDate, nextDate } from '#rules/calendar/colombo.ts';
import { builtSite } from '#test/school-env.ts';
import { buildWith } from '../build-with.ts';
import {
  enquiryForm,
  enquiryValues,
  fillEnquiry,
  fillRegistration,
  nethmi,
  question,
  sendMessage,
  submitRegistration,
  toast,
} from '../fill-forms.ts';
import { expect, openPage, saveData, test, waitForHydration } from '../harness.ts';
import { eventsOn, namesOn, settled } from '../measurement.ts';
import { type School, serverProcess, startSchool } from '../start-school.ts';
import { type StaticHost, startStaticHost } from '../start-static-host.ts';

// One build with every setting of a build: its functions are at another origin, and it has the
// vendor's ids. It is tested on a host that only serves files, and on our server.
test.describe.configure({ mode: 'serial' });

let host: StaticHost;
let functions: School;
let folder = '';

/**
 * A Monday on which science is cancelled, far enough ahead that it is not over before the tests.
 */
const monday = addDays(nextDate(colomboDate(Date.now()), 'Monday'), 7);

test.beforeAll(async () => {
  host = await startStaticHost(() => join(folder, builtSite.SITE_FOLDER, 'client'));
  functions = await startSchool({ PUBLIC_ORIGIN: host.origin });
  cancelAMonday(functions);
  folder = await buildWith({
    VITE_BACKEND_URL: functions.origin,
    VITE_BACKEND_KEY: 'sb_publishable_of_the_tests',
    VITE_ANALYTICS_ID: 'G-TEST123456',
    VITE_CONVERSION_ID: 'AW-123456789/label',
  });
});

test.afterAll(async () => {
  await functions?.stop();
  await host?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('its calendars contain the changes published before the build', async ({ request }) => {
  const calendar = await (await request.get(`${host.origin}/calendar/o-level-science.ics`)).text();
  expect(calendar).toContain(`EXDATE;TZID=Asia/Colombo:${monday.replaceAll('-', '')}T`);
});

test('with Save-Data a page requests today’s changes from the other origin', async ({ page }) => {
  await saveData(page);
  const answered = page.waitForResponse('**/functions/v1/today');
  await page.goto(`${host.origin}/schedule`);
  const answer = await answered;
  expect(new URL(answer.url()).origin).toBe(functions.origin);
  // There is a change to show.
  await waitForHydration(page);
});

test('a registration is sent to the other origin and stored', async ({ page }) => {
  await openPage(page, `${host.origin}/register`);
  await fillRegistration(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submitRegistration(page).click();
  const request = await sent;
  expect(new URL(request.url()).origin).toBe(functions.origin);
  expect(await request.headerValue('apikey')).toBe('sb_publishable_of_the_tests');
  await expect(toast(page, 'Registration Submitted Successfully!')).toBeVisible();
  const [row] = functions.rows('select fields from submissions');
  expect(JSON.parse(String(row?.fields))).toMatchObject({ firstName: nethmi.firstName });
  await expect.poll(() => functions.mails().length).toBeGreaterThanOrEqual(2);
});

test('when a script fails to load, Send shows the phone numbers, and the next press loads the page again', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await page.route('**/assets/forms-*.js', (route) => route.abort());
  await page.goto(`${host.origin}/contact`);
  await fillEnquiry(page);
  await sendMessage(page).click();
  const form = enquiryForm(page);
  await expect(form.getByRole('alert').getByRole('link', { name: /\+94/ }).first()).toBeVisible();
  expect(await enquiryValues(page)).toContain(question.subject);

  await page.unroute('**/assets/forms-*.js');
  await sendMessage(page).click();
  await form.getByRole('button', { name: 'Continue the form' }).click();
  await sendMessage(page).click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  await expect(form.getByRole('alert')).toBeHidden();
});

test('the content policy allows the other origin and the analytics vendor only', async ({
  request,
}) => {
  const response = await request.get(`${host.origin}/contact`);
  const policy = response.headers()['content-security-policy'] ?? '';
  // The map's host is in every page's policy.
  const named = /connect-src ([^;]*);/.exec(policy)?.[1]?.split(' ');
  expect(named).toEqual([
    "'self'",
    'https://www.openstreetmap.org',
    functions.origin,
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ]);
});

test('an unknown path shows the not-found page with status 404', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  const response = await page.goto(`${host.origin}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await waitForHydration(page);
  // Its policy allows only our scripts, at every address.
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

  test('the form shows phone numbers, because the host cannot accept it', async ({ page }) => {
    await page.goto(`${host.origin}/register`);
    const ways = page.locator('form noscript');
    await expect(ways.getByRole('link', { name: /\+94/ }).first()).toBeVisible();
  });
});

test('a mistyped address leads to its page there too', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/404/);
  // No redirect covers the last: the not-found page's scripts do.
  for (const typed of ['/about/', '/About', '/aBOUt']) {
    await page.goto(host.origin + typed);
    await expect(page).toHaveURL(`${host.origin}/about`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
  }
});

test.describe('measured with both ids', () => {
  const oLevel = '/o-level-classes';
  let other: School;

  test.beforeAll(async () => {
    other = await startSchool({}, serverProcess(folder));
  });

  test.afterAll(() => other?.stop());

  test('loads the vendor’s script once the page is idle', async ({ page, outsideRequests }) => {
    await page.goto(other.origin + oLevel);
    await settled(page);
    await expect
      .poll(() => outsideRequests)
      .toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456']);
    expect(await eventsOn(page)).toMatchObject([
      ['js', {}],
      ['set', { page_location: other.origin + oLevel }],
      ['config', 'G-TEST123456', { send_page_view: false }],
      ['config', 'AW-123456789', { send_page_view: false }],
      ['event', 'page_view', { page_path: oLevel }],
      ['event', 'conversion', { send_to: 'AW-123456789/label', value: 1, currency: 'AUD' }],
    ]);
  });

  test('does not load it with Global Privacy Control', async ({ page, outsideRequests }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.goto(other.origin + oLevel);
    await settled(page);
    expect(outsideRequests).toEqual([]);
    expect(await namesOn(page)).toContain('conversion');
  });

  test('sends it no address with a visitor’s choices', async ({ page }) => {
    await page.goto(`${other.origin}/register?level=a-level&subject=Physics`);
    await settled(page);
    expect(JSON.stringify(await eventsOn(page))).not.toContain('Physics');
  });
});

/** Lets the office have cancelled the class of science on that Monday. */
function cancelAMonday({ dataDir }: School): void {
  const database = new DatabaseSync(join(dataDir, 'school.db'), { timeout: 5000 });
  database
    .prepare(
      `insert into class_changes (id, class, date, kind, created_at, created_by)
       values ('one', 'o-level-science-monday', ?, 'cancelled', ?, 'desk@school.example')`,
    )
    .run(monday, Date.now());
  database.close();
}
