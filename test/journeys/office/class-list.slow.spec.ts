import type { Page } from '@playwright/test';
import { classListWords as words } from '#content/office/class-list-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import {
  expect,
  expectAccessible,
  expectOneSheet,
  hold,
  signInAgain,
  test,
} from '../office-harness.ts';

const SATURDAY = 'a-level-physics-saturday';
const saturday = 'Physics, Saturday 9.00 a.m.';

test('places a student in classes and lists them there, on a phone, and keeps ticks until they are saved', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/);
  await page.setViewportSize({ width: 390, height: 844 });
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: officeStates.placed.name, exact: true }).click();
  const choice = page.getByRole('group', { name: 'In which classes?' });
  const tick = choice.getByRole('checkbox', { name: saturday });
  const place = page.getByRole('button', { name: words.placeAndTell('Nethmi') });
  const placed = page.getByText(words.placedIn(saturday));
  await tick.focus();
  await page.keyboard.press('Space');
  await page.route('**/state', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await place.press('Enter');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(tick).toBeChecked();
  await signInAgain(page, office, '**/state', () => place.press('Enter'));
  await expect(tick).toBeChecked();
  await place.press('Enter');
  await expect(placed).toBeVisible();
  await expect(place).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: saturday }).first()).toBeVisible();

  await page.goto(`/classes?level=a-level&class=${SATURDAY}`);
  await expect(page.getByRole('dialog')).toContainText(words.placedOf(1, 25));
  await page.getByRole('link', { name: 'Open the class list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Physics, Saturday');
  const back = page.getByRole('main').getByRole('link', { name: 'Classes', exact: true });
  await back.first().click();
  await expect(page).toHaveURL(/\/classes\?level=a-level$/);
  await page.goBack();
  await page.getByRole('link', { name: reference }).click();
  await tick.uncheck();
  await place.click();
  await expect(placed).toHaveCount(0);
  await page.getByRole('button', { name: submissionWords.undo }).click();
  await expect(placed).toBeVisible();

  // Not those that were saved after their view was left.
  const colleague = await office.colleague();
  const withoutClass = { state: 'placed', was: 'placed', classes: [] };
  const emptied = () => colleague.post(`/api/submissions/${reference}/state`, withoutClass);
  await emptied();
  await expect(tick).not.toBeChecked();
  await tick.check();
  const release = await hold(page, '**/state');
  await place.click();
  await page.getByRole('link', { name: submissionWords.all }).click();
  const saved = page.waitForResponse('**/state');
  release();
  await saved;
  await emptied();
  await page.goto(`/submissions/${reference}`);
  await expect(tick).not.toBeChecked();

  await page.goto('/classes/no-such-class');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});

