import type { Page } from '@playwright/test';
import { closing } from '#content/office/closing-texts.ts';
import { office as words } from '#content/office/office-texts.ts';
import { expect, hold, signInAgain, type TestOffice, test } from '../office-harness.ts';

const said = closing.sheet;
const noticeWords = closing.notice;
const rain = 'Heavy rain, the road is flooded.';
const phoneIsOut = 'The office phone is out of order.';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('closes the school today on a phone, and keeps what is typed until it is sent', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  const reference = await office.registration();
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${reference}/state`, {
    state: 'assessment',
    was: 'new',
    at: '2026-11-23T10:30:00.000Z',
  });
  await page.goto('/classes');
  const close = page.getByRole('button', { name: closing.close });
  const reason = sheet(page).getByLabel(said.reason);
  const submit = sheet(page).getByRole('button', { name: said.submit.today });
  await close.click();
  await expect(sheet(page).getByText(said.cancelled(2))).toBeVisible();
  // The family with an assessment today has to be called.
  await expect(sheet(page).getByRole('link', { name: 'Nethmi Sample' })).toBeVisible();
  await reason.fill(rain);
  await context.setOffline(true);
  await submit.click();
  await expect(sheet(page).getByRole('alert')).toHaveText(words.connection.none);
  await context.setOffline(false);
  await page.reload();
  await expect(reason).toHaveValue(rain);
  await signInAgain(page, office, '**/api/closures', () => submit.click());
  await expect(reason).toHaveValue(rain);
  await submit.click();

  const heading = page.getByRole('heading', { name: 'Closed today' });
  await expect(heading).toBeVisible();
  await expect(page.getByText(rain, { exact: true })).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy the message' });
  await expect(copy).toBeFocused();
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'no classes on Monday, 23 November',
  );
  await expect(page.getByRole('button', { name: 'Change Science' }).first()).toContainText(
    'No class 23 Nov',
  );
  expect(await closuresIn(page)).toMatchObject([
    { from: '2026-11-23', to: '2026-11-23', levels: ['o-level', 'a-level'], kind: 'weather' },
  ]);

  // What was sent is not offered again, also if its sheet was left before the response.
  await openAgain(page, office);
  await expect(heading).toHaveCount(0);
  await close.click();
  await reason.fill(rain);
  const release = await hold(page, '**/api/closures');
  await submit.click();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  release();
  await expect(heading).toBeVisible();
  await close.click();
  await expect(reason).toHaveValue('');
});

test('sets the last day of a closure, and removes another after a question', async ({
  page,
  office,
}) => {
  const colleague = await office.colleague();
  await page.goto('/classes');
  await page.getByRole('button', { name: closing.close }).click();
  await sheet(page).getByRole('radio', { name: 'Until further notice' }).check();
  await sheet(page).getByLabel(said.reason).fill(rain);
  await sheet(page).getByRole('button', { name: said.submit.open }).click();
  await expect(
    page.getByText('It has no last day: please check every morning whether it is still right.'),
  ).toBeVisible();

  const setLastDay = page.getByRole('button', { name: 'Set the last day' });
  const submit = sheet(page).getByRole('button', { name: said.submit.days });
  const lastDay = sheet(page).getByLabel('Last day');
  await setLastDay.click();
  await expect(sheet(page).getByLabel(said.reason)).toHaveValue(rain);
  await lastDay.fill('2026-11-25');
  const release = await hold(page, '**/api/closures');
  await submit.click();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  release();
  await expect(page.getByText(/until Wednesday 25 November/)).toBeVisible();
  await expect(
    page.getByText('It has no last day: please check every morning whether it is still right.'),
  ).toHaveCount(0);
  expect(await closuresIn(page)).toMatchObject([
    { from: '2026-11-23', to: '2026-11-25', reason: rain },
  ]);
  // What was sent is not offered again.
  await colleague.post('/api/closures', { ...exams, from: '2026-11-23', to: null });
  await setLastDay.click();
  await expect(lastDay).toHaveValue('');
  await page.keyboard.press('Escape');

  // A colleague removes it while its last day is chosen: what was typed stays, and the sheet says so.
  await setLastDay.click();
  await sheet(page).getByLabel(said.reason).fill(rain);
  await openAgain(page, office);
  await expect(
    sheet(page).getByText('A colleague has removed the closure. This closes the school again.'),
  ).toBeVisible();
  await expect(sheet(page).getByLabel(said.reason)).toHaveValue(rain);
  await expect(submit).toBeVisible();
  await page.keyboard.press('Escape');

  // Removes another closure, restores it, and closes more days.
  await openAgain(page, office);
  await colleague.post('/api/closures', exams);
  const slip = page.getByRole('region', { name: /^Exam period, from Monday 7 December/ });
  const remove = slip.getByRole('button', { name: /^Remove/ });
  await remove.click();
  const question = slip.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: closing.remove }).click();

  await expect(slip).toHaveCount(0);
  await expect(page.getByText('take place as usual')).toBeVisible();
  expect(await closuresIn(page)).toEqual([]);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(slip).toBeVisible();
  expect(await closuresIn(page)).toMatchObject([exams]);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // Once a colleague closes the school again, its message is not true any more.
  await remove.click();
  await question.getByRole('button', { name: closing.remove }).click();
  await expect(undo).toBeVisible();
  await colleague.post('/api/closures', exams);
  await expect(slip).toBeVisible();
  await expect(undo).toHaveCount(0);

  await page.getByRole('button', { name: closing.close }).click();
  await sheet(page).getByRole('radio', { name: said.dates }).check();
  await submit.click();
  await expect(sheet(page).getByLabel(said.from)).toBeFocused();
  await expect(sheet(page).getByText('Please choose the first day.')).toBeVisible();
  await sheet(page).getByLabel(said.from).fill('2026-12-11');
  await lastDay.fill('2026-12-10');
  await expect(sheet(page).getByText('The last day is before the first day.')).toBeVisible();
  await lastDay.fill('2026-12-12');
  await sheet(page).getByRole('radio', { name: closing.levels['o-level'] }).check();
  await submit.click();
  await expect(sheet(page)).toHaveCount(0);
  // Its message is open.
  await expect(page.getByText('no O Level classes from Friday, 11 December')).toBeVisible();
});

test('confirms a holiday, and publishes, changes, withdraws and restores a notice', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 409/);
  await page.goto('/classes');
  const list = page.getByRole('region', { name: 'Holidays to confirm' });
  await list.getByRole('button', { name: /^Confirm: Unduvap/ }).click();
  await expect(page.getByRole('region', { name: /^Holiday, on Wednesday 23/ })).toBeVisible();
  await expect(list.getByText('Unduvap')).toHaveCount(0);
  await list.getByRole('button', { name: /^Remove: Tamil Thai Pongal/ }).click();
  await expect(list.getByText('Tamil Thai Pongal')).toHaveCount(0);
  await expect(list.getByRole('heading')).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: /^Show all/ }).click();
  await expect(list.getByRole('heading')).toBeFocused();
  await expect(list.getByRole('listitem').nth(3)).toBeVisible();
  await page.reload();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(list.getByText('Tamil Thai Pongal')).toHaveCount(0);
  // The last one takes the list with it.
  const answer = await page.request.get('/api/closures');
  const days: { date: string }[] = (await answer.json()).suggested;
  const desk = await office.colleague();
  for (const { date } of days.slice(1)) await desk.delete(`/api/holidays/${date}`);
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^Remove/ }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const text = sheet(page).getByLabel(noticeWords.text);
  const publish = sheet(page).getByRole('button', { name: 'Publish' });
  await page.getByRole('button', { name: closing.publishNotice }).click();
  await publish.click();
  await expect(text).toBeFocused();
  await text.fill(phoneIsOut);
  await publish.click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText('Notice, until today, midnight')).toBeVisible();

  await page.getByRole('button', { name: 'Change' }).first().click();
  await text.fill(`${phoneIsOut} Please write.`);
  await sheet(page).getByRole('radio', { name: 'Another' }).check();
  await sheet(page).getByLabel('Day', { exact: true }).fill('2026-11-27');
  await sheet(page).getByRole('textbox', { name: 'Time' }).fill('18:00');
  await publish.click();
  await expect(page.getByText('Notice, until Friday 27 November, 6.00 p.m.')).toBeVisible();
  const published = page.getByText(`${phoneIsOut} Please write.`);
  await expect(published).toBeVisible();

  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await withdraw.click();
  await expect(published).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(published).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await withdraw.click();
  await expect(published).toHaveCount(0);

  // A colleague’s notice and closure appear while one is being written.
  const colleague = await office.colleague();
  await page.getByRole('button', { name: closing.publishNotice }).click();
  await text.fill(phoneIsOut);
  await colleague.put('/api/notice', { text: 'We moved.', until: '2026-11-30T00:00:00.000Z' });
  await expect(page.getByText('We moved.', { exact: true })).toBeVisible();
  await expect(sheet(page).getByText(/^Suresh has .*“We moved\.”$/)).toBeVisible();
  await expect(text).toHaveValue(phoneIsOut);
  const inPlace = sheet(page).getByRole('button', { name: 'Publish in its place' });
  await expect(inPlace).toBeVisible();
  // One that this page does not know yet is not replaced either: it is shown first.
  const release = await hold(page, '**/api/notice');
  const until = '2026-11-30T00:00:00.000Z';
  const newer = { text: 'We moved to Galle Road.', until };
  await inPlace.click();
  await colleague.put('/api/notice', newer);
  release();
  await expect(sheet(page).getByRole('alert')).toContainText(
    'This was changed after you opened it.',
  );
  await expect(sheet(page).getByText(/“We moved to Galle Road\.”$/)).toBeVisible();
  await expect(text).toHaveValue(phoneIsOut);
  await page.keyboard.press('Escape');
  // Also after the sheet was closed.
  await page.getByRole('button', { name: closing.publishNotice }).click();
  await expect(sheet(page).getByText(/“We moved to Galle Road\.”$/)).toBeVisible();
  await inPlace.click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByText(phoneIsOut, { exact: true })).toBeVisible();
  await colleague.put('/api/notice', { text: 'We moved.', until });
  // Once a colleague withdraws it, the one that was withdrawn here before is not offered again.
  expect(await colleague.delete('/api/notice')).toBe(200);
  await expect(page.getByText('We moved.')).toHaveCount(0);
  await expect(undo).toHaveCount(0);
  await page.getByRole('button', { name: closing.close }).click();
  await colleague.put('/api/notice', { text: 'We moved.', until });
  await colleague.post('/api/closures', { ...exams, from: '2026-11-23', reason: 'Flood' });
  await expect(sheet(page).getByText(/has closed the school too: from Monday/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Closed today' })).toBeVisible();
  await expect(page.getByText('We moved.')).toBeVisible();
});

const exams = {
  from: '2026-12-07',
  to: '2026-12-11',
  levels: ['a-level'],
  kind: 'exam',
  reason: null,
};

function sheet(page: Page) {
  return page.getByRole('dialog');
}

async function closuresIn(page: Page): Promise<{ id: string }[]> {
  const answer = await page.request.get('/api/closures');
  return (await answer.json()).closures;
}

/** A colleague removes every closure. */
async function openAgain(page: Page, office: TestOffice): Promise<void> {
  const colleague = await office.colleague();
  for (const { id } of await closuresIn(page)) {
    expect(await colleague.delete(`/api/closures/${id}`)).toBe(200);
  }
}
