import { documents } from '#test/documents.ts';
import {
  acceptTerms,
  chooseSubjects,
  fillRequired,
  registrationForm,
  submitRegistration,
} from '../fill-forms.ts';
import { expect, test } from '../harness.ts';

test.use({ javaScriptEnabled: false });

test('a registration without terms, then without subjects returns with its values, then as a receipt, which leads to an empty form', async ({
  page,
  school,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/);
  await page.goto('/register');
  await fillRequired(page);
  await submitRegistration(page).click();
  await expect(page.getByRole('alert')).toContainText('Terms and Conditions');
  await acceptTerms(page);
  await submitRegistration(page).click();
  await expect(page.getByRole('alert')).toContainText('Subject Selection Required');
  await chooseSubjects(page);
  await submitRegistration(page).click();
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  await expect(receipt).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/);
  await expect(receipt.getByText('A LEVEL')).toBeVisible();
  await expect(receipt.getByRole('listitem')).toHaveText(['Physics', 'Logic & Scientific Method']);
  await expect(registrationForm(page)).toBeHidden();

  // The receipt has its own address, so that a reload sends nothing.
  const kept = () => school.rows('select id from submissions').length;
  const before = kept();
  await page.reload();
  await expect(receipt.getByRole('heading', { name: 'Thank you, Nethmi' })).toBeVisible();
  expect(page.url()).not.toContain('Nethmi');
  expect(kept()).toBe(before);

  await page.getByRole('button', { name: 'Submit Another Registration' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(receipt).toBeHidden();
});

test('terms and privacy open by their address and close again', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('link', { name: 'terms and conditions', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(documents.legal.version);
  await dialog.getByRole('link', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});
