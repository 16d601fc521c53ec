import type { Page } from '@playwright/test';
import { appointmentsOf } from '#content/forms/appointment-texts.ts';
import { closing } from '#content/office/closing-texts.ts';
import { diary as words } from '#content/office/diary-texts.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { refusals } from '#server/office/office-errors.ts';
import { documents } from '#test/documents.ts';
import {
  type Colleague,
  expect,
  expectAccessible,
  expectOneSheet,
  hold,
  type TestOffice,
  test,
} from '../office-harness.ts';

const { sheet: form, problems, choose } = words;

const wednesday = '2026-11-25';
const saturday = '2026-11-28';
/** Four slots on Wednesday, 3.00 to 5.40 p.m., two seats each. */
const fourSlots = {
  day: wednesday,
  from: '15:00',
  to: '17:40',
  minutes: 40,
  seats: 2,
  room: 'Room 3',
};

test('opens slots by the keyboard on a phone, also after a failure, and keeps what the server rejects', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/, /422/);
  await page.setViewportSize({ width: 390, height: 844 });
  // The diary is also loaded once the stream is open.
  await hold(page, '**/api/events');
  await page.route('**/api/diary?*', (route) =>
    route.fulfill({ status: 404, json: { error: { message: 'The diary is being moved.' } } }),
  );
  await page.goto('/diary');
  await expect(page.getByText('The diary is being moved.')).toBeVisible();
  await page.unroute('**/api/diary?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(words.noneInWeek)).toBeVisible();

  await page.getByRole('button', { name: words.open }).press('Enter');
  const sheet = page.getByRole('dialog', { name: words.open });
  const submit = sheet.getByRole('button', { name: 'Open these slots' });
  await submit.press('Enter');
  // The day is the one that is shown; the start is missing.
  await expect(sheet.getByLabel('Day')).toHaveValue('2026-11-23');
  await expect(sheet.getByLabel(form.from)).toBeFocused();
  await expect(sheet.getByText(problems.from)).toBeVisible();

  await sheet.getByLabel('Day').fill(saturday);
  await sheet.getByLabel(form.from).fill('13:00');
  await sheet.getByLabel(form.to, { exact: true }).fill('17:00');
  await sheet.getByLabel(form.seats).fill('2');
  const room = sheet.getByLabel('Room');
  await room.fill('Room 3');
  const preview = sheet.getByRole('status').filter({ hasText: form.makes(6, 12) });
  await expect(preview.getByRole('listitem')).toHaveText([
    '1.00 p.m.',
    '1.40 p.m.',
    '2.20 p.m.',
    '3.00 p.m.',
    '3.40 p.m.',
    '4.20 p.m.',
  ]);
  await room.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: '4.20 p.m., Room 3' })).toBeVisible();
  await expect(tab(page, '0 of 12 Sat 28 Nov')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: words.open })).toBeFocused();

  // The next ones begin with the same length and room.
  await page.keyboard.press('Enter');
  await expect(room).toHaveValue('Room 3');
  await expect(sheet.getByLabel(form.seats)).toHaveValue('2');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // A colleague opens others, of which this page knows nothing.
  await page.goto(`/diary?day=${wednesday}&sheet=open`);
  await sheet.getByLabel(form.from).fill('15:20');
  await sheet.getByLabel(form.to, { exact: true }).fill('16:00');
  await sheet.getByLabel(form.seats).fill('1');
  await room.fill('room 3');
  await expect(sheet.getByText(form.makes(1, 1))).toBeVisible();
  const colleague = await office.colleague();
  await colleague.post('/api/slots', fourSlots);
  await submit.click();
  await expect(sheet.getByRole('alert')).toHaveText(refusals.overlappingSlot);
  await expect(sheet.getByLabel(form.from)).toHaveValue('15:20');
  await page.reload();
  await expect(room).toHaveValue('room 3');
  await room.fill('Room 4');
  await submit.click();
  await expect(page.getByRole('region', { name: '3.20 p.m., Room 4' })).toBeVisible();
});

