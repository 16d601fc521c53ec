import { office as words } from '#content/office/office-texts.ts';
import { officeStates, outcomesOf } from '#content/office/states.ts';
import { submissionWords as said } from '#content/office/submission-texts.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { refusals } from '#server/office/office-errors.ts';
import { waitForResponsesRead } from '../harness.ts';
import {
  beforeNext,
  delayResponse,
  expect,
  expectOneSheet,
  failure,
  hold,
  type TestOffice,
  test,
} from '../office-harness.ts';

test('shows everything that was filled in, the numbers to tap and who opened it, and prints on one sheet', async ({
  page,
  office,
}) => {
  const db = office.database();
  db.exec(`INSERT INTO class_places (class, places, set_at, set_by)
    VALUES ('a-level-physics-wednesday', 'full', 0, 'dilani'),
    ('a-level-physics-saturday', 'full', 0, 'dilani')`);
  db.close();
  const reference = await office.registration();
  const colleague = await office.colleague();
  await colleague.get(`/api/submissions/${reference}`);
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('heading', { name: 'Nethmi Sample', level: 1 })).toBeVisible();
  const parent = page.getByRole('link', { name: /Kumari Sample, parent/ });
  await expect(parent).toHaveAttribute('href', 'tel:+94777654321');
  await expect(page.getByRole('link', { name: 'WhatsApp to Kumari Sample' })).toHaveAttribute(
    'href',
    'https://wa.me/94777654321',
  );
  await expect(page.getByText(/^Call the parent first: the student is 1\d\.$/)).toBeVisible();
  const asked = page.getByRole('complementary', { name: said.form });
  for (const text of [
    'Combined Mathematics',
    '14 May 2009',
    'Sample Girls’ College',
    'nethmi@student.example',
    'kumari@parent.example',
    'Colombo 06',
    reference,
  ]) {
    await expect(asked).toContainText(text);
  }
  // The full classes that it asked for.
  const term = asked.getByRole('term').filter({ hasText: 'Waiting list' });
  await expect(term.locator('xpath=..').getByRole('definition')).toContainText(
    'Physics: Wednesday 3.00–6.00 p.m. (weekday group)',
  );
  // Next to the number that is called first.
  await expect(page.getByText(/missed mechanics/)).toBeInViewport();
  const mails = page.getByRole('complementary', { name: 'E-mails' });
  await expect(mails).toContainText('nethmi@student.example');

  // The ready messages: their full text, and links with it.
  const reply = page.getByRole('heading', { name: 'Ready messages' }).locator('xpath=../..');
  await expect(reply).toContainText(`Nethmi`);
  const whatsApp = reply.getByRole('link', { name: /^WhatsApp: / }).first();
  const href = (await whatsApp.getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain(reference);
  expect(href).toMatch(/^https:\/\/wa\.me\/94777654321\?text=/);

  const lines = page
    .getByRole('heading', { name: 'Notes and history' })
    .locator('..')
    .getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText('Opened. Dilani');
  await expect(lines.nth(1)).toContainText('Opened. Suresh');
  await expect(lines.nth(2)).toContainText('Received');

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Called', 'Add note', 'Erase', 'Sign out', 'Print']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('Combined Mathematics')).toBeVisible();
  await expect(page.getByText('+94 77 765 4321')).toBeVisible();
  await expectOneSheet(page);
});

