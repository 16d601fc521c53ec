import type { Page } from '@playwright/test';
import { birthdayQuestion, draftWords } from '#content/forms/form-help.ts';
import { notices } from '#content/forms/notices.ts';
import {
  registrationStepsOf,
  registrationForm as registrationTexts,
  thanks,
} from '#content/forms/registration.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import { violationsOn } from '../axe.ts';
import { textUnder } from '../cut-off.ts';
import {
  acceptTerms,
  chooseSubjects,
  fillRegistration,
  fillRequired,
  nethmi,
  registering,
  registrationForm,
  submitRegistration,
  toast,
  toasts,
} from '../fill-forms.ts';
import { expect, hold, openPage, test, waitForHydration } from '../harness.ts';

async function expectAccessible(page: Page) {
  expect(await violationsOn(page, { exclude: '[aria-label^="Notifications"]' })).toEqual([]);
}

/** Opens the form, by a link with this query. */
async function openForm(page: Page, query = ''): Promise<void> {
  await openPage(page, `/register${query}`);
}

test('a registration is typed, sent, stored, mailed and acknowledged, and another may follow', async ({
  page,
  school,
}) => {
  await openForm(page);
  await fillRegistration(page);
  const asked = page.waitForRequest(registering);
  await submitRegistration(page).click();
  const body = (await asked).postDataJSON();
  expect(body).toMatchObject(nethmi);
  expect(body.website).toBe('');
  expect(body.elapsedMs).toBeGreaterThan(0);

  await expect(toast(page, notices.registrationSent.title)).toContainText(
    notices.registrationSent.text,
  );
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeFocused();
  await expect(receipt.getByText('A LEVEL', { exact: true })).toBeVisible();
  for (const subject of nethmi.subjects) {
    await expect(receipt.getByRole('listitem').filter({ hasText: subject })).toBeVisible();
  }
  const usual = page.viewportSize();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const sheet = await receipt.boundingBox();
    for (const badge of await receipt.getByRole('listitem').all()) {
      const box = await badge.boundingBox();
      const right = (box?.x ?? Number.NaN) + (box?.width ?? 0);
      expect(right, `a badge within the receipt, ${width} px wide`).toBeLessThanOrEqual(
        (sheet?.x ?? 0) + (sheet?.width ?? 0),
      );
    }
  }
  if (usual) await page.setViewportSize(usual);
  await expect(receipt).toContainText('12, Sample Lane');
  await expect(receipt).toContainText('14 May 2008');
  await expect(receipt).not.toContainText(nethmi.dateOfBirth);
  await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Write to us/ })).toBeVisible();
  await expect(registrationForm(page)).toBeHidden();
  await expect(
    page.getByRole('heading', { name: 'What Happens After Registration?' }),
  ).toBeVisible();

  await expectAccessible(page);
  const reference = await receipt.locator('[data-reference]').textContent();
  expect(reference).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect
    .poll(() => school.mails().filter(({ subject }) => subject?.includes(reference ?? '')).length)
    .toBeGreaterThan(0);

  // The form for a brother or sister has parent, phone and address filled in.
  await page.getByRole('button', { name: 'Register a brother or sister' }).click();
  const form = registrationForm(page);
  await expect(form.getByLabel('First Name')).toHaveValue('');
  await expect(form.getByLabel('Email Address', { exact: true })).toHaveValue('');
  await expect(form.getByLabel('Date of Birth')).toHaveValue('');
  await expect(form.getByLabel('Phone Number', { exact: true })).toHaveValue(nethmi.phone);
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue(nethmi.address);
  await expect(form.getByLabel("Parent/Guardian's Name")).toHaveValue(nethmi.parentName);
  await expect(form.getByLabel("Parent/Guardian's Phone")).toHaveValue(nethmi.parentPhone);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('every link to /register opens the form, with a link to the receipt, which survives a reload', {
  tag: '@slow',
}, async ({ page }) => {
  await openForm(page);
  await fillRegistration(page);
  await submitRegistration(page).click();
  const heading = page.getByRole('heading', { name: 'Thank you, Nethmi' });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await waitForHydration(page);

  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const tick = heading.locator('xpath=preceding-sibling::*[1]');
  for (const each of [320, 430, 600, 900, width]) {
    await page.setViewportSize({ width: each, height });
    expect(await textUnder(tick), `under the tick at ${each} px`).toBe('');
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Class Schedule' }).click();
  await page
    .getByRole('link', { name: /^Register for Science, / })
    .first()
    .click();
  await expect(heading).toBeHidden();
  await expect(page.getByRole('radio', { name: 'O Level (Grades 9-11)' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Science', exact: true })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(heading).toBeVisible();

  await openPage(page, '/register');
  await expect(registrationForm(page)).toBeVisible();
  await expect(page.getByText(/received the registration of Nethmi/)).toBeVisible();
  await page.getByRole('button', { name: thanks.showReceipt }).click();
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('It could not be copied. Please save it instead.')).toBeVisible();

  await page.getByRole('button', { name: 'Submit Another Registration' }).click();
  await expect(heading).toBeHidden();
  await expect(registrationForm(page)).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await expect(heading).toBeHidden();
});

test('a receipt and a draft of an earlier version are read, or deleted', { tag: '@slow' }, async ({
  page,
}) => {
  await openForm(page);
  await page.evaluate(() => {
    const savedAt = Date.now();
    const sent = { firstName: 'Nethmi', level: 'a-level', subjects: ['Physics'] };
    const receipt = { savedAt, value: { reference: 'K7QF-29XM', sent } };
    sessionStorage.setItem('school:receipt:registration', JSON.stringify(receipt));
    for (const name of ['draft:registration', 'unsent:registration', 'attempt:registration:x']) {
      const odd = { savedAt, value: { firstName: { a: 1 }, body: null, functionName: 7 } };
      localStorage.setItem(`school:${name}`, JSON.stringify(odd));
    }
  });
  await page.reload();
  await waitForHydration(page);
  await expect(registrationForm(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('school:draft:registration'))).toBeNull();
  await page.getByRole('button', { name: thanks.showReceipt }).click();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('K7QF-29XM');
  await expect(receipt).toContainText('Physics');
});

test('the browser asks for the required fields, the notices for terms and then subjects', async ({
  page,
}) => {
  await openForm(page);
  // Terms and privacy open over the form, and do not tick its box.
  for (const name of ['terms and conditions', 'privacy policy']) {
    await registrationForm(page).getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(new RegExp(name, 'i'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const submit = submitRegistration(page);

  await submit.click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);

  await fillRequired(page);
  await submit.click();
  await expect(toast(page, 'Terms and Conditions')).toContainText(
    'Please agree to the terms and conditions to proceed.',
  );
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused();
  await expect(toast(page, 'Subject Selection Required')).toHaveCount(0);

  // A correction removes the notice; a second press does not add the same one.
  await submit.click();
  await expect(toasts(page)).toHaveCount(1);
  await acceptTerms(page);
  await expect(toasts(page)).toHaveCount(0);
  await submit.click();
  await expect(toast(page, 'Subject Selection Required')).toContainText(
    'Please select at least one subject.',
  );

  await page.getByRole('radio', { name: 'O Level (Grades 9-11)' }).check();
  await submit.click();
  await expect(page.getByText('Please select at least one subject.').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeFocused();
  expect(asked.filter((url) => url.includes('/functions/v1/send-'))).toEqual([]);
});

test('subjects and the slip appear once a level is chosen, and another level clears them', async ({
  page,
}) => {
  await openForm(page);
  const slip = page.getByRole('complementary', { name: 'Your registration' });
  const estimate = slip.getByText(/This is an estimate/);
  const physics = page.getByRole('checkbox', { name: 'Physics' });
  await expect(page.getByRole('checkbox', { name: 'Accounting' })).toHaveCount(0);
  await expect(slip).toBeHidden();
  await chooseSubjects(page);
  await expect(physics).toBeChecked();
  await physics.uncheck();
  await physics.check();
  await page.getByRole('radio', { name: /O Level/ }).check();
  await expect(physics).toBeHidden();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: /A Level/ }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Biology' })).toBeVisible();

  await expect(slip).toContainText('A Level');
  await expect(estimate).toHaveCount(0);
  for (const name of ['Physics', 'Chemistry', 'Combined Mathematics'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  await expect(estimate).toBeVisible();
  await expect(slip).toContainText('9 hours');
  await expect(slip).toContainText('LKR 8,100');
  await page.getByRole('checkbox', { name: 'Chemistry' }).uncheck();
  await expect(slip).toContainText('6 hours');
  await page.getByLabel('First Name').fill('Nethmi');
  await expect(slip).toContainText('Nethmi');
});

test('while it is sent the button is busy; on failure the form stays filled, and can be sent again', async ({
  page,
  expectedComplaints,
}) => {
  await openForm(page);
  expectedComplaints.push(/was not sent/, /503/);
  await page.route(registering, (route) =>
    route.fulfill({ status: 503, json: { error: { message: 'The store is full.' } } }),
  );
  const answer = await hold(page, registering);
  await fillRegistration(page);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('store is full'),
  );
  await submitRegistration(page).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeDisabled();
  answer();
  await logged;

  const text =
    'There was an error submitting your registration. Please try again or contact us directly.';
  await expect(toast(page, 'Registration Failed')).toContainText(text);
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(submitRegistration(page)).toBeEnabled();
  await expect(page.getByLabel('First Name')).toHaveValue('Nethmi');
  await expect(page.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

  await page.unroute(registering);
  await submitRegistration(page).click();
  await expect(toast(page, notices.registrationSent.title)).toBeVisible();
  await expect(toast(page, 'Registration Failed')).toHaveCount(0);
});

test('what was chosen is above the form, with its hours and teacher, and the form does not move; a draft contains it, and another level removes it', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const firstName = page.getByLabel('First Name');
  await page.goto('/register?level=a-level&subject=Physics&class=a-level-physics-saturday');
  const before = await firstName.boundingBox();
  await waitForHydration(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Physics, Saturday' });
  await expect(card).toContainText('9.00 a.m.–12 noon');
  await expect(card).toContainText('Sample');
  expect((await firstName.boundingBox())?.y).toBe(before?.y);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect(page.getByRole('group', { name: registrationTexts.linked.legend })).toBeInViewport();

  await firstName.fill('Nethmi');
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  await openPage(page, '/register');
  const saturday = page.getByRole('checkbox', { name: 'Physics, Saturday 9.00 a.m.' });
  await expect(saturday).toHaveCount(0);
  await page.getByRole('button', { name: draftWords.restore }).click();
  await expect(saturday).toBeChecked();
  await page.getByRole('radio', { name: 'O Level (Grades 9-11)' }).check();
  await expect(saturday).toHaveCount(0);
});

test('a link’s class, course and curriculum are shown, can be removed, and are sent', {
  tag: '@slow',
}, async ({ page }) => {
  await openForm(
    page,
    '?level=a-level&subject=Physics&curriculum=edexcel&course=a-level-science' +
      '&class=a-level-physics-saturday&class=a-level-physics-wednesday&class=no-such-class&from=google',
  );
  const chosen = page.getByRole('group', { name: registrationTexts.linked.legend });
  const wednesday = chosen.getByRole('checkbox', { name: 'Physics, Wednesday 3.00 p.m.' });
  await expect(chosen.getByRole('checkbox')).toHaveCount(4);
  await expect(chosen.getByRole('checkbox', { checked: true })).toHaveCount(4);
  const slip = page.getByRole('complementary', { name: 'Your registration' });
  await expect(slip).toContainText('Physics, Saturday 9.00 a.m.');
  await expect(slip).toContainText('Edexcel');
  await expect(page.getByLabel('Special Requirements')).toHaveValue('');
  const lastStep = page.getByRole('listitem').filter({ hasText: 'Start Learning' });
  await expect(lastStep).toContainText(registrationStepsOf(documents).classChosen, {
    useInnerText: true,
  });
  expect(await violationsOn(page)).toEqual([]);
  await wednesday.uncheck();
  await expect(slip).not.toContainText('Wednesday');

  await fillRequired(page);
  await acceptTerms(page);
  const asked = page.waitForRequest(registering);
  await submitRegistration(page).click();
  expect((await asked).postDataJSON()).toMatchObject({
    subjects: ['Physics'],
    classes: ['a-level-physics-saturday'],
    course: 'a-level-science',
    curriculum: 'Edexcel',
    source: 'google',
  });
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Physics, Saturday 9.00 a.m.');
  await expect(receipt).toContainText('Edexcel');
  await expect(lastStep).toContainText(registrationStepsOf(documents).classChosen, {
    useInnerText: true,
  });
});

test('what was chosen last is what is shown, sent and put back: no address and no earlier form brings back another choice', {
  tag: '@slow',
}, async ({ page }) => {
  const card = page.getByRole('listitem').filter({ hasText: 'Physics, Saturday' });
  const saturday = page.getByRole('checkbox', { name: 'Physics, Saturday 9.00 a.m.' });
  const firstName = page.getByLabel('First Name');
  const restore = page.getByRole('button', { name: draftWords.restore });
  const registerNow = page.getByRole('contentinfo').getByRole('link', { name: 'Register Now' });
  const link = '?level=a-level&subject=Physics&class=a-level-physics-saturday';

  await openForm(page, link);
  await firstName.fill('Nethmi');
  // Another address of the page.
  await registerNow.click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(saturday).toBeChecked();
  await page.getByRole('radio', { name: 'O Level (Grades 9-11)' }).check();
  await page.goBack();
  await expect(page).toHaveURL(/class=/);
  await expect(saturday).toHaveCount(0);
  await expect(card).toHaveCount(0);

  // A reload, after the choice of the link was changed.
  await page.getByRole('button', { name: draftWords.clear }).click();
  await openForm(page, link);
  await expect(card).toBeVisible();
  await saturday.uncheck();
  await expect(card).toHaveCount(0);
  await saturday.check();
  await expect(card).toBeVisible();
  await page.getByRole('radio', { name: 'O Level (Grades 9-11)' }).check();
  await page.getByRole('checkbox', { name: 'ICT', exact: true }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'O Level (Grades 9-11)' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ICT', exact: true })).toBeChecked();
  await expect(saturday).toHaveCount(0);

  // A draft with a class of another subject than the link's.
  await openForm(page, '?level=o-level&subject=ICT&class=o-level-ict-sunday');
  await firstName.fill('Nethmi');
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  await openForm(page, '?level=o-level&subject=Science');
  await restore.click();
  await expect(firstName).toHaveValue('Nethmi');
  const chosen = page.getByRole('group', { name: registrationTexts.linked.legend });
  await expect(chosen).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Change' })).toHaveCount(0);
});

test('the form after a receipt is empty, also of the class that a draft had brought', {
  tag: '@slow',
}, async ({ page }) => {
  await openForm(page);
  await fillRegistration(page);
  await submitRegistration(page).click();
  await expect(page.getByRole('article')).toBeVisible();
  await openForm(page, '?level=o-level&subject=ICT&class=o-level-ict-sunday');
  await page.getByLabel('First Name').fill('Sahan');
  await expect(page.getByText(draftWords.kept)).toBeVisible();
  await openForm(page);
  await page.getByRole('button', { name: draftWords.restore }).click();
  const chosen = page.getByRole('group', { name: registrationTexts.linked.legend });
  await expect(chosen).toBeVisible();
  await page.getByRole('button', { name: thanks.showReceipt }).click();
  await page.getByRole('button', { name: 'Submit Another Registration' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(chosen).toHaveCount(0);
});

test('what a link chooses is limited, priced, and not sent once it is unticked', {
  tag: '@slow',
}, async ({ page }) => {
  const chosen = page.getByRole('group', { name: registrationTexts.linked.legend });
  const all = [...weekOf(documents)['a-level'], ...weekOf(documents)['o-level']];
  await openForm(page, `?level=a-level&${all.map(({ id }) => `class=${id}`).join('&')}`);
  await expect(chosen.getByRole('checkbox')).toHaveCount(12);

  // The slip prices only the subjects that a curriculum offers.
  await openForm(page, '?level=o-level&subject=Science&subject=Buddhism&curriculum=edexcel');
  const slip = page.getByRole('complementary', { name: 'Your registration' });
  await expect(slip).toContainText('LKR 8,000');
  await expect(slip).toContainText('Buddhism is not included');

  await openForm(page, '?level=a-level&subject=Physics&subject=English');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /A Level/ })).toBeChecked();
  await expect(slip).toContainText('Physics');

  await openForm(page, '?level=a-level&subject=Physics&class=a-level-physics-saturday');
  await expect(chosen.getByRole('checkbox')).toHaveCount(1);
  // Without a class, the steps promise to agree on a day.
  await page.getByRole('checkbox', { name: 'Physics, Saturday 9.00 a.m.' }).uncheck();
  const lastStep = page.getByRole('listitem').filter({ hasText: 'Start Learning' });
  const { steps, classChosen } = registrationStepsOf(documents);
  const useInnerText = { useInnerText: true };
  await expect(lastStep).toContainText(steps[2].text, useInnerText);
  await expect(lastStep).not.toContainText(classChosen, useInnerText);
  await page.getByRole('checkbox', { name: 'Physics, Saturday 9.00 a.m.' }).check();
  await page.getByRole('checkbox', { name: 'Physics', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Chemistry', exact: true }).check();
  await expect(chosen).toHaveCount(0);
  await fillRequired(page);
  await acceptTerms(page);
  const asked = page.waitForRequest(registering);
  await submitRegistration(page).click();
  const sent = (await asked).postDataJSON();
  expect(sent.subjects).toEqual(['Chemistry']);
  expect(sent.classes).toBeUndefined();
});

test('asks about a mistyped mail domain and an unusual birthday, and changes nothing unasked; shows a 422 at its field; cleans what was pasted', {
  tag: '@slow',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/was not sent/, /422/);
  await openForm(page);
  const email = page.getByLabel('Email Address', { exact: true });
  await email.fill('nethmi@gmial.com');
  await email.blur();
  await expect(email).toHaveValue('nethmi@gmial.com');
  await page.getByRole('button', { name: 'nethmi@gmail.com' }).click();
  await expect(email).toHaveValue('nethmi@gmail.com');
  await expect(page.getByText('Did you mean')).toBeHidden();

  const birthday = page.getByLabel('Date of Birth');
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  await fillRegistration(page);
  await expect(page.getByText(birthdayQuestion)).toBeHidden();
  for (const unusual of [today, '1978-03-02']) {
    await birthday.fill(unusual);
    await expect(page.getByText(birthdayQuestion)).toBeVisible();
    await birthday.fill('2009-03-02');
    await expect(page.getByText(birthdayQuestion)).toBeHidden();
  }
  const phone = page.getByLabel('Phone Number');
  const incomplete = page.getByText('This number has 8 digits. Is one missing?');
  await phone.fill('07712345');
  await phone.blur();
  await expect(incomplete).toBeVisible();
  await phone.fill('077 123 4567');
  await phone.blur();
  await expect(incomplete).toBeHidden();

  // The server rejects a day that only it knows to be in the future.
  await birthday.fill('2190-01-01');
  await submitRegistration(page).click();
  await expect(toast(page, 'Registration Failed')).toBeVisible();
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await expect(birthday).toHaveAccessibleDescription(/in the future/);
  await expectAccessible(page);
  await birthday.fill('1978-03-02');
  await expect(birthday).not.toHaveAttribute('aria-invalid', 'true');

  // What was pasted is cleaned before the browser checks it.
  await email.fill('\u200e\u00a0nimali@gmail.com\u2060');
  const firstName = page.getByLabel('First Name');
  await firstName.fill('\u200b\u00a0');
  await submitRegistration(page).click();
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveValue('');
  await firstName.fill(' \u202eNethmi');
  const asked = page.waitForRequest(registering);
  await firstName.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({
    dateOfBirth: '1978-03-02',
    email: 'nimali@gmail.com',
    firstName: 'Nethmi',
  });
  await expect(page.getByRole('article')).toBeVisible();
});
