import { nextCallWords as words } from '#content/office/next-call-texts.ts';
import { office as texts } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { refusals } from '#server/office/office-errors.ts';
import { expect, signInAgain, suresh, test } from '../office-harness.ts';

test('a family is not due before the call it asked for, has one owner, and is asked why it withdrew', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const reference = await office.registration();
  office.age(reference, 30);
  const save = page.getByRole('button', { name: 'Save the day' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Overdue', level: 2 })).toBeVisible();
  await page.getByRole('link', { name: reference }).click();
  await page.getByText(words.choose).click();
  await page.getByRole('radio', { name: 'In a week' }).check();
  await page.getByRole('radio', { name: 'Afternoon' }).check();
  await save.click();
  const agreed = page.getByText(words.on('Monday 30 November', 'afternoon'));
  await expect(agreed.first()).toBeVisible();
  await page.getByRole('link', { name: submissionWords.all }).click();
  await expect(page.getByRole('heading', { name: texts.list.groups.open.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No calls left' })).toBeVisible();
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Remove the day' }).click();
  await expect(agreed.first()).toHaveCount(0);

  // Chosen yesterday and not saved, a day is still the same word, and means a later day.
  await page.getByText(words.choose).click();
  const week = page.getByRole('radio', { name: 'In a week' });
  await week.check();
  await expect(week).toHaveAccessibleName(/30 Nov/);
  const answers = /\/(api\/(?!events)|documents\.json)/;
  await page.route(answers, async (route) => {
    const response = await route.fetch();
    const date = new Date(office.now() + 24 * 3_600_000).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.reload();
  await page.getByText(words.choose).click();
  await expect(week).toHaveAccessibleName(/1 Dec/);
  await expect(week).toBeChecked();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();

  // Another day needs a date, which stays when the session expires.
  await page.getByText(words.choose).click();
  await page.getByRole('radio', { name: 'Another' }).check();
  await save.click();
  await expect(page.getByText('Please choose a day from today on.')).toBeVisible();
  const day = page.getByRole('textbox', { name: words.day });
  await day.fill('2026-12-10');
  await signInAgain(page, office, '**/call-again', () => save.click(), 'PUT');
  await page.getByText(words.choose).click();
  await expect(day).toHaveValue('2026-12-10');
  await save.click();
  await expect(page.getByText(words.on('Thursday 10 December', 'morning')).first()).toBeVisible();

  // A colleague who was first is named.
  const colleague = await office.colleague();
  await page.route('**/owner', async (route) => {
    const owner = { owner: suresh, was: null };
    await colleague.put(`/api/submissions/${reference}/owner`, owner);
    await route.continue();
  });
  await page.getByRole('button', { name: words.take }).click();
  await expect(page.getByText(words.isTheirs('Suresh'))).toBeVisible();
  await page.unroute('**/owner');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByText(words.isYours).first()).toBeVisible();
  await page.goto('/?owner=none');
  await expect(page.getByText('There are no submissions')).toBeVisible();
  await page.goto('/?owner=me');
  await expect(page.getByText('You have it')).toBeVisible();
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByRole('button', { name: words.take })).toBeVisible();

  await page.getByRole('button', { name: officeStates.withdrawn.name, exact: true }).click();
  const reason = page.getByRole('radio', { name: words.reasons.distance });
  await reason.click();
  await expect(reason).toBeChecked();
  await page.getByRole('button', { name: submissionWords.undo }).click();
  await expect(reason).not.toBeChecked();
});

test('a day to call again that a colleague was quicker with says why it was not saved', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const reference = await office.registration();
  const colleague = await office.colleague();
  await page.route('**/call-again', async (route) => {
    const path = `/api/submissions/${reference}`;
    await colleague.put(`${path}/call-again`, { on: '2026-11-26', part: 'morning' });
    await colleague.post(`${path}/state`, { state: 'no-answer', was: 'new' });
    await route.continue();
  });
  await page.goto(`/submissions/${reference}`);
  await page.getByText(words.choose).click();
  await page.getByRole('button', { name: 'Save the day' }).click();
  const result = page.getByRole('button', { name: officeStates['no-answer'].name, exact: true });
  await expect(result).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(refusals.changedSince)).toBeVisible();
  await colleague.post(`/api/submissions/${reference}/state`, {
    state: 'called',
    was: 'no-answer',
  });
  await expect(result).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(refusals.changedSince)).toBeVisible();
});
