import { draftWords } from '#content/forms/form-help.ts';
import { notices } from '#content/forms/notices.ts';
import { schoolOf } from '#content/school/school.ts';
import { enquiryFields } from '#payloads/form-fields.ts';
import { documents } from '#test/documents.ts';
import {
  enquiring,
  enquiryForm,
  enquiryValues,
  fillEnquiry,
  question,
  sendMessage,
  toast,
} from '../fill-forms.ts';
import { expect, hold, openPage, test, waitForIdle } from '../harness.ts';
import { recordShifts, shiftsOn } from '../layout-shifts.ts';

test('an enquiry is typed, sent, stored and mailed; its five fields are cleared', async ({
  page,
  school,
}) => {
  await openPage(page, '/about?from=Facebook');
  // The tab's first page says where the visit came from.
  await openPage(page, '/contact?from=google');
  await fillEnquiry(page);
  await enquiryForm(page).getByLabel('Phone Number').fill('011-000 0000');
  const asked = page.waitForRequest(enquiring);
  await sendMessage(page).click();
  const sent = { ...question, phone: '011-000 0000', source: 'facebook' };
  expect((await asked).postDataJSON()).toMatchObject(sent);

  const { title, text } = notices.enquirySent;
  await expect(toast(page, title)).toContainText(text);
  const said = enquiryForm(page).getByRole('status').filter({ hasText: title });
  await expect(said).toContainText(text);
  expect(await enquiryValues(page)).toEqual(['', '', '', '', '']);
  await expect(sendMessage(page)).toBeEnabled();

  const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await said.textContent()) ?? '')?.[0];
  expect(reference).toBeTruthy();
  await expect
    .poll(() => school.mails().filter(({ subject }) => subject?.includes(String(reference))).length)
    .toBeGreaterThan(0);

  // The same answers sent again count as one form.
  await openPage(page, '/contact');
  await fillEnquiry(page);
  await enquiryForm(page).getByLabel('Phone Number').fill('011-000 0000');
  const answered = page.waitForResponse(enquiring);
  await sendMessage(page).click();
  expect(await (await answered).json()).toMatchObject({ reference });
});

const failures = [
  { what: 'a page that is not ours', reply: { status: 200, body: '<p>OK</p>' } },
  { what: 'JSON that is not an object', reply: { status: 200, json: ['OK'] } },
  { what: 'an error with status 200', reply: { status: 200, json: { error: 'full' } } },
  {
    what: 'JSON that is cut off',
    reply: { status: 200, contentType: 'application/json', body: '{"ok":' },
  },
  {
    what: "the server's sentence",
    reply: { status: 503, json: { error: { message: 'The office cannot store it now.' } } },
    message: 'The office cannot store it now',
  },
];

test('a draft returns with its own subject in a dialog that begins with another one', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/contact');
  await fillEnquiry(page);
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  await openPage(page, '/programs#consultation');
  const subject = enquiryForm(page).getByLabel(enquiryFields.subject.label);
  await expect(subject).toHaveValue('A consultation about classes');
  await enquiryForm(page).getByLabel(enquiryFields.name.label).fill('Ruwan Sample');
  await page.getByRole('button', { name: draftWords.restore }).click();
  expect(await enquiryValues(page)).toEqual(Object.values({ ...question, name: 'Ruwan Sample' }));

  // A draft without a subject leaves that of the dialog.
  await page.getByRole('button', { name: draftWords.clear }).click();
  await openPage(page, '/contact');
  await enquiryForm(page).getByLabel(enquiryFields.name.label).fill(question.name);
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  await openPage(page, '/programs#consultation');
  await page.getByRole('button', { name: draftWords.restore }).click();
  await expect(subject).toHaveValue('A consultation about classes');
});

