import type { Page } from '@playwright/test';
import { draftWords, queuedWords } from '#content/forms/form-help.ts';
import { thanks } from '#content/forms/registration.ts';
import { enquiryFields } from '#payloads/form-fields.ts';
import {
  enquiring,
  enquiryForm,
  fillEnquiry,
  fillRegistration,
  registering,
  registrationForm,
  sendMessage,
  submitRegistration,
  toast,
} from '../fill-forms.ts';
import {
  expect,
  hold,
  openPage,
  saveData,
  test,
  waitForHydration,
  waitForResponsesRead,
} from '../harness.ts';
import type { School } from '../start-school.ts';

const sentMessage = 'Message sent successfully!';

// Without a connection, the browser and our page log errors to the console.
test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/was not sent/, /ERR_CONNECTION_FAILED/, /ERR_FAILED/);
});

const cutOff = (page: Page, address: string) =>
  page.route(address, (route) => route.abort('connectionfailed'));
const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const waits = (page: Page) => page.getByText(queuedWords.kept.title);
const rowsOf = (school: School, name: string) =>
  school.rows('SELECT id FROM submissions WHERE name LIKE ?', `${name}%`);

async function writeOnContact(page: Page, name: string) {
  await openPage(page, '/contact');
  await fillEnquiry(page);
  await enquiryForm(page).getByLabel(enquiryFields.name.label).fill(name);
}

