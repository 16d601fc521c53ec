import { draftWords, queuedWords } from '#content/forms/form-help.ts';
import { erasedText } from '#content/forms/notices.ts';
import { thanks } from '#content/forms/registration.ts';
import {
  acceptTerms,
  enquiring,
  enquiryForm,
  enquiryValues,
  fillEnquiry,
  fillRegistration,
  nethmi,
  question,
  registering,
  registrationForm,
  sendMessage,
  submitRegistration,
  toast,
} from '../fill-forms.ts';
import { expect, goOffline, openPage, test, waitForHydration } from '../harness.ts';

// Without a connection, the browser and our page log errors to the console.
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/was not sent/, /ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_FAILED/);
});

test('without a connection a registration is queued, and is sent when the connection is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/register');
  await fillRegistration(page);
  await goOffline(page, ['offline', 'toaster']);
  await submitRegistration(page).click();

  await expect(toast(page, 'Registration Failed')).toBeVisible();
  await expect(page.getByText(queuedWords.kept.title)).toBeInViewport();
  // One panel: only the notice reports the failure.
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Nethmi');

  const asked = page.waitForRequest(registering);
  await context.setOffline(false);
  expect((await asked).postDataJSON()).toMatchObject(nethmi);
  await expect(page.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  await expect(toast(page, 'Registration Submitted Successfully!')).toBeVisible();
});

test('a queued form is sent after a reload, under the same id and once', async ({
  page,
  school,
}) => {
  await openPage(page, '/register');
  const ids: string[] = [];
  // The server stores the form, but its reply is lost twice.
  await page.route(registering, async (route) => {
    ids.push(route.request().postDataJSON().submissionId);
    if (ids.length > 2) return route.continue();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await fillRegistration(page);
  await page.getByLabel('First Name').fill('Reloaded');
  await submitRegistration(page).click();
  await expect(page.getByText(queuedWords.kept.title)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you, Reloaded' })).toBeVisible();
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeGreaterThan(2);
  await page.reload();
  await waitForHydration(page);
  const kept = school.rows("SELECT id FROM submissions WHERE name LIKE 'Reloaded%'");
  expect(kept).toHaveLength(1);
});

test('a form that is sent after its page was left shows a notice, then its receipt', async ({
  page,
}) => {
  await openPage(page, '/register');
  await page.route(registering, (route) => route.abort('connectionfailed'));
  await fillRegistration(page);
  await submitRegistration(page).click();
  await expect(page.getByText(queuedWords.kept.title)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveURL('/fees');

  await page.unroute(registering);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(toast(page, 'Registration Submitted Successfully!')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register Now' }).click();
  await expect(page.getByRole('button', { name: thanks.showReceipt })).toBeVisible();
  await expect(page.getByRole('button', { name: draftWords.restore })).toHaveCount(0);
  await page.getByRole('button', { name: thanks.showReceipt }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
});

test('a form that is rejected after its page was left shows a notice, and its answers stay', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  await openPage(page, '/contact');
  await page.route(enquiring, (route) => route.abort('connectionfailed'));
  await fillEnquiry(page);
  await sendMessage(page).click();
  await expect(page.getByText(queuedWords.kept.title)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveURL('/fees');

  // On top of the blocking route, so that no retry happens between the two.
  const message = 'Please write a shorter message.';
  await page.route(enquiring, (route) =>
    route.fulfill({ status: 422, json: { error: { message } } }),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Error: Please write a shorter message.')).toBeVisible();
  await page.goto('/contact');
  await page.getByRole('button', { name: draftWords.restore }).click();
  await expect(enquiryForm(page).getByLabel('Subject')).toHaveValue(question.subject);
});

test('the button that deletes a draft leaves no data on the phone; a request that did not arrive is retried once, under the same id', async ({
  page,
}) => {
  await openPage(page, '/contact');
  await fillEnquiry(page);
  await page.getByRole('button', { name: draftWords.clear }).click();
  expect(await enquiryValues(page)).toEqual(['', '', '', '', '']);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(question.name);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: draftWords.restore })).toHaveCount(0);

  const ids: string[] = [];
  await page.route(enquiring, (route) => {
    ids.push(route.request().postDataJSON().submissionId);
    return ids.length === 1 ? route.abort('connectionfailed') : route.continue();
  });
  await fillEnquiry(page);
  await sendMessage(page).click();
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('a queued form with a changed answer is not sent automatically', async ({ page, context }) => {
  await openPage(page, '/contact');
  await fillEnquiry(page);
  await goOffline(page, ['offline', 'toaster']);
  await sendMessage(page).click();
  await expect(page.getByText(queuedWords.kept.title)).toBeVisible();
  await enquiryForm(page).getByLabel('Subject').fill('Something else');
  await expect(page.getByText(queuedWords.changed.text('Send Message'))).toBeVisible();

  const asked = page.waitForRequest(enquiring);
  await context.setOffline(false);
  await sendMessage(page).click();
  expect((await asked).postDataJSON().subject).toBe('Something else');
  await expect(toast(page, 'Message sent successfully!')).toBeVisible();
});

test('a stored form that the school has deleted leaves the phone, and a notice explains it', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/410/, /was not sent/);
  await openPage(page, '/register');
  await page.route(registering, (route) => route.abort('connectionfailed'));
  await fillRegistration(page);
  await submitRegistration(page).click();
  await expect(page.getByText(queuedWords.kept.title)).toBeVisible();

  const message = 'This form was submitted before and has since been deleted';
  await page.route(registering, (route) =>
    route.fulfill({ status: 410, json: { error: { message } } }),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(toast(page, erasedText(message))).toBeVisible();
  await expect(registrationForm(page).getByRole('alert')).toContainText(erasedText(message));
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText(queuedWords.kept.title)).toBeHidden();
});

test('a draft survives a reload, is offered, and is deleted once it is sent', async ({ page }) => {
  await openPage(page, '/register');
  await fillRegistration(page);
  await expect(page.getByText(draftWords.kept)).toBeVisible();

  await page.goto('/about');
  await openPage(page, '/register');
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await page.getByRole('button', { name: draftWords.restore }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Nethmi');
  await expect(page.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await expect(page.getByRole('complementary', { name: 'Your registration' })).toContainText(
    'Physics',
  );
  // Consent must be given again.
  await expect(page.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();

  await acceptTerms(page);
  const asked = page.waitForRequest(registering);
  await submitRegistration(page).click();
  // The time since the first tick is not the time that the form took.
  expect((await asked).postDataJSON()).not.toHaveProperty('elapsedMs');
  await expect(page.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Another Registration' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: draftWords.restore })).toHaveCount(0);
});

test('a failed prefetch does not change what is typed', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/ERR_/);
  await openPage(page, '/register');
  await page.getByLabel('First Name').fill('Nethmi');
  const missed = page.waitForEvent('requestfailed', (request) =>
    /\/assets\/(fees|about|teachers)-/.test(request.url()),
  );
  await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await missed;
  await page.getByLabel('Last Name').fill('Sample');
  await expect(page.getByLabel('First Name')).toHaveValue('Nethmi');
});
