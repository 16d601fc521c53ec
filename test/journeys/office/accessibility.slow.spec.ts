import type { Page } from '@playwright/test';
import { office as words } from '#content/office/office-texts.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import {
  dilani,
  expect,
  expectAccessible,
  openListening,
  signIn,
  test,
} from '../office-harness.ts';

test('signing in is accessible and fits every screen', async ({ page, office }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(dilani);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('12345678');
  await office.codeAfter(0);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('the list is accessible and fits every screen, empty and full', async ({
  page,
  context,
  office,
}) => {
  await signIn(context, office);
  await page.goto('/');
  await expect(page.getByText(words.list.nothingYet)).toBeVisible();
  await expectAccessible(page);

  const late = await office.registration({
    firstName: 'Wijayasinghe-Abeywickramanayake',
    lastName: 'Kariyawasam Gamlathge',
    subjects: ['Combined Mathematics', 'Logic & Scientific Method', 'Political Science'],
  });
  office.age(late, 80);
  await office.enquiry({ subject: 'x'.repeat(200) });
  const called = await office.registration({ level: 'o-level', subjects: ['English'] });
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${called}/state`, { state: 'called', was: 'new' });
  await openListening(page, async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: late })).toBeVisible();
  });
  const arrived = await office.registration({ firstName: 'Amaya' });
  await expect(page.getByText(words.list.justIn, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: arrived })).toBeVisible();
  await expectAccessible(page);
  await expectTargets(page);

  for (const view of ['/?tab=held', '/?tab=undelivered', '/?tab=withdrawn']) {
    await page.goto(view);
    await expect(page.getByRole('navigation', { name: words.list.states })).toContainText('4');
    await expectAccessible(page);
  }
});

test('a submission is accessible and fits every screen, in every state', async ({
  page,
  context,
  office,
}) => {
  await signIn(context, office);
  await office.registration({ subjects: ['Physics'] });
  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await expect(page.getByRole('complementary', { name: submissionWords.again })).toBeVisible();
  await expectAccessible(page);
  await expectTargets(page);
  await page.getByRole('button', { name: 'Assessment', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: submissionWords.correct }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expectAccessible(page);

  const enquiry = await office.enquiry({ message: `${'word '.repeat(400)}${'x'.repeat(300)}` });
  const colleague = await office.colleague();
  await colleague.post(`/api/submissions/${enquiry}/spam`);
  await page.goto(`/submissions/${enquiry}`);
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await expectAccessible(page);
});

test('the other views and errors are accessible and fit every screen', async ({
  page,
  context,
  office,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/, /ERR_INTERNET_DISCONNECTED/);
  await signIn(context, office);
  await page.goto('/account');
  await expect(page.getByText(words.account.none)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
  await expectAccessible(page);

  const reference = await office.registration();
  await page.goto(`/submissions/${reference}`);
  await page.getByRole('textbox', { name: 'Note' }).fill('Mother asks for Saturdays.');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /^No connection/ })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await office.endSessionsOn(page, '**/api/submissions/*/notes');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(words.ended.title)).toBeVisible();
  await expectAccessible(page);
});

/** Targets on a phone are 44 px, unless they are in a sentence or hidden. */
async function expectTargets(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await page.locator('a, button, select, input').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !element.closest('dd, p'))
      .map((element) => {
        // A row's link is as large as the row.
        const isRow = getComputedStyle(element, '::after').position === 'absolute';
        const box = (isRow ? (element.closest('li') ?? element) : element).getBoundingClientRect();
        return { name: element.outerHTML.slice(0, 90), width: box.width, height: box.height };
      })
      .filter(({ width, height }) => height < 44 || width < 44),
  );
  expect(small.filter(({ name }) => !name.includes('#page'))).toEqual([]);
  if (size) await page.setViewportSize(size);
}