test('a form that another tab has sent shows its receipt here', async ({
  page,
  context,
  school,
}) => {
  await openPage(page, '/register');
  await cutOff(page, registering);
  await fillRegistration(page);
  await page.getByLabel('First Name').fill('Twotabs');
  await submitRegistration(page).click();
  await expect(waits(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/about');
  // The next try may be ten seconds away.
  const title = 'Registration Submitted Successfully!';
  await expect(toast(other, title)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Thank you, Twotabs' })).toBeVisible();
  expect(rowsOf(school, 'Twotabs')).toHaveLength(1);
});

test('a tab that sends a form does not touch another tab’s queued form', async ({
  page,
  context,
  school,
}) => {
  const other = await context.newPage();
  await openPage(other, '/programs/a-level-physics');
  await cutOff(page, enquiring);
  await writeOnContact(page, 'Waiting Parent');
  await sendMessage(page).click();
  await expect(waits(page)).toBeVisible();

  await fillEnquiry(other);
  await enquiryForm(other).getByLabel(enquiryFields.name.label).fill('Other Parent');
  await sendMessage(other).click();
  const said = toast(other, sentMessage);
  await expect(said).toContainText("We'll get back to you within 24 hours.");
  // The short text of the course pages.
  await expect(said).not.toContainText('Thank you for contacting us.');
  expect(rowsOf(school, 'Other Parent')).toHaveLength(1);
  await page.unroute(enquiring);
  await online(page);
  await expect.poll(() => rowsOf(school, 'Waiting Parent')).toHaveLength(1);
});

test('a form that is left while it is sent, and opened again, shows its receipt', async ({
  page,
  school,
}) => {
  await openPage(page, '/register');
  const arrive = await hold(page, registering);
  await fillRegistration(page);
  await page.getByLabel('First Name').fill('Returning');
  await submitRegistration(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveURL('/fees');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register Now' }).click();
  await page.getByRole('button', { name: draftWords.restore }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Returning');

  arrive();
  await expect(page.getByRole('heading', { name: 'Thank you, Returning' })).toBeVisible();
  await expect(registrationForm(page)).toBeHidden();
  expect(rowsOf(school, 'Returning')).toHaveLength(1);
});

test('a queued form stays queued during a retry, also when the tab is closed, and is sent from another page', async ({
  page,
  context,
  school,
}) => {
  await cutOff(page, enquiring);
  await writeOnContact(page, 'Closing Parent');
  await sendMessage(page).click();
  await expect(waits(page)).toBeVisible();
  await page.unroute(enquiring);
  await hold(page, enquiring);
  const asked = page.waitForRequest(enquiring);
  await sendMessage(page).click();
  await asked;
  await page.close();

  const later = await context.newPage();
  await later.goto('/about');
  await expect(toast(later, sentMessage)).toBeVisible();
  expect(rowsOf(school, 'Closing Parent')).toHaveLength(1);
});

test('an answer that is corrected during an automatic retry stays', async ({ page }) => {
  await openPage(page, '/register');
  await cutOff(page, registering);
  await fillRegistration(page);
  await submitRegistration(page).click();
  await expect(waits(page)).toBeVisible();

  await page.unroute(registering);
  const arrive = await hold(page, registering);
  const asked = page.waitForRequest(registering);
  await online(page);
  await asked;
  const phone = registrationForm(page).getByLabel('Phone Number', { exact: true });
  await phone.fill('077 765 4321');
  await expect(page.getByText(queuedWords.changed.text('Submit Registration'))).toBeVisible();
  const answered = page.waitForResponse(registering);
  arrive();
  await answered;
  await waitForResponsesRead(page);
  await expect(phone).toHaveValue('077 765 4321');
  await submitRegistration(page).click();
  await expect(page.getByRole('article')).toContainText('077 765 4321');
});

test('a queued form is sent with Save-Data', async ({ page, school }) => {
  await saveData(page);
  await cutOff(page, enquiring);
  await page.goto('/contact');
  await enquiryForm(page).getByLabel(enquiryFields.name.label).focus();
  await waitForHydration(page);
  await fillEnquiry(page);
  await enquiryForm(page).getByLabel(enquiryFields.name.label).fill('Saving Parent');
  await sendMessage(page).click();
  await expect(waits(page)).toBeVisible();

  await page.unroute(enquiring);
  await page.goto('/about');
  await expect(toast(page, sentMessage)).toBeVisible();
  expect(rowsOf(school, 'Saving Parent')).toHaveLength(1);
});

test('a draft contains the last words typed before a link is tapped', async ({ page }) => {
  await openPage(page, '/contact');
  const message = enquiryForm(page).getByLabel(enquiryFields.message.label);
  await message.fill('First part');
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  const last = 'First part, and the words typed last';
  await message.fill(last);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveURL('/fees');
  await page.goBack();
  await expect(message).toHaveValue(last);
});

test('what was typed is there after Back and a reload, also where the page was left for another site', async ({
  page,
}) => {
  const firstName = page.getByLabel('First Name');
  const saturday = page.getByRole('checkbox', { name: 'Physics, Saturday 9.00 a.m.' });
  const offer = page.getByRole('button', { name: draftWords.restore });
  await openPage(
    page,
    '/register?level=a-level&subject=Physics&subject=Chemistry&class=a-level-physics-saturday',
  );
  await page.getByRole('checkbox', { name: 'Chemistry', exact: true }).uncheck();
  await firstName.fill('Nethmi');
  const expectAll = async () => {
    await expect(firstName).toHaveValue('Nethmi');
    await expect(saturday).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Chemistry', exact: true })).not.toBeChecked();
    await expect(page.getByText(draftWords.kept)).toBeVisible();
    await expect(offer).toHaveCount(0);
  };
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveURL('/fees');
  await page.goBack();
  await expectAll();
  await page.reload();
  await expectAll();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register Now' }).click();
  await page.reload();
  await expectAll();
  await openPage(page, '/about');
  await page.goBack();
  await expectAll();
});

test('a draft that is offered stays as it is until it is continued, also when another form is typed and sent', async ({
  page,
}) => {
  const firstName = page.getByLabel('First Name');
  const lastName = page.getByLabel('Last Name');
  const offer = page.getByRole('button', { name: draftWords.restore });
  const visit = async () => {
    // The same address again would be a reload.
    await openPage(page, '/about');
    await openPage(page, '/register');
  };
  await visit();
  await firstName.fill('Nethmi');
  await lastName.fill('Sample');
  await expect(page.getByText(draftWords.kept)).toBeVisible();

  await visit();
  await firstName.fill('S');
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  // A letter that was typed and deleted is no draft.
  await firstName.fill('');
  await expect(page.getByText(draftWords.kept)).toBeHidden();
  await visit();
  await fillRegistration(page);
  await firstName.fill('Sahan');
  await submitRegistration(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Sahan' })).toBeVisible();

  await visit();
  await firstName.fill('Nimal');
  await offer.click();
  await expect(firstName).toHaveValue('Nimal');
  await expect(lastName).toHaveValue('Sample');
  await visit();
  await offer.click();
  await expect(firstName).toHaveValue('Nimal');

  // An empty form replaces it.
  await page.getByRole('button', { name: thanks.showReceipt }).click();
  await page.getByRole('button', { name: 'Submit Another Registration' }).click();
  await expect(firstName).toHaveValue('');
  await visit();
  await expect(firstName).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('without storage in the browser, a second press counts as the same form', async ({
  page,
  school,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  let lost = 2;
  await page.route(enquiring, async (route) => {
    lost -= 1;
    if (lost < 0) return route.continue();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await writeOnContact(page, 'Full Phone');
  await sendMessage(page).click();
  await expect(toast(page, 'Failed to send message')).toBeVisible();
  await sendMessage(page).click();
  await expect(toast(page, sentMessage)).toBeVisible();
  expect(rowsOf(school, 'Full Phone')).toHaveLength(1);
});

test('a form is sent without the scripts that load later', async ({ page, school }) => {
  await openPage(page, '/contact');
  await page.route('**/assets/*.js', (route) => route.abort());
  await fillEnquiry(page);
  await enquiryForm(page).getByLabel(enquiryFields.name.label).fill('Script Less');
  await sendMessage(page).click();
  await expect(enquiryForm(page).getByText(sentMessage)).toBeVisible();
  expect(rowsOf(school, 'Script Less')).toHaveLength(1);
});
