import type { Page } from '@playwright/test';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office as texts } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { refusals } from '#server/office/office-errors.ts';
import {
  beforeNext,
  expect,
  expectAccessible,
  failure,
  signInAgain,
  type TestOffice,
  test,
} from '../office-harness.ts';

const SATURDAY = 'a-level-physics-saturday';
const WEDNESDAY = 'a-level-physics-wednesday';
const saturday = 'Physics, Saturday 9.00 a.m.';

test('puts a family on a waiting list, and offers a place, also when the response is lost or no seat is free', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: officeStates.waiting.name, exact: true }).click();
  const choice = page.getByRole('group', { name: 'For which classes?' });
  await choice.getByRole('checkbox', { name: saturday }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: words.saveClasses }).press('Enter');
  await expect(page.getByText(words.waitsFor(saturday))).toBeVisible();

  const offer = page.getByRole('button', { name: words.offer });
  const withdraw = page.getByRole('button', { name: 'Withdraw the offer' });
  const acts = page.getByText(submissionWords.acts.offered);
  await page.getByRole('radio', { name: 'Tomorrow' }).first().press('ArrowLeft');
  await offer.press('Enter');
  await expect(page.getByText(offeredUntil('today 6.00 p.m.'))).toBeVisible();
  await expect(withdraw).toBeFocused();
  await expect(acts).toBeVisible();
  // The mail leaves after a minute.
  const mails = "SELECT recipient FROM outbox WHERE message = 'offer' AND state = 'due'";
  expect(office.school.rows(mails).length).toBeGreaterThan(0);
  // The ready message contains the family's link.
  await expect(page.getByText(/functions\/v1\/mine/).first()).toBeVisible();

  await withdraw.press('Enter');
  await expect(page.getByText(/The offer was withdrawn \(/)).toBeVisible();
  await expect(page.getByText('The e-mail is not sent.')).toBeVisible();
  expect(office.school.rows(mails)).toEqual([]);

  // An offer whose response was lost is shown as made.
  await page.route(
    '**/offer',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await offer.click();
  await expect(withdraw).toBeVisible();
  await expect(page.getByText(texts.connection.tryNow)).toHaveCount(0);
  expect(office.school.rows(mails)).toHaveLength(2);
  await withdraw.click();

  // It asks before it offers one beyond the seats.
  await page.route('**/api/classes', async (route) => {
    const response = await route.fetch();
    const { classes } = (await response.json()) as { classes: { placed: number; seats: number }[] };
    const full = classes.map((one) => ({ ...one, placed: one.seats }));
    await route.fulfill({ response, json: { classes: full } });
  });
  await expect(offer).toBeVisible();
  await page.reload();
  await offer.click();
  await expect(page.getByRole('alertdialog')).toContainText('Offer a place beyond the seats?');
  await expect(page.getByRole('button', { name: 'Do not offer' })).toBeFocused();
  await expect(acts).toHaveCount(2);
  await page.getByRole('button', { name: 'Offer anyway' }).click();
  await expect(acts).toHaveCount(3);
});

test('offers a place from the class list, and places the family that accepts it', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409|422|503/);
  await page.setViewportSize({ width: 390, height: 844 });
  const imran = await waiting(office, 'Imran');
  const ayesha = await waiting(office, 'Ayesha');
  await page.goto(`/classes/${SATURDAY}`);
  const slip = page.getByRole('complementary', { name: words.offer });
  const offer = slip.getByRole('button', { name: words.offer });
  const day = slip.getByLabel('Day', { exact: true });
  const hour = slip.getByLabel('Time', { exact: true });
  await expect(slip.getByRole('heading')).toHaveText('Imran Sample');
  await page.getByRole('button', { name: `${words.offer}: Ayesha Sample` }).press('Enter');
  await expect(slip.getByRole('heading')).toHaveText('Ayesha Sample');
  await expect(slip.getByRole('heading')).toBeFocused();
  await slip.getByRole('radio', { name: 'Another' }).check();
  await offer.click();
  await expect(slip.getByText('Please choose a day and a time.')).toBeVisible();
  await day.fill('2027-01-23');
  await offer.click();
  await expect(slip.getByText('between 1 hour and 30 days')).toBeVisible();
  await day.fill('2026-11-23');
  await hour.fill('11:00');
  await offer.click();
  await expect(slip.getByText('between 1 hour and 30 days')).toBeVisible();
  await hour.fill('16:00');
  await offer.click();
  await expect(slip.getByText(offeredUntil('today 4.00 p.m.'))).toBeVisible();
  await expect(rowsIn(page, words.offered.title)).toHaveCount(1);
  await expect(rowsIn(page, words.offered.title)).toContainText(ayesha);
  await expect(rowsIn(page, words.inOrder.title)).toContainText(imran);

  answer(office, ayesha, 'accepted');
  await page.reload();
  await expect(rowsIn(page, words.answered.title)).toContainText('The family said yes');
  await expect(rowsIn(page, words.answered.title)).not.toContainText('Waiting');
  await expectAccessible(page);
  await page.getByRole('link', { name: ayesha }).click();
  await page.getByRole('button', { name: officeStates.placed.name, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: saturday })).toBeChecked();
  await page.getByRole('button', { name: /^Place .* and tell the family$/ }).click();
  await expect(page.getByText(words.placedIn(saturday))).toBeVisible();
  await page.goto(`/classes/${SATURDAY}`);
  await expect(rowsIn(page, 'Placed')).toContainText(ayesha);
  await expect(page.getByText(`${words.placedOf(1, 25)}, ${words.waitingCount(1)}`)).toBeVisible();

  // What is typed for the other family stays.
  await slip.getByRole('radio', { name: 'Another' }).check();
  await day.fill('2026-11-27');
  await hour.fill('15:00');
  await page.route('**/offer', (route) => route.fulfill(failure), { times: 1 });
  await offer.click();
  await expect(slip.getByText('Not just now.')).toBeVisible();
  await signInAgain(page, office, '**/offer', () => offer.click());
  await expect(day).toHaveValue('2026-11-27');
  await expect(hour).toHaveValue('15:00');

  const colleague = await office.colleague();
  await page.route('**/offer', async (route) => {
    const until = '2026-11-24T12:30:00.000Z';
    await colleague.post(`/api/submissions/${imran}/offer`, { class: SATURDAY, until });
    await route.continue();
  });
  await offer.click();
  await expect(slip.getByRole('alert').filter({ hasText: /has an open offer/ })).toBeVisible();
  await expect(slip.getByText(offeredUntil('tomorrow 6.00 p.m.'))).toBeVisible();
});

