import { readFile } from 'node:fs/promises';
import { peopleWords } from '#content/office/people-texts.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import { expect, test } from '../office-harness.ts';

const words = peopleWords.teachers;

test('makes, copies, renews and withdraws a teacher’s link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/people');
  const row = page
    .getByRole('region', { name: "Teachers' links" })
    .getByRole('listitem')
    .filter({ hasText: 'Physics' })
    .first();
  const copied = async () => {
    await row.getByRole('button', { name: 'Copy the link' }).click();
    await expect(row.getByRole('button', { name: 'Copied.' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const statusOf = async (link: string) => (await context.request.get(link)).status();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toContainText(words.none);
  await row.getByRole('button', { name: 'Make a link' }).click();
  await expect(row).toContainText('Made by Dilani');
  const first = await copied();
  expect(await statusOf(first)).toBe(200);

  await row.getByRole('button', { name: words.new }).click();
  await expect(row.getByRole('button', { name: words.keep })).toBeFocused();
  await row.getByRole('button', { name: words.new, exact: true }).click();
  await expect.poll(() => statusOf(first)).toBe(403);
  await expect(row.getByRole('alertdialog')).toHaveCount(0);
  const second = await copied();
  expect(second).not.toBe(first);
  expect(await statusOf(second)).toBe(200);

  await row.getByRole('button', { name: words.withdraw }).click();
  await row.getByRole('button', { name: words.withdraw, exact: true }).click();
  await expect(row).toContainText(words.none);
  expect(await statusOf(second)).toBe(403);
});

test('shows at once what another head changes in the list of people and of the teachers’ links', async ({
  page,
  office,
}) => {
  const colleague = await office.colleague();
  await page.goto('/people');
  const row = page.getByRole('listitem').filter({ hasText: 'amara@school.example' });
  const teacher = page.getByRole('listitem').filter({ hasText: 'Physics' }).first();
  await expect(teacher).toContainText(words.none);
  const amara = { email: 'amara@school.example', name: 'Amara', role: 'clerk' };
  await colleague.post('/api/users', amara);
  await expect(row).toBeVisible();
  await colleague.delete('/api/users/amara@school.example');
  await expect(row).toHaveCount(0);
  const { json } = await colleague.get('/api/teachers');
  const { teachers } = json as { teachers: { id: string; subject: string }[] };
  const physics = teachers.find(({ subject }) => subject === 'Physics')?.id;
  await colleague.post(`/api/teachers/${physics}/link`);
  await expect(teacher).toContainText('Made by Suresh');
});

test('saves everything about a family as a file, for heads only', async ({ page, office }) => {
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject([
    { reference, firstName: 'Nethmi' },
  ]);
  await expect(page.getByText(submissionWords.acts.exported)).toBeVisible();

  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { user: { email: 'x', name: 'X', role: 'clerk', fixed: false } } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample' })).toBeVisible();
  await expect(page.getByRole('heading', { name: submissionWords.form })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);
  await page.goto('/people');
  await expect(page.getByRole('heading', { name: peopleWords.groups.head.title })).toBeVisible();
  await expect(page.getByRole('form', { name: peopleWords.add })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "Teachers' links" })).toHaveCount(0);
});
