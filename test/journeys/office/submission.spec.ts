import { office as words } from '#content/office/office-texts.ts';
import { officeStates, outcomesOf } from '#content/office/states.ts';
import { submissionWords as said } from '#content/office/submission-texts.ts';
import { registrationFields } from '#payloads/form-fields.ts';
import { waitForResponsesRead } from '../harness.ts';
import {
  type Colleague,
  delayResponse,
  expect,
  hold,
  signIn,
  type TestOffice,
  test,
} from '../office-harness.ts';

test.beforeEach(async ({ context, office }) => signIn(context, office));

// The sample student turns 18 one day.
test.describe('of a student under 18', () => {
  test.use({ begins: '2026-11-23T05:00:00Z' });

  test('shows everything that was filled in, and the numbers to tap', async ({ page, office }) => {
    const db = office.database();
    db.exec(`INSERT INTO class_places (class, places, set_at, set_by)
      VALUES ('a-level-physics-wednesday', 'full', 0, 'dilani'),
      ('a-level-physics-saturday', 'full', 0, 'dilani')`);
    db.close();
    const reference = await office.registration();
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
    const term = asked.getByRole('term').filter({ hasText: said.fields.waitingFor });
    await expect(term.locator('xpath=..').getByRole('definition')).toContainText(
      'Physics: Wednesday 3.00–6.00 p.m. (weekday group)',
    );
    // Next to the number that is called first.
    await expect(page.getByText(/missed mechanics/)).toBeInViewport();
    const mails = page.getByRole('complementary', { name: said.mails });
    await expect(mails).toContainText('nethmi@student.example');

    // The ready messages: their full text, and links with it.
    const reply = page.getByRole('heading', { name: said.replies }).locator('xpath=../..');
    await expect(reply).toContainText(`Nethmi`);
    const whatsApp = reply.getByRole('link', { name: /^WhatsApp: / }).first();
    const href = (await whatsApp.getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(reference);
    expect(href).toMatch(/^https:\/\/wa\.me\/94777654321\?text=/);
  });
});

test('an enquiry without a phone number has a link to write, and is answered, not called', {
  tag: '@slow',
}, async ({ page, office }) => {
  const reference = await office.enquiry({ phone: '' });
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByText('Do you teach Edexcel Physics at the weekend?')).toBeVisible();
  await expect(page.getByText(said.noNumber)).toBeVisible();
  await expect(
    page.getByRole('link', { name: said.writeTo('ishara@parent.example') }),
  ).toHaveAttribute('href', 'mailto:ishara@parent.example');
  await expect(page.getByRole('button', { name: 'Called', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(page.getByText(`${said.stateNow}: Answered`)).toBeVisible();
  expect(stateOf(office, reference)).toBe('called');
  const replies = page.getByRole('heading', { name: said.replies }).locator('xpath=../..');
  await expect(replies).toContainText('Please send us a phone number');
  await expect(replies).not.toContainText(/call you/);
});

test('each result is stored with one press, and undone with one', async ({ page, office }) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByText(`${said.stateNow}: New`)).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(page.locator('[data-likely]')).toHaveText(officeStates.called.name);
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

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(said.undone('New'))).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(stateOf(office, reference)).toBe('new');
  }
});

test('the newest result can be undone after returning to the page, and one press undoes one', async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  await expect(page.getByText(`${said.stateNow}: Called`)).toBeVisible();
  await page.getByRole('button', { name: 'Withdrawn', exact: true }).click();
  await expect(page.getByText(`${said.stateNow}: Withdrawn`)).toBeVisible();
  await page.reload();
  // At the newest result of the history.
  const newest = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Undo' }) });
  await expect(newest).toContainText('Withdrawn. Dilani');
  await newest.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${said.stateNow}: Called`)).toBeVisible();
  await expect(newest).toContainText('Called. Dilani');
  await newest.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${said.stateNow}: New`)).toBeVisible();
  await expect(newest).toHaveCount(0);
  expect(stateOf(office, reference)).toBe('new');
});

