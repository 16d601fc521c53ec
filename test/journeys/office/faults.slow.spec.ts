import type { Page } from '@playwright/test';
import { closing } from '#content/office/closing-texts.ts';
import { messageWords } from '#content/office/message-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office as words } from '#content/office/office-texts.ts';
import { sitePage } from '#content/office/site-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords as said } from '#content/office/submission-texts.ts';
import { writeDownWords } from '#content/office/write-down-texts.ts';
import { dilani, expect, hold, signIn, suresh, test } from '../office-harness.ts';

const written = 'Mother asks for Saturdays. Will ring again after 4.';

test('keeps the typed note without a connection and without a database, and continues when they are back', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/, /503/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill(written);
  await context.setOffline(true);
  const notice = lostNotice(page);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(new RegExp(said.noteSaved));
  await expect(note).toHaveValue(written);
  await page.getByRole('button', { name: 'Called', exact: true }).click();
  await expect(page.getByText(words.connection.none, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Called', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('link', { name: /Kumari Sample, parent/ })).toBeVisible();

  // Changes by others appear once the connection is back.
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${reference}/notes`, { text: 'The father called us.' });
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText('The father called us.')).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: written })).toBeVisible();
  await expect(note).toHaveValue('');

  await note.fill('Asks for the fees.');
  const db = office.database();
  db.exec('BEGIN IMMEDIATE');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toHaveAccessibleDescription(/database is not available/, { timeout: 30_000 });
  await expect(note).toHaveValue('Asks for the fees.');
  db.exec('ROLLBACK');
  db.close();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asks for the fees.' })).toBeVisible();
});

test('an old tab loads the parts of an upgrade, sends two presses once, and signs out when it is abandoned', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Asks for Saturdays.');
  await page.route('**/assets/site-pages-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Site' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(words.connection.fault)).toHaveCount(0);
  await expect(page).toHaveURL(/\/site$/);
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Asks for Saturdays.');

  // Two presses before the page is drawn again are one request.
  const called = page.getByRole('button', { name: 'Called', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const release = await hold(page, '**/state');
  await called.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(called).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(page.getByRole('status').getByText(said.done('Called'))).toBeVisible();
  expect(sent).toHaveLength(1);

  await expect(page.getByRole('heading', { name: 'Nethmi Sample' })).toBeVisible();
  office.endSessions();
  await expect(page.getByText(words.ended.title)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Nethmi')).toHaveCount(0);
});

test('an answer from before the loss does not hide that there is no connection', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const reference = await office.registration();
  const lost = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  await page.route('**/notes', async (route) => {
    const response = await route.fetch();
    stored.resolve();
    await lost.promise;
    await route.fulfill({ response });
  });
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill(written);
  await page.getByRole('button', { name: 'Add note' }).click();
  await stored.promise;
  await context.setOffline(true);
  await expect(lostNotice(page)).toBeVisible();
  const wasHidden = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const isShown = () => document.body.textContent.includes('No connection since');
        const observer = new MutationObserver(() => isShown() || resolve(true));
        observer.observe(document.body, { subtree: true, childList: true });
        setTimeout(resolve, 3000, false);
      }),
  );
  lost.resolve();
  await expect(note).toHaveValue('');
  expect(await wasHidden).toBe(false);
});

test('keeps a note, hidden, until the next sign-in, through another submission, and asks before signing out', async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'Note' }).fill(written);
  await office.endSessionsOn(page, '**/api/submissions/*/notes');
  await page.getByRole('button', { name: 'Add note' }).click();

  await expect(page.getByRole('alert').filter({ hasText: words.ended.title })).toBeVisible();
  await expect(page.getByText(words.ended.drafts)).toBeVisible();
  // Another person may be at this screen.
  await expect(page.getByText(written)).toHaveCount(0);
  await expect(page.getByText('Nethmi')).toHaveCount(0);
  await expect(page.getByText('Colombo 06')).toHaveCount(0);
  expect(await page.title()).not.toContain('Nethmi');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(dilani);

  const codes = office.codesFor();
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill(await office.codeAfter(codes));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(written);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: written })).toBeVisible();

  const other = await office.registration({ firstName: 'Ruwan', parentPhone: '071 555 0001' });
  const note = page.getByRole('textbox', { name: 'Note' });
  await expect(note).toHaveValue('');
  await note.fill(written);
  await page.getByRole('link', { name: said.all }).click();
  await page.getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { name: 'Ruwan Sample' })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.goBack();
  await page.getByRole('link', { name: reference }).click();
  await expect(note).toHaveValue(written);
  await page.reload();
  await expect(note).toHaveValue(written);

  await page.getByRole('link', { name: writeDownWords.nav }).click();
  await page.getByLabel(writeDownWords.student).fill('Malith Sample');
  await page.goBack();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Something that you typed is not saved yet' });
  await expect(question).toContainText(`Nethmi Sample and ${words.leaving.forms['write-down']}`);
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue(written);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: words.leaving.leave }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toMatch(/Mother|Malith/);
});

test('asks before it ends all sessions, and names every form that was typed in', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: officeStates.placed.name, exact: true }).click();
  const physics = page.getByRole('checkbox', { name: 'Physics, Saturday' });
  const tell = page.getByRole('checkbox', { name: 'Tell the family' });
  await physics.check();
  await tell.uncheck();
  await page.reload();
  await expect(physics).toBeChecked();
  await expect(tell).not.toBeChecked();
  const device = page.getByRole('textbox', { name: 'Name of this device' });
  await page.goto('/account');
  await device.fill('Reception');
  office.endSessions();
  await expect(page.getByText(words.ended.drafts)).toBeVisible();
  await signIn(context, office);
  await page.reload();
  await expect(device).toHaveValue('Reception');
  // The server rejects it: it is in this window only.
  await page.goto('/site/fees');
  await page.locator('input[name="/aLevelCambridge"]').fill('13 50 or so');
  await expect(page.getByText(sitePage.editor.rejected)).toBeVisible();
  await page.goto('/classes');
  await page.getByRole('button', { name: closing.publishNotice }).click();
  const notice = page.getByRole('dialog', { name: 'Publish a notice' });
  await notice.getByLabel(closing.notice.text).fill(written);
  await page.keyboard.press('Escape');
  // A message that was opened and not changed is nothing to lose.
  await page.goto('/classes/a-level-physics-saturday');
  await page.getByRole('button', { name: 'Write to these families' }).click();
  await expect(page.getByLabel(messageWords.text)).toBeVisible();
  await page.keyboard.press('Escape');

  const question = page.getByRole('dialog', { name: 'Something that you typed is not saved yet' });
  const { forms, site } = words.leaving;
  // In any order: after a reload the window's storage has none.
  const texts = [reference, forms.passkey, forms.notice, site];
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const text of texts) await expect(question).toContainText(text);
  await page.keyboard.press('Escape');
  await page.goto('/account');
  await page.getByRole('button', { name: words.account.everywhere }).click();
  for (const text of texts) await expect(question).toContainText(text);
  await question.getByText('Stay here').click();
  await page.goto('/classes');
  await page.getByRole('button', { name: closing.publishNotice }).click();
  await expect(notice.getByLabel(closing.notice.text)).toHaveValue(written);
  await page.goto('/account');
  await page.getByRole('button', { name: words.account.everywhere }).click();
  await question.getByRole('button', { name: words.leaving.leave }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(left).not.toMatch(/Mother|physics|Reception|1350/);
});

test('a window shows the person who has signed in in another one, without the notes of the one before', async ({
  page,
  context,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill(written);
  const comesIntoSight = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await signIn(context, office, suresh);
  await comesIntoSight();
  await expect(page.getByRole('link', { name: /Suresh/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample', level: 1 })).toBeVisible();
  await expect(note).toHaveValue('');

  // A window at the sign-in needs no code once another has signed in.
  office.endSessions();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await signIn(context, office, suresh);
  await comesIntoSight();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample', level: 1 })).toBeVisible();
});

test('shows a colleague who is removed the reason, and keeps the note', async ({
  page,
  context,
  office,
}) => {
  const clerk = 'ruvini@school.example';
  const head = await office.colleague(dilani);
  await head.post('/api/users', { email: clerk, name: 'Ruvini', role: 'clerk' });
  await signIn(context, office, clerk);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'Note' }).fill(written);
  expect(await head.delete(`/api/users/${clerk}`)).toBe(200);

  const reason = page.getByRole('alert').filter({ hasText: 'You can no longer sign in' });
  await expect(reason).toContainText(words.ended.removedText(clerk), { timeout: 30_000 });
  await expect(reason).toContainText(words.ended.drafts);
  await expect(page.getByText('Nethmi')).toHaveCount(0);
  await page.reload();
  await expect(reason).toContainText(words.ended.drafts);
});

test('names the colleague on an edit conflict, keeps the note, and removes what was erased', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/, /404/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'Note' }).fill(written);
  const colleague = await office.colleague();
  // The colleague's change is on its way to this page, but not here yet.
  const arrive = await hold(page, `**/api/submissions/${reference}`);
  await colleague.post(`/api/submissions/${reference}/state`, { state: 'withdrawn', was: 'new' });
  await page.getByRole('button', { name: 'Placed', exact: true }).click();
  const conflict = page
    .getByRole('status')
    .filter({ hasText: 'Suresh has just changed this to “Withdrawn”' });
  await expect(conflict).toBeVisible();
  arrive();
  await expect(conflict).toContainText(/\d\.\d\d [ap]\.m\.|12 noon/);
  await expect(page.getByRole('button', { name: 'Withdrawn', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(written);
  // What was refused cannot be undone: Undo is at the colleague's result in the history only.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  const theirs = page.getByRole('listitem').filter({ hasText: 'Withdrawn. Suresh' });
  await expect(theirs.getByRole('button', { name: 'Undo' })).toBeVisible();

  expect(await colleague.delete(`/api/submissions/${reference}`)).toBe(200);
  await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
  await expect(page.getByText('Nethmi')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a colleague’s result does not move the focus of a person who types or reads', async ({
  page,
  office,
}) => {
  const colleague = await office.colleague();
  const field = page.locator('input[type=date]');
  const acts = {
    type: () => field.press('1'),
    // A press on Space scrolls the page now, and would press a button.
    read: () => page.mouse.click(5, 400),
  };
  for (const [name, act] of Object.entries(acts)) {
    const reference = await office.registration();
    await page.goto(`/submissions/${reference}`);
    await page.getByText(nextCallWords.choose).click();
    await page.getByRole('radio', { name: 'Another' }).check();
    await field.click();
    await act();
    await colleague.post(`/api/submissions/${reference}/state`, { state: 'withdrawn', was: 'new' });
    await expect(field).toHaveCount(0);
    // After the frames in which the focus would move.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(page.locator('body'), name).toBeFocused();
  }
});

test('a part that fails shows a notice, and the rest of the page works', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/.*/);
  const reference = await office.registration();
  await page.route(`**/api/submissions/${reference}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mails: null } });
  });
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('alert').filter({ hasText: words.connection.fault })).toBeVisible();
  await expect(page.getByRole('link', { name: /Kumari Sample, parent/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Called', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

function lostNotice(page: Page) {
  return page.getByRole('status').filter({ hasText: /^No connection since/ });
}
