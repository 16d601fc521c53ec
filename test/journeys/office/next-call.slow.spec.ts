import { nextCallWords as words } from '#content/office/next-call-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { expect, signIn, test } from '../office-harness.ts';

// A Monday, 10.30 in the morning in Colombo.
test.use({ begins: '2026-11-23T05:00:00Z' });

test.beforeEach(async ({ context, office }) => {
  await signIn(context, office);
});

test('a family that asked for a later call is not due before it', async ({
  page,
  office: { age, registration },
}) => {
  const reference = await registration();
  age(reference, 30);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Overdue', level: 2 })).toBeVisible();
  await page.goto(`/submissions/${reference}`);
  await page.getByText(words.choose).click();
  await page.getByRole('radio', { name: words.weekLater }).check();
  await page.getByRole('radio', { name: 'Afternoon' }).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.on('Monday 30 November', 'afternoon')).first()).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { name: office.list.groups.open.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No calls left' })).toBeVisible();
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('button', { name: words.remove }).click();
  await expect(page.getByText(words.on('Monday 30 November', 'afternoon')).first()).toHaveCount(0);
});

test('rejects another day without a date, and keeps it when the session expires', async ({
  page,
  office,
}) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByText(words.choose).click();
  await page.getByRole('radio', { name: words.another }).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.noDay)).toBeVisible();
  await page.getByRole('textbox', { name: words.day }).fill('2026-12-10');
  await office.endSessionsOn(page, '**/call-again');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await signIn(page.context(), office);
  await page.goto(`/submissions/${reference}`);
  await page.getByText(words.choose).click();
  await expect(page.getByRole('textbox', { name: words.day })).toHaveValue('2026-12-10');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.on('Thursday 10 December', 'morning')).first()).toBeVisible();
});

test('a family has one owner, and a colleague who was first is named', async ({
  page,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const reference = await office.registration();
  const colleague = await office.colleague();
  await page.goto(`/submissions/${reference}`);
  await page.route('**/owner', async (route) => {
    await colleague.put(`/api/submissions/${reference}/owner`, {
      owner: 'suresh@school.example',
      was: null,
    });
    await route.continue();
  });
  await page.getByRole('button', { name: words.take }).click();
  await expect(page.getByText(words.isTheirs('Suresh'))).toBeVisible();
  await page.unroute('**/owner');
  await page.getByRole('button', { name: words.takeOver }).click();
  await expect(page.getByText(words.isYours).first()).toBeVisible();

  await page.goto('/?owner=me');
  await expect(page.getByText(words.yours)).toBeVisible();
  await page.goto('/?owner=none');
  await expect(page.getByText('There are no submissions')).toBeVisible();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: words.giveBack }).click();
  await expect(page.getByRole('button', { name: words.take })).toBeVisible();
});

test('asks why a family withdrew, and undoes it', async ({ page, office }) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('button', { name: officeStates.withdrawn.name, exact: true }).click();
  const reason = page.getByRole('radio', { name: words.reasons.distance });
  await reason.click();
  await expect(reason).toBeChecked();
  await page.getByRole('button', { name: submissionWords.undo }).click();
  await expect(reason).not.toBeChecked();
});
