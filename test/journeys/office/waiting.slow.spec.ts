import type { Page } from '@playwright/test';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { office as texts } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { expect, expectAccessible, signIn, type TestOffice, test } from '../office-harness.ts';

// A Monday, 10.30 in the morning in Colombo.
test.use({ begins: '2026-11-23T05:00:00Z' });

const SATURDAY = 'a-level-physics-saturday';
const saturday = 'Physics, Saturday 9.00 a.m.';

test.beforeEach(async ({ context, office }) => {
  await signIn(context, office);
});

test('puts a family on a waiting list, offers a place by keyboard, and withdraws the offer', async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: officeStates.waiting.name, exact: true }).click();
  const choice = page.getByRole('group', { name: words.waitsForClasses });
  await choice.getByRole('checkbox', { name: saturday }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: words.saveClasses }).press('Enter');
  await expect(page.getByText(words.waitsFor(saturday))).toBeVisible();

  await page.getByRole('radio', { name: words.tomorrow }).first().press('ArrowLeft');
  await page.getByRole('button', { name: words.offer }).press('Enter');
  await expect(page.getByText(offeredUntil('today 6.00 p.m.'))).toBeVisible();
  await expect(page.getByText(submissionWords.acts.offered)).toBeVisible();
  // The mail leaves after a minute.
  const mails = "SELECT id FROM outbox WHERE message = 'offer' AND state = 'due'";
  expect(office.school.rows(mails).length).toBeGreaterThan(0);
  // The ready message contains the family's link.
  await expect(page.getByText(/functions\/v1\/mine/).first()).toBeVisible();

  await page.getByRole('button', { name: words.withdraw }).press('Enter');
  await expect(page.getByText(/The offer was withdrawn \(/)).toBeVisible();
  await expect(page.getByText(texts.minute.stopped)).toBeVisible();
  expect(office.school.rows(mails)).toEqual([]);
  await expect(page.getByRole('button', { name: words.offer })).toBeVisible();
});

test('offers a place from the class list until a chosen hour, and places the family that accepts', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  const imran = await waiting(office, 'Imran');
  const ayesha = await waiting(office, 'Ayesha');
  await page.goto(`/classes/${SATURDAY}`);
  const slip = page.getByRole('complementary', { name: words.offer });
  await expect(slip.getByRole('heading')).toHaveText('Imran Sample');
  await page.getByRole('button', { name: `${words.offer}: Ayesha Sample` }).press('Enter');
  await expect(slip.getByRole('heading')).toHaveText('Ayesha Sample');
  await expect(slip.getByRole('heading')).toBeFocused();
  await slip.getByRole('radio', { name: words.another }).check();
  await slip.getByRole('button', { name: words.offer }).click();
  await expect(slip.getByText(words.noUntil)).toBeVisible();
  await slip.getByLabel(words.day, { exact: true }).fill('2027-01-23');
  await slip.getByRole('button', { name: words.offer }).click();
  await expect(slip.getByText('between 1 hour and 30 days')).toBeVisible();
  await slip.getByLabel(words.day, { exact: true }).fill('2026-11-23');
  await slip.getByLabel(words.hour, { exact: true }).fill('11:00');
  await slip.getByRole('button', { name: words.offer }).click();
  await expect(slip.getByText('between 1 hour and 30 days')).toBeVisible();
  await slip.getByLabel(words.hour, { exact: true }).fill('16:00');
  await slip.getByRole('button', { name: words.offer }).click();
  await expect(slip.getByText(offeredUntil('today 4.00 p.m.'))).toBeVisible();
  await expect(rowsIn(page, words.offered.title)).toHaveCount(1);
  await expect(rowsIn(page, words.offered.title)).toContainText(ayesha);
  await expect(rowsIn(page, words.inOrder.title)).toContainText(imran);

  answer(office, ayesha, 'accepted');
  await page.reload();
  await expect(rowsIn(page, words.answered.title)).toContainText('The family said yes');
  await expectAccessible(page);
  await page.getByRole('link', { name: ayesha }).click();
  await page.getByRole('button', { name: officeStates.placed.name, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: saturday })).toBeChecked();
  await page.getByRole('button', { name: /^Place .* and tell the family$/ }).click();
  await expect(page.getByText(words.placedIn(saturday))).toBeVisible();
  await page.goto(`/classes/${SATURDAY}`);
  await expect(rowsIn(page, words.placed.title)).toContainText(ayesha);
  await expect(page.getByText(`${words.placedOf(1, 25)}, ${words.waitingCount(1)}`)).toBeVisible();
});

