import type { Page } from '@playwright/test';
import { messageWords } from '#content/office/message-texts.ts';
import { office as officeWords } from '#content/office/office-texts.ts';
import { peopleWords } from '#content/office/people-texts.ts';
import { submissionWords as said } from '#content/office/submission-texts.ts';
import { writeDownWords as words } from '#content/office/write-down-texts.ts';
import { expect, expectAccessible, failure, signIn, test } from '../office-harness.ts';

/** The next submission is stored, and its reply is lost. */
const loseReply = (page: Page) =>
  page.route(
    '**/api/submissions',
    async (route) => {
      await route.fetch();
      await route.fulfill(failure);
    },
    { times: 1 },
  );

test('writes down a call of a known family once, and keeps what was typed', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  const known = await office.registration();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: words.nav }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title.phone);
  await page.getByRole('button', { name: words.save.phone }).click();
  await expect(page.getByLabel(words.student)).toHaveAccessibleDescription(
    'Please write down a name.',
  );
  await page.getByLabel(words.phone).fill('077 765 4321');
  await expect(page.getByRole('link', { name: 'Nethmi Sample' })).toBeVisible();
  await page.getByRole('button', { name: 'Another child' }).click();
  await expect(page.getByLabel(words.parent)).toHaveValue('Kumari Sample');
  await page.getByLabel(words.student).fill('Sithara Sample');
  await page.getByRole('checkbox', { name: 'Science' }).check();
  await page.reload();
  await expect(page.getByLabel(words.student)).toHaveValue('Sithara Sample');
  await expectAccessible(page);

  // The reply is lost once: the second press is not a second family.
  await loseReply(page);
  await page.getByLabel(words.phone).press('Control+Enter');
  await expect(page.getByText('Not just now.')).toBeInViewport();
  await page.getByRole('button', { name: words.save.phone }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sithara Sample');
  await expect(page.getByText(`${said.stateNow}: Called`)).toBeVisible();
  // Without an address the link can only be copied.
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await expect(page.getByRole('button', { name: said.sendLink })).toHaveCount(0);
  const rows = office.school.rows('SELECT reference FROM submissions');
  expect(rows).toHaveLength(2);
  expect(rows.map(({ reference }) => reference)).toContain(known);

  // Its button is in sight, in the dock of a phone.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/write-down');
  await page.getByLabel(words.phone).fill('077 111 2222');
  await expect(page.getByText('A new family: this number is new here.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Science' }).check();
  await expect(page.getByText(/^Science, Monday/)).toBeVisible();
  const save = page.getByRole('button', { name: words.save.phone });
  await expect(save).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByRole('navigation', { name: officeWords.dockLabel })).toContainText(
    words.save.phone,
  );
  await save.click();
  await expect(page.getByLabel(words.student)).toHaveAccessibleDescription(
    'Please write down a name.',
  );

  // What is out of sight is not sent: the class without its subject, the parent's name of a question.
  await page.getByRole('checkbox', { name: /^Science, Monday/ }).check();
  await page.getByRole('checkbox', { name: 'Science', exact: true }).uncheck();
  await page.getByLabel(words.student).fill('Nimal Sample');
  await page.getByLabel(words.parent).fill('Chandra Sample');
  const written = page.waitForRequest('**/api/submissions');
  await save.click();
  expect((await written).postDataJSON()).toMatchObject({ classes: [] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nimal Sample');
  await page.goto('/write-down');
  await page.getByLabel(words.phone).fill('077 111 2222');
  await page.getByLabel(words.parent).fill('Chandra Sample');
  await page.getByLabel(words.student).fill('Nimal Sample');
  await page.getByRole('radio', { name: 'A question' }).check();
  await page.getByRole('radio', { name: words.topics[0] }).check();
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nimal Sample');
});

test('saves the next family also after the reply for the one before was lost and its text was changed', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/, /409/);
  await page.goto('/write-down');
  await page.getByLabel(words.phone).fill('077 111 2222');
  await page.getByLabel(words.student).fill('Nimal Sample');
  await loseReply(page);
  const save = page.getByRole('button', { name: words.save.phone });
  await save.click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await page.getByLabel(words.student).fill('Nimal Perera');
  await save.click();
  const open = page.getByRole('link', { name: /^Open / });
  await expect(open).toBeVisible();
  // A second press of the same text is no other family.
  await save.click();
  await expect(open).toBeVisible();
  await open.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nimal Sample');

  await page.getByRole('link', { name: words.nav }).click();
  await page.getByLabel(words.phone).fill('077 333 4444');
  await page.getByLabel(words.student).fill('Sithara Silva');
  await save.click();
  await page.getByRole('button', { name: 'Save it as another family' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sithara Silva');
  expect(office.school.rows('SELECT reference FROM submissions')).toHaveLength(2);
});

