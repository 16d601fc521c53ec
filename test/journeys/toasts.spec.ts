import type { Locator, Page } from '@playwright/test';
import {
  agree,
  chooseSubjects,
  registrationForm,
  submitRegistration,
  toast,
  typeRegistration,
  typeRequired,
} from './fill-forms.ts';
import { expect, hydrated, test } from './harness.ts';

// A toast must not cover what it is about (docs/requirements.md,
// R3.9). Looked at where the screen is smallest.
test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

/** Expects a toast to leave an element free once it no longer moves. */
async function leavesFree(page: Page, title: string, element: Locator): Promise<void> {
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
  }).toPass({ timeout: 2000 });
}

test('the terms are seen beside the notice that asks for them', async ({ page }) => {
  await page.goto('/register');
  await hydrated(page);
  await typeRequired(page);
  await chooseSubjects(page);
  await submitRegistration(page).tap();
  await leavesFree(page, 'Terms and Conditions', page.locator('label:has([name="agreeToTerms"])'));
});

test('a subject is seen beside the notice that asks for one', async ({ page }) => {
  await page.goto('/register');
  await hydrated(page);
  await typeRequired(page);
  await page.getByRole('radio', { name: 'A Level (Grades 12-13)' }).check();
  await agree(page);
  await submitRegistration(page).tap();
  await leavesFree(page, 'Subject Selection Required', page.locator('label:has(:focus)'));
});

test('a field that the server refuses is seen beside the notice', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/, /was not sent/);
  const fields = { parentPhone: 'Please check this phone number.' };
  await page.route('**/functions/v1/send-registration-email', (route) =>
    route.fulfill({ status: 422, json: { error: { message: 'Please check.', fields } } }),
  );
  await page.goto('/register');
  await hydrated(page);
  await typeRegistration(page);
  await submitRegistration(page).tap();
  const field = registrationForm(page).locator('[name="parentPhone"]');
  await expect(field).toBeFocused();
  await leavesFree(page, 'Registration Failed', field);
});

test('the receipt’s reference is seen beside the notice', async ({ page }) => {
  await page.goto('/register');
  await hydrated(page);
  await typeRegistration(page);
  await submitRegistration(page).tap();
  const reference = page.locator('article [data-reference]');
  await expect(reference).toHaveText(/-/);
  await reference.scrollIntoViewIfNeeded();
  const title = 'Registration Submitted Successfully!';
  await leavesFree(page, title, reference);

  // However far the receipt is scrolled afterwards.
  for (const block of ['end', 'start'] as const) {
    await reference.evaluate((element, block) => element.scrollIntoView({ block }), block);
    await leavesFree(page, title, reference);
  }
});