test('asks before it offers a place beyond the seats', async ({ page, office }) => {
  const reference = await waiting(office, 'Imran');
  await page.route('**/api/classes', async (route) => {
    const response = await route.fetch();
    const { classes } = (await response.json()) as { classes: { placed: number; seats: number }[] };
    const full = classes.map((one) => ({ ...one, placed: one.seats }));
    await route.fulfill({ response, json: { classes: full } });
  });
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: words.offer }).click();
  await expect(page.getByRole('alertdialog')).toContainText(words.offerBeyond);
  await expect(page.getByRole('button', { name: words.keepSeats })).toBeFocused();
  await page.getByRole('button', { name: words.offerAnyway }).click();
  await expect(page.getByText(submissionWords.acts.offered)).toBeVisible();
});

test('shows an offer whose response was lost as made', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  const reference = await waiting(office, 'Imran');
  await page.goto(`/submissions/${reference}`);
  await page.route('**/offer', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: words.offer }).click();
  await expect(page.getByRole('button', { name: words.withdraw })).toBeVisible();
  await expect(page.getByText(texts.connection.tryNow)).toHaveCount(0);
  const mails = "SELECT recipient FROM outbox WHERE message = 'offer'";
  expect(office.school.rows(mails)).toHaveLength(2);
});

test('shows that a colleague has already offered the place, and keeps what was typed', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409|503/);
  const reference = await waiting(office, 'Imran');
  await page.goto(`/classes/${SATURDAY}`);
  const slip = page.getByRole('complementary', { name: words.offer });
  await slip.getByRole('radio', { name: words.another }).check();
  await slip.getByLabel(words.day, { exact: true }).fill('2026-11-27');
  await slip.getByLabel(words.hour, { exact: true }).fill('15:00');
  const act = slip.getByRole('button', { name: words.offer });
  const failing = { status: 503, json: { error: { message: 'Not just now.' } } };
  await page.route('**/offer', (route) => route.fulfill(failing), { times: 1 });
  await act.click();
  await expect(slip.getByText('Not just now.')).toBeVisible();
  await office.endSessionsOn(page, '**/offer');
  await act.click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await signIn(page.context(), office);
  await page.goto(`/classes/${SATURDAY}`);
  await expect(slip.getByLabel(words.day, { exact: true })).toHaveValue('2026-11-27');
  await expect(slip.getByLabel(words.hour, { exact: true })).toHaveValue('15:00');

  const colleague = await office.colleague();
  await page.route('**/offer', async (route) => {
    await colleague.post(`/api/submissions/${reference}/offer`, {
      class: SATURDAY,
      until: '2026-11-24T12:30:00.000Z',
    });
    await route.continue();
  });
  await act.click();
  await expect(slip.getByRole('alert').filter({ hasText: /has an open offer/ })).toBeVisible();
  await expect(slip.getByText(offeredUntil('tomorrow 6.00 p.m.'))).toBeVisible();
});

/** A registration that waits for the class. */
async function waiting(office: TestOffice, firstName: string): Promise<string> {
  const colleague = await office.colleague();
  const reference = await office.registration({
    firstName,
    parentPhone: `071 555 00${firstName.length}0`,
    parentEmail: `${firstName}@parent.example`,
  });
  const path = `/api/submissions/${reference}/waiting-for`;
  expect(await colleague.put(path, { classes: [SATURDAY] })).toBe(200);
  return reference;
}

/** The family's answer on its page. */
function answer(office: TestOffice, reference: string, state: string): void {
  const db = office.database();
  db.prepare('UPDATE submissions SET offer_state = ? WHERE reference = ?').run(state, reference);
  db.close();
}

function rowsIn(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
}

/** That a place is offered until then, and for how long that is. */
function offeredUntil(when: string): RegExp {
  const [before, after] = words.offerStates.open(when, '…').split('…');
  const escaped = [before, after].map((part) => RegExp.escape(part ?? ''));
  return new RegExp(escaped.join('\\d+\\sh( \\d+\\smin)? left'));
}