test('turns an enquiry into a registration, whose message stays, and writes to the families of a class', async ({
  page,
  office,
}) => {
  const reference = await office.enquiry();
  await page.goto(`/submissions/${reference}`);
  // An enquiry has no place.
  await expect(page.getByRole('button', { name: 'Placed', exact: true })).toHaveCount(0);
  const register = page.getByRole('button', { name: said.register });
  const form = page.getByRole('form', { name: said.register });
  await register.click();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(register).toBeFocused();
  await register.click();
  await form.getByLabel('Last Name').fill('Sample');
  await form.getByRole('radio', { name: /^A.Level$/ }).check();
  await form.getByRole('checkbox', { name: 'Physics' }).check();
  await form.getByRole('button', { name: said.register }).click();
  await expect(page.getByRole('button', { name: 'Placed', exact: true })).toBeVisible();
  await expect(page.getByText('Do you teach Edexcel Physics at the weekend?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(reference));
  await page.getByRole('button', { name: said.sendLink }).click();
  await expect(page.getByText(said.linkSent).first()).toBeVisible();

  const colleague = await office.colleague();
  const classes = ['a-level-physics-saturday'];
  await colleague.post(`/api/submissions/${reference}/state`, {
    ...{ state: 'placed', was: 'new', tell: false },
    classes,
  });
  await page.goto(`/classes/${classes[0]}`);
  await page.getByRole('button', { name: 'Write to these families' }).click();
  const sheet = page.getByRole('dialog', { name: 'Write to these families' });
  await expect(sheet.getByText(messageWords.willMail(1))).toBeVisible();
  await sheet.getByLabel(messageWords.text).fill('Please bring the lab notebook.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: messageWords.send(1) }).click();
  await expect(sheet.getByText(messageWords.sent(1))).toBeVisible();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet.getByText('Undone. Nothing is sent.')).toBeVisible();
});

test('a head adds a colleague as a clerk, who cannot erase', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/403/);
  await page.goto('/people');
  const form = page.getByRole('form', { name: peopleWords.add });
  await form.getByLabel('Name').fill('Nimal');
  await form.getByLabel('E-mail').fill('nimal@school.example');
  await form.getByRole('button', { name: peopleWords.add }).click();
  await expect(page.getByLabel(peopleWords.roleOf('Nimal'))).toHaveValue('clerk');
  // The row is in the other group by then: its choice keeps the focus.
  const role = page.getByLabel(peopleWords.roleOf('Nimal'));
  const status = page.getByRole('status');
  await role.selectOption('head');
  await expect(role).toHaveValue('head');
  await expect(role).toBeFocused();
  await expect(status.getByText('Saved.')).toBeAttached();
  await page.getByRole('button', { name: peopleWords.removeNamed('Nimal') }).click();
  await page.getByRole('button', { name: peopleWords.remove, exact: true }).click();
  await expect(page.getByText('nimal@school.example')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(status.getByText(peopleWords.removed('Nimal'))).toBeAttached();

  // A head whom a colleague makes a clerk sees what a clerk sees once the page refetches.
  const [ruvini, address] = ['ruvini@school.example', '/api/users/ruvini@school.example'];
  const colleague = await office.colleague();
  await colleague.post('/api/users', { email: ruvini, name: 'Ruvini', role: 'head' });
  await colleague.post('/api/users', { email: 'a@school.example', name: 'A', role: 'clerk' });
  await signIn(page.context(), office, ruvini);
  await page.reload();
  await expect(page.getByLabel(peopleWords.roleOf('Ruvini'))).toHaveValue('head');
  await colleague.put(address, { name: 'Ruvini', role: 'clerk' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('form', { name: peopleWords.add })).toHaveCount(0);
  await expect(page.getByLabel(peopleWords.roleOf('A'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: peopleWords.removeNamed('A') })).toHaveCount(0);
});