test('shows the families of each slot by day and week, and deletes a booked slot after naming them', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const colleague = await office.colleague();
  const reference = await office.registration();
  await colleague.post('/api/slots', { ...fourSlots, day: '2026-12-01', seats: 1 });
  await page.goto('/diary');
  // The first day with slots is shown, and the link leads to this week, although it has none.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No families on Tuesday');
  await page.getByRole('link', { name: words.thisWeek }).click();
  await expect(page.getByText(words.noneInWeek)).toBeVisible();

  await colleague.post('/api/slots', fourSlots);
  await chooseSlot(colleague, reference);
  await hold(page, '**/api/events');
  await page.goto('/');
  await page.getByRole('link', { name: words.nav, exact: true }).first().click();
  await expect(heading).toHaveText('One family on Wednesday');
  await expect(page.getByText('25 November, 3.00–5.40 p.m., Room 3.')).toBeVisible();
  const slot = page.getByRole('region', { name: '3.00 p.m., Room 3' });
  await expect(slot.getByText('Combined Maths')).toBeVisible();
  await expect(slot.getByRole('link', { name: 'Call Nethmi Sample' })).toBeVisible();
  await expect(slot.getByText(words.free(1, 2))).toBeVisible();
  await slot.getByRole('link', { name: 'Nethmi Sample', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample' })).toBeFocused();
  await page.getByRole('link', { name: 'Show in the diary' }).click();

  // Days without slots have no tab.
  await expect(page.getByRole('navigation', { name: 'Days' }).getByRole('link')).toHaveCount(1);
  await page.goto('/diary?day=2026-11-26');
  await expect(page.getByText(words.noneOnDay('Thursday 26 November'))).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await tab(page, '0 of 4 Tue 1 Dec').click();
  await expect(heading).toHaveText('No families on Tuesday');
  await page.getByRole('link', { name: words.thisWeek }).click();
  await expect(heading).toHaveText('One family on Wednesday');
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText(words.noneInWeek)).toBeVisible();
  await page.getByRole('link', { name: words.thisWeek }).click();

  // A free slot is deleted at once.
  await page.getByRole('button', { name: 'Delete 3.40 p.m., Room 3' }).click();
  await expect(page.getByRole('region', { name: '3.40 p.m., Room 3' })).toHaveCount(0);
  await expect(heading).toBeFocused();
  const remove = page.getByRole('button', { name: 'Delete 3.00 p.m., Room 3' });
  await remove.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(words.removeText('Nethmi Sample', 1))).toBeVisible();
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: words.remove }).click();
  await expect(slot).toHaveCount(0);
  await expect(heading).toHaveText('No families on Wednesday');
  expect(await colleague.get(`/api/submissions/${reference}`)).toMatchObject({
    json: { state: 'called', assessmentAt: null },
  });

  // A family has booked a slot that still looks free.
  await chooseSlot(colleague, await office.registration({ firstName: 'Ruwan' }));
  const looksFree = page.getByRole('button', { name: 'Delete 4.20 p.m., Room 3' });
  await looksFree.click();
  await expect(page.getByRole('link', { name: 'Ruwan Sample', exact: true })).toBeVisible();
  await looksFree.click();
  await expect(question).toContainText('Ruwan Sample');
});