test('a note goes with the result, and stays if the result is not stored', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Asks for Saturdays.');
  const failure = { status: 503, json: { error: { message: 'Not just now.' } } };
  await page.route('**/state', (route) => route.fulfill(failure), { times: 1 });
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await expect(note).toHaveValue('Asks for Saturdays.');
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Called. Dilani' });
  await expect(line).toContainText('Asks for Saturdays.');
  await expect(note).toHaveValue('');
});

test('offers no undo while another result is being sent', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  await expect(undo).toBeVisible();
  const release = await hold(page, `**/api/submissions/${reference}/state`);
  await page.getByRole('button', { name: 'Withdrawn', exact: true }).click();
  await expect(undo).toHaveCount(0);
  release();
  await undo.click();
  await expect(page.getByText(/^Undone/).first()).toBeVisible();
});

test('a second attempt without an answer is counted, and can be undone', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  const next = await office.registration({ firstName: 'Ruwan', parentPhone: '071 555 0001' });
  office.age(next, 3);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const button = page.getByRole('button', { name: 'No answer', exact: true });
  await button.click();
  await expect(page.getByText('No answer.', { exact: true }).first()).toBeVisible();
  await button.click();
  await expect(page.getByText(said.noAnswers(2))).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: Ruwan/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone\. It is “No answer” again/)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText('1\u00a0attempt, Dilani')).toBeVisible();
});

test('an older response that arrives after a result does not replace it', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  const colleague = await office.colleague();
  await page.goto(`/submissions/${reference}`);
  const button = page.getByRole('button', { name: 'No answer', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const delayed = await delayResponse(page, `**/api/submissions/${reference}`);
  await colleague.post(`/api/submissions/${reference}/notes`, { text: 'Calls back at six.' });
  await delayed.read;
  await button.click();
  await expect(page.getByText('No answer.', { exact: true }).first()).toBeVisible();
  await delayed.arrive();
  await button.click();
  await expect(page.getByText(said.noAnswers(2))).toBeVisible();
  delayed.release();
  await expect(page.getByText('Calls back at six.')).toBeVisible();
});

test('one press sets the same result for the whole family, and one undoes it', {
  tag: '@slow',
}, async ({ page, office }) => {
  const sister = await office.registration({ firstName: 'Sithara', dateOfBirth: '2011-03-02' });
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  await page.getByRole('button', { name: said.sameFor('Sithara') }).click();
  await expect(page.getByText(said.doneForFamily('Called', 'Sithara Sample'))).toBeVisible();
  expect(stateOf(office, sister)).toBe('called');
  // Also if the view is left before the server has answered.
  const release = await hold(page, '**/state');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: said.all }).click();
  release();
  await expect
    .poll(() => [stateOf(office, sister), stateOf(office, reference)])
    .toEqual(['new', 'new']);
});

test('links to the same child’s and the same family’s submissions', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  const before = await office.registration({ subjects: ['Physics'] });
  const sister = await office.registration({ firstName: 'Sithara', dateOfBirth: '2011-03-02' });
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const again = page.getByRole('complementary', { name: said.again });
  await expect(again.getByRole('link')).toHaveCount(1);
  await expect(again.getByRole('link', { name: before })).toBeVisible();
  const family = page.getByRole('complementary', { name: said.family });
  await expect(family.getByRole('link')).toHaveCount(1);
  await family.getByRole('link', { name: sister }).click();
  await expect(page.getByRole('heading', { name: 'Sithara Sample', level: 1 })).toBeFocused();
});

