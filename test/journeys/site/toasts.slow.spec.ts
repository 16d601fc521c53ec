import type { Locator, Page } from '@playwright/test';
import {
  acceptTerms,
  chooseSubjects,
  fillEnquiry,
  fillRegistration,
  fillRequired,
  registrationForm,
  sendMessage,
  submitRegistration,
  toast,
} from '../fill-forms.ts';
import { expect, openPage, test } from '../harness.ts';

// A toast must not cover what it is about (docs/requirements.md, R3.9). Tested on the smallest
// screen.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Expects a toast to leave an element free once it no longer moves. */
async function expectUncovered(page: Page, title: string, element: Locator): Promise<void> {
  const shown = toast(page, title);
  await expect(shown).toBeVisible();
  await shown.evaluate((each) =>
    Promise.all(each.getAnimations({ subtree: true }).map((moving) => moving.finished)),
  );
  await expect(element).toBeInViewport();
  await expect(async () => {
    const over = await shown.boundingBox();
    const under = await element.boundingBox();
    if (!over || !under) throw new Error('One of them is not on the page.');
    const apart = over.y + over.height <= under.y || under.y + under.height <= over.y;
    expect(apart, `${JSON.stringify(over)} over ${JSON.stringify(under)}`).toBe(true);
  }).toPass({ timeout: 5_000 });
}

test('a notice that asks for the terms, for a subject or for a field that was rejected does not cover it', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/, /was not sent/);
  const fields = { parentPhone: 'Please check this phone number.' };
  await page.route('**/functions/v1/send-registration-email', (route) =>
    route.fulfill({ status: 422, json: { error: { message: 'Please check.', fields } } }),
  );
  await openPage(page, '/register');
  await fillRequired(page);
  await chooseSubjects(page);
  await submitRegistration(page).tap();
  await expectUncovered(
    page,
    'Terms and Conditions',
    page.locator('label:has([name="agreeToTerms"])'),
  );

  // Another level clears the subjects.
  for (const name of ['O Level (Grades 9-11)', 'A Level (Grades 12-13)'])
    await page.getByRole('radio', { name }).check();
  await acceptTerms(page);
  await submitRegistration(page).tap();
  await expectUncovered(page, 'Subject Selection Required', page.locator('label:has(:focus)'));

  await chooseSubjects(page);
  await submitRegistration(page).tap();
  const field = registrationForm(page).locator('[name="parentPhone"]');
  await expect(field).toBeFocused();
  await expectUncovered(page, 'Registration Failed', field);
});

test('the notice of success covers neither the thanks, nor the reference, nor an emptied form', async ({
  page,
}) => {
  await openPage(page, '/register');
  await fillRegistration(page);
  await submitRegistration(page).tap();
  const title = 'Registration Submitted Successfully!';
  await expectUncovered(page, title, page.getByRole('heading', { name: /^Thank you/ }));

  const reference = page.locator('article [data-reference]');
  await expect(reference).toHaveText(/-/);
  // A toast under the mouse stays.
  await toast(page, title).hover();
  await reference.scrollIntoViewIfNeeded();
  await expectUncovered(page, title, reference);
  // At any scroll position of the receipt.
  for (const block of ['end', 'start'] as const) {
    await toast(page, title).hover();
    await reference.evaluate((element, block) => element.scrollIntoView({ block }), block);
    await expectUncovered(page, title, reference);
  }
  await page.getByRole('button', { name: 'Submit Another Registration' }).tap();
  await expect(toast(page, title)).toHaveCount(0);
});

test('in a dialog, the notice of a failure covers no other way to send the message', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({ status: 503, json: { error: { message: 'Please try later.' } } }),
  );
  await openPage(page, '/programs#consultation');
  await fillEnquiry(page);
  await sendMessage(page).tap();
  const dialog = page.getByRole('dialog');
  const ways = ['WhatsApp', 'SMS', 'E-mail'].map((name) =>
    dialog.getByRole('link', { name, exact: true }),
  );
  for (const control of [...ways, sendMessage(page)]) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await expectUncovered(page, 'Failed to send message', control);
  }
});
