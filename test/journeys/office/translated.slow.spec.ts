import { office as words } from '#content/office/office-texts.ts';
import { submissionWords as said } from '#content/office/submission-texts.ts';
import { expect, test } from '../office-harness.ts';
import { translate } from '../translator.ts';

test('a page that the browser translates keeps working', async ({ page, office }) => {
  const next = await office.registration({ firstName: 'Ruwan', parentPhone: '071 555 0001' });
  office.age(next, 30);
  const reference = await office.registration();
  await page.goto('/');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await translate(page);
  // A part that fails stays so until the view changes.
  const expectNoFault = () => expect(page.getByText(words.connection.fault)).toHaveCount(0);
  await expectNoFault();
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: 'Nethmi Sample', level: 1 })).toBeVisible();
  for (const name of ['Called', 'No answer', 'Assessment', 'Withdrawn']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true, pressed: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Undone/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Mother asks for Saturdays.');
  await page.getByRole('button', { name: 'Add note' }).click();
  // The page moves once the line is empty again.
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await expect(page.getByText('Mother asks for Saturdays.')).toBeVisible();
  await page.getByRole('button', { name: said.correct }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('button', { name: said.keepIt }).click();
  await expectNoFault();

  await page.getByRole('link', { name: said.all }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such name');
  await expect(page.getByText(words.list.noneFound('no such name'))).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(page.getByRole('link', { name: next })).toBeVisible();
  await expectNoFault();
  await page.getByRole('link', { name: 'Classes' }).first().click();
  await page.locator('[id^="class-"]').first().click();
  await page.getByRole('radio', { name: 'Moved' }).check();
  await page.getByRole('radio', { name: 'Cancelled' }).check();
  await page.keyboard.press('Escape');
  await expectNoFault();
  await page.getByRole('button', { name: 'Sign out' }).click();
  // The change of the class was chosen, and is not saved.
  await page.getByRole('button', { name: words.leaving.leave }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
});