test('shows the e-mail of a place, says that it is not sent after an undo within the minute, and that it has gone out after it', async ({
  page,
  office,
}) => {
  await page.goto(`/submissions/${await office.registration()}`);
  await page.getByRole('button', { name: officeStates.placed.name, exact: true }).click();
  await page.getByRole('checkbox', { name: saturday }).check();
  await page.getByText('The e-mail as it will be sent').click();
  await expect(page.getByText('You have a place: Physics, Saturday 9.00 a.m.')).toBeVisible();
  await expect(page.getByText('Fee: ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.placeAndTell('Nethmi') }).click();
  await expect(minute(page)).toBeVisible();
  const mails = "SELECT id FROM outbox WHERE message IN ('place', 'place-ended')";
  expect(office.school.rows(mails)).toHaveLength(2);
  await page.getByRole('button', { name: submissionWords.undo }).click();
  await expect(page.getByRole('status').getByText('The e-mail is not sent.')).toBeVisible();
  expect(office.school.rows(mails)).toEqual([]);

  // The server's time does not pass with the page's, and would set it back.
  await page.route(/\/api\/(?!events)/, async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.getByRole('button', { name: officeStates.placed.name, exact: true }).click();
  await page.getByRole('checkbox', { name: saturday }).check();
  await page.getByRole('button', { name: words.placeAndTell('Nethmi') }).click();
  await expect(minute(page)).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(
    page.getByText('The e-mail has gone out. If you undo this now, another one corrects it.'),
  ).toBeVisible();
  await expect(minute(page)).toHaveCount(0);
});

test('lists waiting families, the longest wait first, with brothers and sisters, and prints one sheet', async ({
  page,
  office,
}) => {
  const colleague = await office.colleague();
  const ayesha = await office.registration({ firstName: 'Ayesha', parentPhone: '071 555 0001' });
  const imran = await office.registration({ firstName: 'Imran', parentPhone: '071 555 0001' });
  for (const reference of [imran, ayesha]) {
    const path = `/api/submissions/${reference}/waiting-for`;
    expect(await colleague.put(path, { classes: [SATURDAY] })).toBe(200);
  }
  // The same child again, as another person writes her name.
  const placed = [{ firstName: 'Áyesha', parentPhone: '071 555 0001' }];
  for (let at = 0; at < 29; at += 1) {
    placed.push({ firstName: `Student${at}`, parentPhone: `071 444 00${10 + at}` });
  }
  for (const [at, child] of placed.entries()) {
    const reference = await office.registration({
      ...child,
      dateOfBirth: '2009-02-01',
      parentEmail: at === 1 ? 'kumari@parent.example' : `parent${at}@mail.example`,
    });
    await colleague.post(`/api/submissions/${reference}/state`, {
      state: 'placed',
      was: 'new',
      classes: [SATURDAY],
    });
  }
  await page.goto(`/classes/${SATURDAY}`);
  await expect(page.getByText(`${words.placedOf(30, 25)}, ${words.waitingCount(2)}`)).toBeVisible();
  const waiting = page.getByRole('region', { name: words.inOrder.title }).getByRole('listitem');
  await expect(waiting).toHaveCount(2);
  await expect(waiting.nth(0)).toContainText(imran);
  await expect(waiting.nth(0)).toContainText(words.sibling('Ayesha Sample'));
  await expect(waiting.nth(0)).toContainText(
    words.siblingPlaced('Áyesha Sample and Student0 Sample'),
  );
  await expect(waiting.nth(1)).toContainText(ayesha);
  await expect(waiting.nth(1)).toContainText(words.siblingPlaced('Student0 Sample'));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await expectOneSheet(page);
});

function minute(page: Page) {
  return page.getByText(/^The e-mail goes out in [1-6]\d? seconds?\. Until then Undo stops it\.$/);
}

test('names a class as ended wherever a family has it, and offers it to none', async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  const colleague = await office.colleague();
  await colleague.put(`/api/submissions/${reference}/waiting-for`, { classes: [SATURDAY] });
  const change = (address: string, pattern: RegExp, to: string) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(pattern, to) });
    });
  await change(
    '**/documents.json',
    /("id":"a-level-physics-saturday",)/,
    '$1"endsOn":"2026-11-22",',
  );
  await change('**/api/classes', /("id":"a-level-physics-saturday",.*?"over":)false/, '$1true');
  const offer = page.getByRole('button', { name: words.offer });
  await page.goto(`/classes/${SATURDAY}`);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expect(
    page.getByText(
      'This class has ended. It is listed here until each of these families has another class.',
    ),
  ).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto(`/submissions/${reference}`);
  await expect(page.getByText(words.waitsFor(words.endedName(saturday)))).toBeVisible();
  await expect(offer).toHaveCount(0);
  const said = '"offer":{"class":"a-level-physics-saturday","until":"2026-11-24T00:00:00.000Z",';
  await change(
    `**/api/submissions/${reference}`,
    /"offer":null/,
    `${said}"state":"accepted","at":"2026-11-23T04:00:00.000Z"}`,
  );
  await page.reload();
  await expect(page.getByText(words.acceptedEnded('today 9.30 a.m.'))).toBeVisible();
  // A family that withdrew is not called about it.
  await colleague.post(`/api/submissions/${reference}/state`, { state: 'withdrawn', was: 'new' });
  const slip = page.getByRole('complementary', { name: 'The place' });
  await expect(slip).toContainText(words.saidYes('today 9.30 a.m.'));
  await expect(slip).not.toContainText(/first day|another one/);
  await expect(slip.getByText('Choose the classes for the waiting list')).toHaveCount(0);

  await page.goto('/write-down');
  await page.getByRole('radio', { name: 'A Level' }).check();
  await page.getByRole('checkbox', { name: 'Physics', exact: true }).check();
  await expect(page.getByRole('checkbox', { name: /^Physics, Wednesday/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: saturday })).toHaveCount(0);
});