test('follows a colleague’s changes, and a family that chooses a slot with its link before the call', async ({
  page,
  context,
  office,
}) => {
  const colleague = await office.colleague();
  const reference = await office.registration();
  const student = page.getByRole('link', { name: 'Nethmi Sample', exact: true });
  await page.goto(`/diary?day=${wednesday}`);
  await expect(page.getByText(words.noneInWeek)).toBeVisible();
  await colleague.post('/api/slots', fourSlots);
  await expect(tab(page, '0 of 8 Wed 25 Nov')).toBeVisible();

  const family = await context.newPage();
  const referers: (string | undefined)[] = [];
  family.on('request', async (request) => referers.push((await request.allHeaders()).referer));
  await family.goto(await familyLink(office, reference));
  const heading = family.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^Gabarito/);
  await expect.poll(() => loadedFonts(family)).toEqual(['Figtree', 'Gabarito']);
  // The link must not reach a log by way of the page's next requests.
  await expect.poll(() => referers).toEqual([undefined, undefined, undefined]);
  await expectAccessible(family);
  await family.getByLabel('3.40 p.m.').check();
  await family.getByRole('button', { name: appointmentsOf(documents).take }).click();
  await expect(family.getByText(appointmentsOf(documents).seeYou('Wednesday'))).toBeVisible();

  const slot = page.getByRole('region', { name: '3.40 p.m., Room 3' });
  await slot.getByRole('link', { name: 'Nethmi Sample', exact: true }).click();
  // The call is still due.
  await expect(page.getByText('State: New')).toBeVisible();
  const when = 'Wednesday, 25 November, 3.40 p.m.';
  await expect(page.getByText(`${when}, Room 3`)).toBeVisible();
  // Closing the school names the family, though it has no assessment yet.
  await page.goto('/classes?sheet=close');
  const sheet = page.getByRole('dialog', { name: closing.close });
  await sheet.getByRole('radio', { name: closing.sheet.dates }).check();
  await sheet.getByLabel(closing.sheet.from).fill(wednesday);
  await sheet.getByLabel('Last day').fill(wednesday);
  await expect(sheet.getByRole('link', { name: 'Nethmi Sample' })).toBeVisible();

  await family.getByRole('button', { name: appointmentsOf(documents).cancel }).click();
  await expect(family.getByText(appointmentsOf(documents).cancelled)).toBeVisible();
  await page.goto('/diary');
  await expect(tab(page, '0 of 8 Wed 25 Nov')).toBeVisible();

  await chooseSlot(colleague, reference);
  await expect(student).toBeVisible();
  await colleague.post('/api/closures', {
    from: wednesday,
    to: wednesday,
    levels: ['o-level', 'a-level'],
    kind: 'weather',
    reason: null,
  });
  const title = words.closedTitle('Wednesday 25 November', words.haveSlot('one'));
  await expect(page.getByText(title)).toBeVisible();
  await expect(tab(page, '1 of 8 Wed 25 Nov, closed')).toBeVisible();
  await page.goto('/diary?day=2026-11-26');
  await page.getByRole('link', { name: words.showClosed('Wednesday 25 November') }).click();
  await expect(student).toBeVisible();
  await colleague.delete(`/api/submissions/${reference}`);
  await expect(student).toHaveCount(0);

  // A tour has its own name, and does not take place on a closed day either.
  const thursday = '2026-11-26';
  await colleague.post('/api/slots', { ...fourSlots, day: thursday, for: 'tour' });
  const enquiry = await office.enquiry();
  await family.goto(await familyLink(office, enquiry));
  await family.getByLabel('3.00 p.m.').check();
  await family.getByRole('button', { name: appointmentsOf(documents).take }).click();
  await page.goto(`/submissions/${enquiry}`);
  const tour = 'Thursday, 26 November, 3.00 p.m.';
  await expect(page.getByText(submissionWords.timeSet('Campus tour', tour))).toBeVisible();
  await expect(page.getByText(`${tour}, Room 3`)).toBeVisible();
  await colleague.post('/api/closures', {
    ...{ from: thursday, to: thursday, levels: ['o-level', 'a-level'] },
    ...{ kind: 'weather', reason: null },
  });
  await expect(page.getByText('The school is closed on this day.')).toBeVisible();
});