test('on each failure the values stay and the notice says what to do', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  await openPage(page, '/contact');
  await fillEnquiry(page);
  const alert = page.getByRole('alert');
  for (const { what, reply, message = 'Unknown error' } of failures) {
    await page.route(enquiring, (route) => route.fulfill(reply));
    const answer = await hold(page, enquiring);
    await sendMessage(page).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    await expect(sendMessage(page)).toBeEnabled();
    const text = `Error: ${message}. Please try again or contact us directly at ${schoolOf(documents).email}`;
    const failed = toast(page, 'Failed to send message');
    await expect(failed, what).toContainText(text);
    await failed.getByRole('button', { name: 'Close' }).click();
    await expect(failed).toHaveCount(0);
    await expect(alert, what).toContainText(text);
    expect(await enquiryValues(page), what).toEqual(Object.values(question));
  }

  await expect(alert.getByRole('link', { name: /Landline/ })).toBeVisible();
  for (const name of ['WhatsApp', 'SMS', 'E-mail']) {
    const href = await alert.getByRole('link', { name }).getAttribute('href');
    expect(decodeURIComponent(String(href))).toContain('May we see the rooms?');
  }

  // The link contains the answer that was changed after the failure.
  await page.getByLabel('Message').pressSequentially(' On a Sunday?');
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  const sms = alert.getByRole('link', { name: 'SMS' });
  await sms.click();
  expect(decodeURIComponent(String(await sms.getAttribute('href')))).toContain('On a Sunday?');

  // Any JSON object without an error is a success, whichever server replies.
  await page.route(enquiring, (route) => route.fulfill({ json: { success: true } }));
  await sendMessage(page).click();
  await expect(toast(page, notices.enquirySent.title)).toBeVisible();
  expect(await enquiryValues(page)).toEqual(['', '', '', '', '']);
});

test('/contact shows the form, a sketch while the map does not load, the ways to reach us and the departments, and fills in a subject', {
  tag: '@slow',
}, async ({ page }) => {
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('openstreetmap'),
  );
  await openPage(page, '/contact');
  await expect(page.getByRole('img', { name: /Sketch of Dickman's Road/ })).toBeVisible();
  await failed;
  await waitForIdle(page);
  await expect(page.getByText('A sketch, not to scale.')).toBeVisible();
  await expect(page.getByTitle(/OpenStreetMap/)).toBeHidden();

  const form = enquiryForm(page);
  for (const [label, placeholder] of [
    ['Full Name', 'Enter your full name'],
    ['Email Address', 'Enter your email'],
    ['Subject', 'What is this regarding?'],
    ['Message', 'Tell us more about your inquiry...'],
  ] as const) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAttribute('placeholder', placeholder);
    await expect(field).toHaveAttribute('required', '');
  }
  await expect(form.getByLabel('Phone Number')).not.toHaveAttribute('required');
  await expect(form.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '5');

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Register Now' }).first()).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: /^Visit/ })).toHaveAttribute('href', /maps/);
  await expect(main.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByText('Office hours')).toBeVisible();
  await expect(main.getByRole('link', { name: /Office hours/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Get Directions' })).toBeVisible();
  for (const name of ['Admissions', 'Academic Affairs', 'Finance', 'Student Support']) {
    await expect(main.getByRole('row', { name })).toContainText('@');
  }

  // Before You Contact Us fills in the subject, and keeps one that the visitor typed.
  const subject = page.getByLabel('Subject');
  await page.getByRole('button', { name: /About fees/ }).press(' ');
  await expect(subject).toHaveValue('A question about fees');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByRole('button', { name: /About a visit/ }).click();
  await expect(subject).toHaveValue('A visit to the school');
  await subject.fill('My own');
  await page.getByRole('button', { name: /About a course/ }).click();
  await expect(subject).toHaveValue('My own');
});

test('a subject without a fixed hour starts the message, and a link fills in no other text', {
  tag: '@slow',
}, async ({ page }) => {
  const subject = page.getByLabel('Subject');
  await openPage(page, '/contact?subject=Call+this+number');
  await expect(subject).toHaveValue('');
  await page.goto('/a-level-classes');
  await page.getByRole('link', { name: 'Economics' }).click();
  await expect(subject).toHaveValue('Economics: hour on request');
});

for (const width of [390, 1280])
  test(`shows the map once it responds, without a layout shift, at ${width} px`, {
    tag: '@slow',
  }, async ({ page }) => {
    const map = 'https://www.openstreetmap.org/**';
    await page.route(map, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
    );
    const answer = await hold(page, map);
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/contact');
    const frame = page.getByTitle(/OpenStreetMap/);
    await expect(frame).toBeHidden();
    const directions = page.getByRole('link', { name: 'Get Directions' });
    const before = await directions.boundingBox();
    await page.evaluate(recordShifts);

    answer();
    await expect(frame).toBeVisible();
    await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
    expect(await directions.boundingBox()).toEqual(before);
    expect(await shiftsOn(page)).toBe(0);
  });
