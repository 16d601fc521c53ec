import type { Route } from '@playwright/test';
import { closing } from '#content/office/closing-texts.ts';
import { messageWords as words } from '#content/office/message-texts.ts';
import { office as texts } from '#content/office/office-texts.ts';
import { sitePage } from '#content/office/site-texts.ts';
import { refusals } from '#server/office/office-errors.ts';
import { hold } from '../harness.ts';
import { expect, type TestOffice, test } from '../office-harness.ts';

const { connection } = texts;
const science = 'o-level-science-monday';

/** A publication takes less than a minute on idle processors, but others may need them. */
const PUBLISHED = 5 * 60_000;

test.beforeEach(async ({ office }) => {
  for (const email of ['one@parent.example', 'two@parent.example']) {
    await placed(office, email);
  }
});

test('writes to the families of a class once, whatever happens to the response', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED|409/);
  await page.setViewportSize({ width: 390, height: 844 });
  let hasEnded = true;
  await page.route('**/api/classes', async (route) => {
    if (!hasEnded) return route.fallback();
    const response = await route.fetch();
    const { classes } = (await response.json()) as { classes: { id: string; over: boolean }[] };
    const ended = classes.map((one) => (one.id === science ? { ...one, over: true } : one));
    await route.fulfill({ response, json: { classes: ended } });
  });
  await page.goto('/classes');
  const tell = page.getByRole('button', { name: /Science.*: tell the 2 families/ });
  const text = page.getByRole('textbox', { name: words.text });
  const send = page.getByRole('button', { name: words.send(2) });
  const sent = page.getByText(words.sent(2)).last();
  await tell.click();
  await expect(text).toHaveValue(/Science.* has ended\. We will call you/);
  await text.fill('Science begns again in May.');
  await send.click();
  await expect(sent).toBeVisible();
  expect(pending(office)).toBe(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Nothing is sent.')).toBeVisible();
  expect(pending(office)).toBe(0);
  // To be corrected.
  await expect(text).toHaveValue('Science begns again in May.');
  const release = await hold(page, /recipients\?to=waiting/);
  await page.getByRole('radio', { name: words.audiences.waiting }).check();
  await expect(page.getByRole('button', { name: 'Loading …' })).toBeVisible();
  release();
  await page.getByRole('button', { name: words.send(0) }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.willMail(0) })).toBeVisible();
  expect(pending(office)).toBe(0);

  hasEnded = false;
  await page.goto('/classes');
  await page.getByRole('button', { name: closing.close }).click();
  await page.getByRole('button', { name: closing.sheet.submit.today }).click();
  await tell.click();
  await expect(text).toHaveValue(/no classes on Monday, 23 November/);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/messages', lose, { times: 1 });
  await send.click();
  await expect(page.getByText(connection.tryNow)).toBeVisible();
  expect(pending(office)).toBe(4);
  await send.click();
  await expect(sent).toBeVisible();
  expect(pending(office)).toBe(4);

  // Its text was changed after it had been sent: a second message, once the clerk knows.
  await text.fill('Bring a pen.');
  await page.route('**/messages', lose, { times: 1 });
  await send.click();
  await expect(page.getByText(connection.tryNow)).toBeVisible();
  await text.fill('Bring two pens.');
  await send.click();
  await expect(page.getByText(refusals.otherMessage)).toBeVisible();
  const other = page.getByRole('button', { name: 'Send it as another message' });
  await send.click();
  await expect(other).toBeVisible();
  expect(pending(office)).toBe(8);
  await other.click();
  await expect(sent).toBeVisible();
  expect(pending(office)).toBe(12);
});

test.describe('publishing a class that ends or changes', () => {
  test.use({ publishes: true });

  test('offers to tell its families, in the editor and on the overview', async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The documents come after the list of versions, which has the change.
    await page.route('**/documents.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.fallback();
    });
    await page.goto(`/site/timetable?class=${science}`);
    const sheet = page.getByRole('dialog', { name: 'Science' });
    await sheet.getByLabel('Last day').fill('2026-12-18');
    await sheet.getByRole('button', { name: sitePage.timetable.done }).click();
    const publish = page.getByRole('button', { name: 'Publish' });
    await publish.filter({ visible: true }).click();
    const tell = page.getByRole('button', { name: /Science.*: tell the 2 families/ });
    await tell.click({ timeout: PUBLISHED });
    const text = page.getByRole('textbox', { name: words.text });
    await expect(text).toHaveValue(/Science.* ends on Friday, 18 December\. We will call you/);
    await page.keyboard.press('Escape');
    await expect(tell).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/site');
    await tell.click();
    await page.getByRole('button', { name: words.send(2) }).click();
    await expect(page.getByText(words.sent(2)).last()).toBeVisible();
    expect(pending(office)).toBe(4);

    await page.goto(`/site/timetable?class=${science}`);
    await sheet.getByLabel('Last day').fill('');
    await sheet.getByLabel('Room').fill('Room 7');
    await sheet.getByRole('button', { name: sitePage.timetable.done }).click();
    await publish.filter({ visible: true }).click();
    await tell.click({ timeout: PUBLISHED });
    await expect(text).toHaveValue(/Science.* is now on Mondays, .*, Room 7\. Questions\?/);
  });
});

/** A student of the class; the student and the parent have an address each. */
async function placed(office: TestOffice, parentEmail: string) {
  const email = parentEmail.replace('parent', 'student');
  const changes = { level: 'o-level', subjects: ['Science'], email, parentEmail };
  const reference = await office.registration(changes);
  const colleague = await office.colleague();
  const body = { state: 'placed', was: 'new', classes: [science], tell: false };
  expect((await colleague.post(`/api/submissions/${reference}/state`, body)).status).toBe(200);
}

/** How many mails of messages to classes wait. */
function pending(office: TestOffice) {
  const db = office.database();
  const row = db
    .prepare(
      "SELECT count(*) AS mails FROM outbox WHERE message = 'class-message' AND state = 'due'",
    )
    .get();
  db.close();
  return row?.mails;
}
