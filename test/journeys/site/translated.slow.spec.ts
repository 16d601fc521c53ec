import type { Locator, Page } from '@playwright/test';
import { expectAllNews, MONDAY } from '../all-news.ts';
import {
  enquiring,
  enquiryValues,
  fillEnquiry,
  fillRegistration,
  question,
  registering,
  sendMessage,
  submitRegistration,
  toast,
} from '../fill-forms.ts';
import { expect, hold, openPage, setSchoolTime, test, waitForHydration } from '../harness.ts';
import { translate } from '../translator.ts';

/** Sends a form, and its reply only after the browser has translated the busy button. */
async function send(page: Page, address: string, status: number, button: Locator, busy: string) {
  await page.route(address, async (route) => {
    if (status === 200) return route.continue();
    const fields = { email: 'Please check this address.' };
    await route.fulfill({ status, json: { error: { message: 'Please check.', fields } } });
  });
  const release = await hold(page, address);
  await button.click();
  await expect(page.getByRole('button', { name: busy }).locator('font font')).toHaveText(busy);
  release();
}

const failures = [422, 503];

test('a translated enquiry shows its page after each answer', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422|503/);
  await openPage(page, '/contact');
  await translate(page);
  await fillEnquiry(page);
  for (const status of failures) {
    await send(page, enquiring, status, sendMessage(page), 'Sending...');
    await expect(page.getByRole('alert')).toContainText('Please check');
    expect(await enquiryValues(page)).toEqual(Object.values(question));
    await expect(sendMessage(page)).toBeEnabled();
  }
  await send(page, enquiring, 200, sendMessage(page), 'Sending...');
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  await expect(page.locator('form [data-reference]')).toHaveText(/-/);
  await expect(sendMessage(page)).toBeEnabled();
});

test('a translated registration shows its page after each answer', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422|503/, /was not sent/);
  await openPage(page, '/register?level=a-level&subject=Physics&class=a-level-physics-saturday');
  await translate(page);
  await fillRegistration(page);
  // A suggestion appears and disappears.
  const email = page.getByLabel('Email Address', { exact: true });
  await email.fill('nethmi@gmial.com');
  await email.blur();
  await page.getByRole('button', { name: 'nethmi@gmail.com' }).click();
  for (const status of failures) {
    await send(page, registering, status, submitRegistration(page), 'Submitting...');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(submitRegistration(page)).toBeEnabled();
    await expect(page.getByLabel('First Name')).toHaveValue('Nethmi');
    await expect(page.getByRole('checkbox', { name: 'Physics', exact: true })).toBeChecked();
  }
  await send(page, registering, 200, submitRegistration(page), 'Submitting...');
  await expect(page.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  await expect(page.locator('[data-reference]')).toHaveText(/-/);
  await page.getByRole('button', { name: 'Submit Another Registration' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

for (const [what, change] of [
  ['a translator', translate],
  [
    'a password manager',
    (page: Page) =>
      page.evaluate(() => {
        for (const input of document.querySelectorAll('input'))
          input.after(document.createElement('com-1password-button'));
      }),
  ],
] as const) {
  test(`text typed before the scripts run survives ${what}`, async ({
    page,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/418/);
    const run = await hold(page, '**/assets/*.js');
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Last Name').fill('Sample');
    await page.getByRole('radio', { name: /A Level/ }).check();
    await page.getByRole('checkbox', { name: 'Biology' }).check();
    await page.getByLabel('First Name').fill('Early');
    await change(page);
    run();
    await waitForHydration(page);
    await expect(page.getByLabel('First Name')).toHaveValue('Early');
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expect(page.getByLabel('Last Name')).toHaveValue('Sample');
    await expect(page.getByRole('radio', { name: /A Level/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Biology' })).toBeChecked();
    const slip = page.getByRole('complementary', { name: 'Your registration' });
    await expect(slip).toContainText('Early');
  });
}

// every-page.slow.spec.ts translates each page after its scripts.
test('a page shows all news, translated before the scripts arrive', async ({
  page,
  expectedComplaints,
}) => {
  // React builds a page again that was translated before it hydrated.
  expectedComplaints.push(/418/);
  for (const path of ['/', '/schedule', '/contact', '/programs/a-level-physics']) {
    await setSchoolTime(page, MONDAY);
    const release = await hold(page, '**/assets/*.js');
    const answered = page.waitForResponse('**/functions/v1/today');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await translate(page);
    release();
    await waitForHydration(page);
    await answered;
    await expectAllNews(page, path);
    await page.unroute('**/assets/*.js');
  }
});
