import { schoolOf } from '#content/school/school.ts';
import { documents } from '#test/documents.ts';
import { expect, openPage, setSchoolTime, test } from '../harness.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('on paper a page has the school’s name, all its subjects and nothing to tap', async ({
  page,
}) => {
  for (const path of [
    '/programs/a-level-physics',
    '/a-level-classes',
    '/fees',
    '/o-level-classes',
  ]) {
    await openPage(page, path);
    const head = page.getByRole('banner');
    await expect(head.getByText(schoolOf(documents).name)).toBeVisible();
    await expect(head.getByRole('link', { name: /^Hotline/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0);
    await expect(page.getByRole('textbox').and(page.locator(':visible'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Register|Learn More)/ })).toHaveCount(0);
  }
  for (const name of ['Mathematics', 'Science', 'English Language', 'ICT'])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
});

test('/schedule prints the chosen level, or both on one sheet', async ({ page }) => {
  await page.emulateMedia({ media: null });
  await openPage(page, '/schedule#a-level');
  const weeks = { o: 'O Level Schedule', a: 'A Level Schedule' };
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.emulateMedia({ media: 'print' });
  await expect(heading(weeks.a)).toBeVisible();
  await expect(heading(weeks.o)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Print both levels' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const name of Object.values(weeks)) await expect(heading(name)).toBeVisible();
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(heading(weeks.o)).toBeHidden();
});

test('every print begins with the letterhead, also that of the estimate alone, with its ticked subjects', async ({
  page,
}) => {
  const { name, address, landline, email } = schoolOf(documents);
  await setSchoolTime(page, '2026-11-29T05:00:00Z');
  await page.emulateMedia({ media: null });
  await openPage(page, '/fees');
  await page.getByLabel('Science', { exact: true }).check();
  await page.evaluate(() => {
    window.print = () => {};
  });
  const head = page.getByRole('banner');
  const day = head.getByText('Printed on Sunday, 29 November 2026');
  await expect(day).toBeHidden();
  const estimate = page.locator('#estimate');
  await estimate.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const text of [name, address, landline, email]) await expect(head).toContainText(text);
  await expect(day).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fee Structure' })).toBeHidden();
  await expect(estimate.getByText('Science', { exact: true })).toBeVisible();
  await expect(estimate.getByText('Sinhala', { exact: true })).toBeHidden();
  await expect(estimate.getByText('Rs. 6,000')).toBeVisible();
  // The school on the left, the ways to reach it on the right, a line below both.
  const left = await head.getByText(name).boundingBox();
  const right = await head.getByRole('link', { name: /^Landline/ }).boundingBox();
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
});