test('books a free slot from a submission in place of a typed time, and refreshes the slots when one is full', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  await page.setViewportSize({ width: 390, height: 844 });
  const colleague = await office.colleague();
  const reference = await office.registration();
  const button = page.getByRole('button', { name: 'Assessment', exact: true });
  const day = page.getByLabel(submissionWords.day, { exact: true });
  // A time that is being typed stays when a colleague opens slots.
  await page.goto(`/submissions/${await office.registration()}`);
  await button.click();
  await day.fill(saturday);
  await colleague.post('/api/slots', fourSlots);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(day).toHaveValue(saturday);

  await page.goto(`/submissions/${reference}`);
  await button.click();
  const slots = page.getByRole('group', { name: 'Wednesday 25 November' }).getByRole('radio');
  await expect(slots).toHaveCount(4);
  await page.getByRole('button', { name: choose.save() }).click();
  await expect(page.getByText('Please choose a time.')).toBeVisible();
  await slots.and(page.getByLabel(`3.40 p.m. Room 3, ${choose.free(2)}`)).check();
  await page.getByRole('button', { name: choose.save('Wed 25 Nov, 3.40 p.m.') }).click();
  const when = 'Wednesday, 25 November, 3.40 p.m.';
  await expect(
    page.getByRole('status').getByText(submissionWords.timeSet(words.purposes.assessment, when)),
  ).toBeVisible();
  await expect(page.getByText(`${when}, Room 3`)).toBeVisible();
  await expect(slots.and(page.getByLabel(`3.40 p.m. Room 3, booked`))).toBeChecked();

  // Another time is still possible.
  await page.getByText('Another time, for this family only').click();
  await day.fill(saturday);
  await page.getByLabel(submissionWords.time, { exact: true }).fill('09:00');
  await page.getByRole('button', { name: 'Save the time' }).click();
  await expect(page.getByText('Saturday, 28 November, 9.00 a.m.').first()).toBeVisible();
  expect(await freeIn(colleague)).toBe(8);

  // The slot that is chosen becomes full, of which this page knows nothing. No note is lost.
  await hold(page, '**/api/events');
  const others = [await office.registration(), await office.registration()];
  await page.goto(`/submissions/${await office.registration()}`);
  await button.click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Prefers the afternoon.');
  const slot = (hour: string) => slots.and(page.getByLabel(hour));
  await slot('3.00 p.m.').check();
  for (const one of others) await chooseSlot(colleague, one);
  await page.getByRole('button', { name: choose.save('Wed 25 Nov, 3.00 p.m.') }).click();
  await expect(page.getByText('This slot is full.')).toBeVisible();
  await expect(slot('3.00 p.m.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: choose.save(), exact: true })).toBeVisible();
  await expect(note).toHaveValue('Prefers the afternoon.');
  await slot('3.40 p.m.').check();
  await page.getByRole('button', { name: choose.save('Wed 25 Nov, 3.40 p.m.') }).click();
  await expect(page.getByText(/3\.40 p\.m\./).first()).toBeVisible();
});

test('the day sheet prints on one page, also with sixty families', async ({ page, office }) => {
  const colleague = await office.colleague();
  const { json } = await colleague.post('/api/slots', { ...fourSlots, seats: 15 });
  const { ids } = json as { ids: string[] };
  for (let count = 0; count < 60; count += 1) {
    const reference = await office.registration({ firstName: `Nethmi ${count}` });
    const slot = ids[Math.floor(count / 15)];
    await colleague.post(`/api/submissions/${reference}/state`, assessment(slot));
  }
  await page.goto('/diary');
  await expect(page.getByRole('link', { name: 'Nethmi 59 Sample', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Wednesday 25 November' })).toBeVisible();
  await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText('+94 77 765 4321').first()).toBeVisible();
  await expectOneSheet(page);

  // Also while slots are being opened.
  await page.goto('/diary?day=2026-11-25&sheet=open');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.getByText('+94 77 765 4321').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.includes('Fallback'))
      .sort(),
  );
}

/** The family's own page, from its acknowledgement. */
async function familyLink({ school }: TestOffice, reference: string): Promise<string> {
  const link = () =>
    school
      .mails()
      .filter(({ text }) => text?.includes(reference))
      .map(({ text }) => /\/functions\/v1\/mine\?\S+/.exec(text ?? '')?.[0])
      .find(Boolean);
  await expect.poll(link).toBeTruthy();
  return `${school.origin}${link()}`;
}

/** Gives a family the first slot of Wednesday. */
async function chooseSlot(colleague: Colleague, reference: string): Promise<void> {
  const [first] = await slotsIn(colleague);
  const path = `/api/submissions/${reference}/state`;
  expect((await colleague.post(path, assessment(first?.id))).status).toBe(200);
}

function assessment(slot: string | undefined) {
  return { state: 'assessment', was: 'new', slot };
}

async function freeIn(colleague: Colleague): Promise<number> {
  const slots = await slotsIn(colleague);
  return slots.reduce((sum, { seats, taken }) => sum + seats - taken, 0);
}

async function slotsIn(colleague: Colleague) {
  const { json } = await colleague.get(`/api/diary?from=${wednesday}&to=${wednesday}`);
  return (json as { slots: { id: string; seats: number; taken: number }[] }).slots;
}

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name });
}