test('an enquiry without a phone number is answered, not called, and a disowned mailbox has no link', {
  tag: '@slow',
}, async ({ page, office }) => {
  const reference = await office.enquiry({ phone: '' });
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByText('Do you teach Edexcel Physics at the weekend?')).toBeVisible();
  await expect(page.getByText('They gave no phone number. Please write to them.')).toBeVisible();
  await expect(
    page.getByRole('link', { name: said.writeTo('ishara@parent.example') }),
  ).toHaveAttribute('href', 'mailto:ishara@parent.example');
  await expect(page.getByRole('button', { name: 'Called', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(page.getByText(`${said.stateNow}: Answered`)).toBeVisible();
  expect(stateOf(office, reference)).toBe('called');
  const replies = page.getByRole('heading', { name: 'Ready messages' }).locator('xpath=../..');
  await expect(replies).toContainText('Please send us a phone number');
  await expect(replies).not.toContainText(/call you/);

  const db = office.database();
  db.prepare(
    `INSERT INTO unwanted_mailboxes (submission_id, mailbox)
      SELECT id, 'ishara@parent.example' FROM submissions WHERE reference = ?`,
  ).run(reference);
  db.close();
  await page.reload();
  const asked = page.getByRole('complementary', { name: said.form });
  await expect(asked).toContainText(`ishara@parent.example Did not send this`);
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByText('They gave no phone number. Please write to them.')).toHaveCount(0);
  await expect(
    page.getByText(
      'They gave no phone number, and the owner of the e-mail address did not send this form. You cannot reach this family.',
    ),
  ).toBeVisible();
});

test('each result is stored with one press, with its note, and undone with one, also after returning', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByText(`${said.stateNow}: New`)).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.locator('[data-likely]')).toHaveText(officeStates.called.name);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const outcome of outcomesOf('registration')) {
    const { name } = officeStates[outcome];
    const button = page.getByRole('button', { name, exact: true });
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: `${name}.` })).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`${said.stateNow}: ${name}`)).toBeVisible();
    expect(await colour()).not.toBe(before);
    await expect(page.getByRole('listitem').filter({ hasText: `${name}. Dilani` })).toBeVisible();
    expect(stateOf(office, reference)).toBe(outcome);

    await undo.click();
    await expect(page.getByText(said.undone('New'))).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toBeFocused();
    await expect(undo).toHaveCount(0);
    expect(stateOf(office, reference)).toBe('new');
  }

  // A note stays if the result is not stored.
  const called = page.getByRole('button', { name: 'Called', exact: true });
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Asks for Saturdays.');
  await page.route('**/state', (route) => route.fulfill(failure), { times: 1 });
  await called.click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await expect(note).toHaveValue('Asks for Saturdays.');
  await called.click();
  const line = page.getByRole('listitem').filter({ hasText: 'Called. Dilani' });
  await expect(line.first()).toContainText('Asks for Saturdays.');
  await expect(note).toHaveValue('');

  // There is no undo while another result is being sent.
  await expect(undo).toBeVisible();
  const release = await hold(page, `**/api/submissions/${reference}/state`);
  await page.getByRole('button', { name: 'Withdrawn', exact: true }).click();
  await expect(undo).toHaveCount(0);
  release();
  await expect(page.getByText(`${said.stateNow}: Withdrawn`)).toBeVisible();

  await page.reload();
  // At the newest result of the history; one press undoes one.
  const newest = page.getByRole('listitem').filter({ has: undo });
  await expect(newest).toContainText('Withdrawn. Dilani');
  const undoNewest = newest.getByRole('button', { name: 'Undo' });
  await undoNewest.press('Enter');
  await expect(page.getByText(`${said.stateNow}: Called`)).toBeVisible();
  await expect(newest).toContainText('Called. Dilani');
  // The pressed button is gone.
  await expect(page.getByRole('group', { name: said.outcome }).locator(':focus')).toBeVisible();
  await undoNewest.click();
  await expect(page.getByText(`${said.stateNow}: New`)).toBeVisible();
  await expect(newest).toHaveCount(0);
  expect(stateOf(office, reference)).toBe('new');

  // A colleague's later result is not undone by the Undo of this one.
  await called.click();
  const done = page.getByRole('status').filter({ hasText: 'Called.' });
  await expect(done.getByRole('button', { name: 'Undo' })).toBeVisible();
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${reference}/state`, { state: 'waiting', was: 'called' });
  await expect(page.getByText(`${said.stateNow}: Waiting list`)).toBeVisible();
  await expect(done).toHaveCount(0);
  await expect(undo).toHaveCount(1);
  await expect(newest).toContainText('Waiting list. Suresh');
});

test('counts attempts without an answer, ignores a late response, and offers the next call above the dock', {
  tag: '@slow',
}, async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const next = await office.registration({ firstName: 'Ruwan', parentPhone: '071 555 0001' });
  office.age(next, 30);
  const reference = await office.registration();
  const colleague = await office.colleague();
  await page.goto(`/submissions/${reference}`);
  const noAnswer = page.getByRole('button', { name: 'No answer', exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(noAnswer).toHaveAttribute('aria-pressed', 'false');
  // Enlarged to 200 %, a number is not cut at the edge.
  const enlarge = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await enlarge('200%');
  const number = await page.getByRole('link', { name: '77 765 4321' }).first().boundingBox();
  expect(number && number.x + number.width).toBeLessThan(390);
  await enlarge('');
  const delayed = await delayResponse(page, `**/api/submissions/${reference}`);
  await colleague.post(`/api/submissions/${reference}/notes`, { text: 'Calls back at six.' });
  await delayed.read;
  await noAnswer.click();
  await expect(page.getByText('No answer.', { exact: true }).first()).toBeVisible();
  // An older response does not replace the result.
  await delayed.arrive();
  await noAnswer.click();
  await expect(page.getByText(said.noAnswers(2))).toBeVisible();
  delayed.release();
  await expect(page.getByText('Calls back at six.')).toBeVisible();
  await undo.click();
  await expect(page.getByText(/^Undone\. It is “No answer” again/)).toBeVisible();
  await expect(noAnswer).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText('1\u00a0attempt, Dilani')).toBeVisible();

  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  const nextCall = page.getByRole('link', { name: `Next: Ruwan, overdue by 6\u00a0h` });
  const dock = page.getByRole('navigation', { name: words.dockLabel });
  for (const part of [undo, nextCall]) {
    await expect
      .poll(async () => {
        const [box, top] = [await part.boundingBox(), (await dock.boundingBox())?.y ?? 0];
        return box !== null && box.y + box.height <= top;
      })
      .toBe(true);
  }
  await nextCall.click();
  await expect(page.getByRole('heading', { name: 'Ruwan Sample', level: 1 })).toBeFocused();
  await expect(undo).toHaveCount(0);
});

test('links to the same child and the family, for whom one press sets the same result, and one undoes it', {
  tag: '@slow',
}, async ({ page, office }) => {
  const before = await office.registration({ subjects: ['Physics'] });
  const sister = await office.registration({ firstName: 'Sithara', dateOfBirth: '2011-03-02' });
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const again = page.getByRole('complementary', { name: 'Possible duplicate' });
  await expect(again.getByRole('link')).toHaveCount(1);
  await expect(again.getByRole('link', { name: before })).toBeVisible();
  const family = page.getByRole('complementary', { name: 'Family' });
  await expect(family.getByRole('link')).toHaveCount(1);
  await family.getByRole('link', { name: sister }).click();
  await expect(page.getByRole('heading', { name: 'Sithara Sample', level: 1 })).toBeFocused();

  await page.goBack();
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  await page.getByRole('button', { name: said.sameFor('Sithara') }).click();
  const names = 'Sithara Sample and Nethmi Sample';
  await expect(page.getByText(said.doneForFamily('Called', names))).toBeVisible();
  const states = () => [before, sister, reference].map((one) => stateOf(office, one));
  expect(states()).toEqual(['called', 'called', 'called']);
  // Also if the view is left before the server has answered.
  const release = await hold(page, '**/state');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: said.all }).click();
  release();
  await expect.poll(states).toEqual(['new', 'new', 'new']);
});

test('adds notes, keeps what is typed while one is being added, and erases the submission after a question', async ({
  page,
  office,
  expectedComplaints,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  const add = page.getByRole('button', { name: 'Add note' });
  await add.click();
  await expect(note).toHaveAccessibleDescription('Please write something first.');
  await note.fill('Mother asks for Saturdays.\nWill ring again after 4.');
  await add.click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Mother asks for Saturdays.' }),
  ).toBeVisible();
  await expect(note).toHaveValue('');
  await expect(note).toBeFocused();

  await note.fill('x'.repeat(2001));
  await add.click();
  await expect(note).toHaveAccessibleDescription(said.noteTooLong(1));
  await expect(note).toHaveValue('x'.repeat(2001));
  await note.fill('First thought.');
  const answer = await hold(page, '**/notes');
  await add.click();
  await note.press('End');
  await note.pressSequentially(' And another.');
  answer();
  await expect(page.getByText('First thought.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('And another.');
  await add.click();
  await expect(page.getByText('And another.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('');
  expect(notesOf(office).slice(1)).toEqual(['First thought.', 'And another.']);
  await page.reload();
  await expect(page.getByText('Will ring again after 4.')).toBeVisible();

  // It is erased after a question.
  const erase = page.getByRole('button', { name: 'Erase', exact: true });
  await erase.click();
  const question = page.getByRole('alertdialog', { name: said.eraseAsk('Nethmi Sample') });
  await expect(question.getByRole('button', { name: said.keepIt })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(erase).toBeFocused();

  await note.fill('Never to be added.');
  await erase.click();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  // The page hears of the change before it gets the response.
  await page.route(`**/api/submissions/${reference}`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const heard = page.waitForRequest(/\/api\/submissions\?/);
    const response = await route.fetch();
    await heard;
    await waitForResponsesRead(page);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(words.list.nothingYet)).toBeVisible();
  expect(office.school.rows('SELECT * FROM submissions')).toEqual([]);
  const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await stored()).not.toContain('Never to be added.');
  // Only a visit to its address shows this.
  expect(missing).toEqual([]);
  expectedComplaints.push(/404/);
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
});

test('adds a note and erases the submission also when its view was left before the response', {
  tag: '@slow',
}, async ({ page, office }) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Only once.');
  const answer = await hold(page, '**/notes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('link', { name: said.all }).click();
  const added = page.waitForResponse('**/notes');
  answer();
  await added;
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText('Only once.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('');
  expect(notesOf(office)).toEqual(['Only once.']);

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const release = await hold(page, `**/api/submissions/${reference}`);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('link', { name: 'Figures' }).first().click();
  const erased = page.waitForResponse(`**/api/submissions/${reference}`);
  release();
  await erased;
  await waitForResponsesRead(page);
  await expect(page).toHaveURL(/\/figures$/);
  expect(office.school.rows('SELECT * FROM submissions')).toEqual([]);
  // No note is left that would be asked about.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('corrects a contact beside a colleague, asks when an assessment is, and marks as spam and releases', {
  tag: '@slow',
}, async ({ page, office, expectedComplaints }) => {
  expectedComplaints.push(/409/, /422/);
  const reference = await office.registration();
  const path = `/api/submissions/${reference}`;
  const colleague = await office.colleague();
  await page.goto(`/submissions/${reference}`);
  const correct = page.getByRole('button', { name: said.correct, exact: true });
  await correct.click();
  const form = page.getByRole('form', { name: said.correct });
  const email = form.getByRole('textbox', { name: registrationFields.email.label, exact: true });
  const saveCorrection = form.getByRole('button', { name: 'Save' });
  await expect(form.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  await email.fill('no address');
  await saveCorrection.click();
  await expect(form.getByRole('alert').filter({ hasText: /e-mail/i })).toBeVisible();
  await email.fill('nethmi@student.example');
  await form.getByRole('textbox', { name: /Guardian.s Phone/ }).fill('071 222 3333');
  await saveCorrection.click();
  await expect(form).toHaveCount(0);
  await expect(correct).toBeFocused();
  await expect(page.getByRole('link', { name: /Kumari Sample, parent/ })).toHaveAttribute(
    'href',
    'tel:+94712223333',
  );
  const line = page
    .getByRole('listitem')
    .filter({ hasText: said.corrected(said.contacts.parentPhone) });
  await expect(line).toContainText('was +94 77 765 4321');

  // A colleague corrects another field before it is stored.
  await correct.click();
  await email.fill('right@student.example');
  expect(await colleague.patch(path, { fields: { phone: '071 444 5555' } })).toBe(200);
  // Not that of the parent's phone.
  const corrected = page.getByText(said.corrected(said.contacts.phone), { exact: true });
  await expect(corrected).toBeVisible();
  await expect(email).toHaveValue('right@student.example');
  await saveCorrection.click();
  await expect(form).toHaveCount(0);
  const { json } = await colleague.get(path);
  expect((json as { fields: unknown }).fields).toMatchObject({
    email: 'right@student.example',
    phone: '071 444 5555',
  });

  // Of the same fields, whatever their kind, the form shows what they are now.
  await correct.click();
  await form.getByLabel(registrationFields.dateOfBirth.label).fill('2009-05-04');
  await form.getByRole('checkbox', { name: 'Economics' }).check();
  const theirs = { dateOfBirth: '2009-06-05', subjects: ['Biology'] };
  await beforeNext(page, `**${path}`, () => colleague.patch(path, { fields: theirs }), 'PATCH');
  await saveCorrection.click();
  await expect(form.getByText(refusals.changedSince)).toBeVisible();
  await expect(form.getByText(said.isNow('5 June 2009'))).toBeVisible();
  await expect(form.getByText(said.isNow('Biology'))).toBeVisible();
  await saveCorrection.click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('4 May 2009', { exact: true })).toBeVisible();

  // The time of an assessment is Colombo's.
  await page.getByRole('button', { name: 'Assessment', exact: true }).click();
  const saveTime = page.getByRole('button', { name: 'Save the time' });
  await saveTime.click();
  await expect(page.getByText('Please choose a day and a time.')).toBeVisible();
  await page.getByLabel(said.day).fill('2020-01-02');
  await page.getByLabel(said.time).fill('15:00');
  await saveTime.click();
  await expect(page.getByText('This time is in the past.')).toBeVisible();
  await page.getByLabel(said.day).fill('2026-11-26');
  await page.getByLabel(said.time).fill('15:00');
  await page.reload();
  await expect(page.getByLabel(said.day)).toHaveValue('2026-11-26');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Something that you typed is not saved yet' });
  await expect(question).toContainText(reference);
  await page.keyboard.press('Escape');
  await saveTime.click();
  await expect(page.getByText(/^Assessment: \w+, \d+ \w+, 3\.00 p\.m\.$/).first()).toBeVisible();
  const [row] = office.school.rows(
    'SELECT assessment_at FROM submissions WHERE reference = ?',
    reference,
  );
  expect(new Date(Number(row?.assessment_at)).toISOString()).toBe('2026-11-26T09:30:00.000Z');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText('assessment', { exact: true })).toBeVisible();

  // Spam ends its offer, and its release says so.
  const until = new Date(office.now() + 24 * 3_600_000).toISOString();
  await colleague.post(`${path}/offer`, { class: 'a-level-physics-saturday', until });
  await page.getByRole('link', { name: reference }).click();
  const spam = page.getByRole('button', { name: 'Spam', exact: true });
  const notSpam = page.getByRole('button', { name: 'Not spam' });
  // Not before the page shows what it ends.
  await expect(page.getByRole('button', { name: 'Withdraw the offer' })).toBeVisible();
  await spam.click();
  await expect(notSpam).toBeVisible();
  await expect(page.getByText(/This ended the offer of a place in Physics/).first()).toBeVisible();
  await expect(spam).toHaveCount(0);
  // What the server refuses for spam is not offered.
  const refused = page.getByRole('button', { name: new RegExp(`^(Undo|${said.sendLink})$`) });
  await expect(refused).toHaveCount(0);
  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText('All families have been called.')).toBeVisible();
  await page.getByRole('link', { name: `1 Held` }).click();
  await page.getByRole('link', { name: reference }).click();
  await notSpam.click();
  await expect(notSpam).toHaveCount(0);
  await expect(spam).toBeVisible();
  await expect(refused).toHaveCount(2);
  await expect(
    page.getByRole('status').filter({ hasText: 'To be done again: the offer' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a held submission shows why, and offers the decision', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  const holds = Object.entries(words.list.heldRow);
  const db = office.database();
  const references: string[] = [];
  for (const [hold] of holds) {
    const reference = await office.registration();
    references.push(reference);
    db.prepare('UPDATE submissions SET hold = ?, hold_reasons = ? WHERE reference = ?').run(
      hold,
      'the reason',
      reference,
    );
  }
  db.close();
  await page.goto('/?tab=held');
  await expect(page.getByText(words.list.groups.held.note)).toBeVisible();
  for (const [at, [hold, row]] of holds.entries()) {
    await expect(page.getByText(row, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: references[at] as string }).click();
    const slip = page
      .getByRole('heading', { name: 'Please check: is this spam?' })
      .locator('xpath=..');
    const because = said.heldBecause[hold as keyof typeof said.heldBecause]('the reason');
    await expect(slip).toContainText(because);
    await expect(slip).toContainText(hold === 'spam' ? 'no deadline' : 'deadline of 24 hours');
    const spam = slip.getByRole('button', { name: 'Spam', exact: true });
    await expect(spam).toHaveCount(hold === 'spam' ? 0 : 1);
    await page.goBack();
  }
});

function notesOf({ school }: TestOffice) {
  return school
    .rows("SELECT note FROM submission_history WHERE what = 'note' ORDER BY id")
    .map(({ note }) => note);
}

function stateOf({ school }: TestOffice, reference: string) {
  return school.rows('SELECT state FROM submissions WHERE reference = ?', reference)[0]?.state;
}