test('offers the next call after a result, on a short phone not under the dock', {
  tag: '@slow',
}, async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const next = await office.registration({ firstName: 'Ruwan', parentPhone: '071 555 0001' });
  office.age(next, 30);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  const nextCall = page.getByRole('link', { name: `Next: Ruwan, overdue by 6\u00a0h` });
  const dock = page.getByRole('navigation', { name: words.dockLabel });
  for (const part of [page.getByRole('button', { name: 'Undo' }), nextCall]) {
    await expect
      .poll(async () => {
        const [box, top] = [await part.boundingBox(), (await dock.boundingBox())?.y ?? 0];
        return box !== null && box.y + box.height <= top;
      })
      .toBe(true);
  }
  await nextCall.click();
  await expect(page.getByRole('heading', { name: 'Ruwan Sample', level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('an assessment asks when, and stores the time in Colombo', { tag: '@slow' }, async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: 'Assessment', exact: true }).click();
  await page.getByRole('button', { name: said.saveTime }).click();
  await expect(page.getByText(said.noTime)).toBeVisible();
  await page.getByLabel(said.day).fill('2020-01-02');
  await page.getByLabel(said.time).fill('15:00');
  await page.getByRole('button', { name: said.saveTime }).click();
  await expect(page.getByText('This time is in the past.')).toBeVisible();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(said.day).fill(day);
  await page.getByLabel(said.time).fill('15:00');
  await page.getByRole('button', { name: said.saveTime }).click();
  await expect(page.getByText(/^Assessment: \w+, \d+ \w+, 3\.00 p\.m\.$/).first()).toBeVisible();
  const [row] = office.school.rows(
    'SELECT assessment_at FROM submissions WHERE reference = ?',
    reference,
  );
  expect(new Date(Number(row?.assessment_at)).toISOString()).toBe(`${day}T09:30:00.000Z`);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText(words.clock.assessment, { exact: true })).toBeVisible();
});

test('adds notes to the history, and keeps what is typed while one is being added', async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(said.noNote);
  await note.fill('Mother asks for Saturdays.\nWill ring again after 4.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Mother asks for Saturdays.' }),
  ).toBeVisible();
  await expect(note).toHaveValue('');
  await expect(note).toBeFocused();

  await note.fill('x'.repeat(2001));
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(said.noteTooLong(1));
  await expect(note).toHaveValue('x'.repeat(2001));
  await note.fill('First thought.');
  const answer = await hold(page, '**/notes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await note.press('End');
  await note.pressSequentially(' And another.');
  answer();
  await expect(page.getByText('First thought.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('And another.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('And another.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('');
  expect(notesOf(office).slice(1)).toEqual(['First thought.', 'And another.']);
  await page.reload();
  await expect(page.getByText('Will ring again after 4.')).toBeVisible();
});

test('does not offer a note again that was added after its view was left', {
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
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});

test('corrects a contact, with its old value in the history, beside a colleague who corrects another', {
  tag: '@slow',
}, async ({ page, office, expectedComplaints }) => {
  expectedComplaints.push(/422/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: said.correct, exact: true }).click();
  const form = page.getByRole('form', { name: said.correct });
  await expect(form.getByRole('textbox', { name: 'First Name' })).toBeFocused();
  await form
    .getByRole('textbox', { name: registrationFields.email.label, exact: true })
    .fill('no address');
  await form.getByRole('button', { name: said.saveCorrection }).click();
  await expect(form.getByRole('alert').filter({ hasText: /e-mail/i })).toBeVisible();
  await form
    .getByRole('textbox', { name: registrationFields.email.label, exact: true })
    .fill('nethmi@student.example');
  await form.getByRole('textbox', { name: /Guardian.s Phone/ }).fill('071 222 3333');
  await form.getByRole('button', { name: said.saveCorrection }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: said.correct, exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: /Kumari Sample, parent/ })).toHaveAttribute(
    'href',
    'tel:+94712223333',
  );
  const line = page
    .getByRole('listitem')
    .filter({ hasText: said.corrected(said.contacts.parentPhone) });
  await expect(line).toContainText('was +94 77 765 4321');

  // A colleague corrects another field before it is stored.
  await page.getByRole('button', { name: said.correct, exact: true }).click();
  const email = form.getByRole('textbox', { name: registrationFields.email.label, exact: true });
  const colleague = await office.colleague();
  const path = `/api/submissions/${reference}`;
  await email.fill('right@student.example');
  expect(await colleague.patch(path, { fields: { phone: '071 444 5555' } })).toBe(200);
  await expect(page.getByText(said.corrected(said.contacts.phone))).toBeVisible();
  await expect(email).toHaveValue('right@student.example');
  await form.getByRole('button', { name: said.saveCorrection }).click();
  await expect(form).toHaveCount(0);
  expect(await contactsIn(colleague, path)).toMatchObject({
    email: 'right@student.example',
    phone: '071 444 5555',
  });
});

