import { readFile } from 'node:fs/promises';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { expect, expectAccessible, signIn, test } from '../office-harness.ts';

// A Monday, 10.30 in the morning in Colombo.
test.use({ begins: '2026-11-23T05:00:00Z' });

test.beforeEach(async ({ context, office }) => {
  await signIn(context, office);
});

for (const width of [390, 1280]) {
  test(`shows the figures of a period, with presets and a table, ${width} wide`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const colleague = await office.colleague();
    const lost = await office.registration({ firstName: 'Ruwan' });
    await office.enquiry();
    office.age(await office.registration({ level: 'o-level', subjects: ['Commerce'] }), 24 * 30);
    await colleague.post(`/api/submissions/${lost}/state`, {
      state: 'withdrawn',
      was: 'new',
      reason: 'price',
    });
    await page.goto('/');
    await page.getByRole('link', { name: words.nav, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    const group = (title: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .last();
    await expect(group(words.groups.came)).toContainText(`${words.came.registration}1`);
    await expect(group(words.groups.came)).toContainText(`${words.came.enquiry}1`);
    await expect(group(words.groups.lost)).toContainText(`${nextCallWords.reasons.price}1`);
    const subjectsOf = (level: Level) => group(`${words.groups.bySubject}: ${levels[level].name}`);
    await expect(subjectsOf('a-level')).toContainText('Physics1');
    await expectAccessible(page);

    await page.getByRole('link', { name: words.lastMonth }).press('Enter');
    await expect(subjectsOf('o-level')).toContainText('Commerce1');
    await expect(page.getByText('Physics')).toHaveCount(0);
    await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
    await page.reload();
    await expect(group(words.groups.byLevel)).toContainText('O\u00a0Level1');

    await page.getByRole('link', { name: words.thisYear }).click();
    await expect(group(words.groups.came)).toContainText(`${words.came.registration}2`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.save }).click();
    const table = await readFile(await (await download).path(), 'utf8');
    expect(table).toContain(`\r\n${words.groups.lost},${nextCallWords.reasons.price},1\r\n`);
    await page.getByLabel(words.from).fill('2026-01-02');
    await page.getByLabel(words.to).fill('2026-02-01');
    await expect(page.getByText(words.none)).toBeVisible();
  });
}

test('shows why figures could not be loaded', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/422|503/);
  await page.goto('/figures?from=2026-11-20&to=2026-11-10');
  await expect(page.getByText('The first day is after the last day.')).toBeVisible();
  const failure = { status: 503, json: { error: { message: 'Not just now.' } } };
  await page.route('**/api/figures*', (route) => route.fulfill(failure));
  await page.getByRole('link', { name: words.thisYear }).click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  await page.unroute('**/api/figures*');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByText(words.none)).toBeVisible();
});