test('says why nothing was saved once a colleague has placed or withdrawn the family', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const colleague = await office.colleague();
  const closed = page.getByRole('alert').filter({ hasText: refusals.closed });
  const pressed = (state: 'placed' | 'withdrawn') =>
    page.getByRole('button', { name: officeStates[state].name, exact: true, pressed: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const acts = {
    'call-again': async () => {
      await page.getByText(nextCallWords.choose).click();
      await press('Save the day');
    },
    'waiting-for': async () => {
      await page.getByText('Choose the classes for the waiting list').click();
      await page.getByRole('checkbox', { name: 'Physics, Wednesday' }).check();
      await press(words.saveClasses);
    },
    offer: () => press(words.offer),
  };
  for (const state of ['placed', 'withdrawn'] as const) {
    for (const [address, act] of Object.entries(acts)) {
      const reference = await waiting(office, 'Imran');
      const path = `/api/submissions/${reference}`;
      const change = () => colleague.post(`${path}/state`, { state, was: 'new' });
      await beforeNext(page, `**/${address}`, change);
      await page.goto(`/submissions/${reference}`);
      await act();
      await expect(pressed(state)).toBeVisible();
      await expect(closed, `${state}, ${address}`).toBeVisible();
    }
  }
  // The list of a class offers the place to no other family instead.
  const reference = await waiting(office, 'Ayesha');
  const ruwan = await waiting(office, 'Ruwan');
  const placed = { state: 'placed', was: 'new' };
  await beforeNext(page, '**/offer', () =>
    colleague.post(`/api/submissions/${reference}/state`, placed),
  );
  await page.goto(`/classes/${SATURDAY}`);
  const slip = page.getByRole('complementary', { name: words.offer });
  await press(words.offer);
  await expect(rowsIn(page, words.inOrder.title)).toHaveCount(1);
  await expect(slip.getByRole('heading')).toHaveText('Ayesha Sample');
  await expect(closed).toBeVisible();
  // Without such a press the next family follows, also after one that is erased.
  await page.reload();
  await expect(slip.getByRole('heading')).toHaveText('Ruwan Sample');
  await waiting(office, 'Nimal');
  await expect(rowsIn(page, words.inOrder.title)).toHaveCount(2);
  expect(await colleague.delete(`/api/submissions/${ruwan}`)).toBe(200);
  await expect(slip.getByRole('heading')).toHaveText('Nimal Sample');
});

test('shows beside what was chosen what a colleague or the family has changed since', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const reference = await waiting(office, 'Amaya');
  const colleague = await office.colleague();
  const path = `/api/submissions/${reference}`;
  await page.goto(`/submissions/${reference}`);
  await page.getByText('Choose the classes for the waiting list').click();
  const form = page.getByRole('group', { name: 'For which classes?' }).locator('..');
  const wednesday = form.getByRole('checkbox', { name: 'Physics, Wednesday 3.00 p.m.' });
  await wednesday.check();
  await beforeNext(page, '**/waiting-for', () =>
    colleague.put(`${path}/waiting-for`, { classes: [] }),
  );
  await form.getByRole('button', { name: words.saveClasses }).click();
  await expect(form.getByRole('alert')).toHaveText(refusals.changedSince);
  await expect(form.getByText(words.overtaken(''))).toBeVisible();
  await expect(wednesday).toBeChecked();
  await form.getByRole('button', { name: words.saveClasses }).click();
  await expect(page.getByText(words.waitsFor('Physics, Wednesday 3.00 p.m.'))).toBeVisible();

  // The family says yes while it is marked as withdrawn.
  const offer = { class: WEDNESDAY, until: '2026-11-24T12:30:00.000Z' };
  await colleague.post(`${path}/offer`, offer);
  await expect(page.getByText(offeredUntil('tomorrow 6.00 p.m.'))).toBeVisible();
  await beforeNext(page, '**/state', async () => {
    const { json } = await colleague.get(path);
    const { link } = json as { link: string };
    const headers = { origin: new URL(link).origin };
    const shown = await (await page.request.get(link)).text();
    const id = /(?<=name="offer" value=")[^"]+/.exec(shown)?.[0] ?? '';
    await page.request.post(link, { headers, form: { do: 'accept', offer: id } });
  });
  await page.getByRole('button', { name: officeStates.withdrawn.name, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: refusals.changedSince })).toBeVisible();
  const slip = page.getByRole('complementary', { name: 'The place' });
  await expect(slip).toContainText('The family said yes');
  await expect(slip).not.toContainText(words.waitsFor('Physics, Wednesday 3.00 p.m.'));
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