test('marks a submission as spam, and releases it', { tag: '@slow' }, async ({ page, office }) => {
  const reference = await office.registration();
  const colleague = await office.colleague();
  const until = new Date(office.now() + 24 * 3_600_000).toISOString();
  const offer = { class: 'a-level-physics-saturday', until };
  await colleague.post(`/api/submissions/${reference}/offer`, offer);
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await expect(page.getByText(/This ended the offer of a place in Physics/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Spam', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText(words.list.allCalled)).toBeVisible();
  await page.getByRole('link', { name: `1 ${words.list.held}` }).click();
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('button', { name: 'Not spam' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Spam', exact: true })).toBeVisible();
  const again = page.getByRole('status').filter({ hasText: 'To be done again: the offer' });
  await expect(again).toBeVisible();
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
    const slip = page.getByRole('heading', { name: said.held }).locator('xpath=..');
    const because = said.heldBecause[hold as keyof typeof said.heldBecause]('the reason');
    await expect(slip).toContainText(because);
    await expect(slip).toContainText(hold === 'spam' ? 'no deadline' : 'deadline of 24 hours');
    const spam = slip.getByRole('button', { name: 'Spam', exact: true });
    await expect(spam).toHaveCount(hold === 'spam' ? 0 : 1);
    await page.goBack();
  }
});

test('erases a submission after a question, and leaves nothing', async ({
  page,
  office,
  expectedComplaints,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: said.eraseAsk('Nethmi Sample') });
  await expect(question.getByRole('button', { name: said.keepIt })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Erase', exact: true }).click();
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
  // Only a visit to its address shows this.
  expect(missing).toEqual([]);
  expectedComplaints.push(/404/);
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
});

test('erasing a submission does not close the view that was opened since then', {
  tag: '@slow',
}, async ({ page, office }) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
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
});

test('lists who opened it, the newest first, and prints on one sheet without buttons', {
  tag: '@slow',
}, async ({ page, office }) => {
  const reference = await office.registration();
  const colleague = await office.colleague();
  await colleague.get(`/api/submissions/${reference}`);
  await page.goto(`/submissions/${reference}`);
  const lines = page
    .getByRole('heading', { name: said.history })
    .locator('..')
    .getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText('Opened. Dilani');
  await expect(lines.nth(1)).toContainText('Opened. Suresh');
  await expect(lines.nth(2)).toContainText('Received');

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Called', 'Add note', 'Erase', 'Sign out', said.print]) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('Combined Mathematics')).toBeVisible();
  await expect(page.getByText('+94 77 765 4321')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

async function contactsIn(colleague: Colleague, path: string): Promise<unknown> {
  const { json } = await colleague.get(path);
  return (json as { fields: unknown }).fields;
}

function notesOf({ school }: TestOffice) {
  return school
    .rows("SELECT note FROM submission_history WHERE what = 'note' ORDER BY id")
    .map(({ note }) => note);
}

function stateOf(
  office: { school: { rows: (sql: string, ...values: string[]) => Record<string, unknown>[] } },
  reference: string,
) {
  return office.school.rows('SELECT state FROM submissions WHERE reference = ?', reference)[0]
    ?.state;
}

test('has no link to a mailbox whose owner said that this was not them', { tag: '@slow' }, async ({
  page,
  office,
}) => {
  const reference = await office.enquiry({ phone: '' });
  const db = office.database();
  db.prepare(
    `INSERT INTO unwanted_mailboxes (submission_id, mailbox)
      SELECT id, 'ishara@parent.example' FROM submissions WHERE reference = ?`,
  ).run(reference);
  db.close();
  await page.goto(`/submissions/${reference}`);
  const asked = page.getByRole('complementary', { name: said.form });
  await expect(asked).toContainText(`ishara@parent.example ${said.disowned}`);
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByText(said.noNumber)).toHaveCount(0);
  await expect(page.getByText(said.cannotContact)).toBeVisible();
});
