import type { Page } from '@playwright/test';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { notices } from '#content/forms/notices.ts';
import { type Course, programsCoursesOf } from '#content/teaching/courses.ts';
import { priceText } from '#rules/fees/money.ts';
import { documents } from '#test/documents.ts';
import { violationsOn } from '../axe.ts';
import { toast } from '../fill-forms.ts';
import { expect, openPage, test } from '../harness.ts';
import type { School } from '../start-school.ts';

const words = documents.pages.programs;
const { oLevel, aLevelLocal, aLevelInternational } = programsCoursesOf(documents);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists four O Level and ten A Level courses', async ({ page }) => {
    await page.goto('/programs');
    expect(oLevel.length).toBe(4);
    expect(aLevelLocal.length + aLevelInternational.length).toBe(10);
    for (const course of [...oLevel, ...aLevelLocal]) {
      const book = bookOf(page, course);
      for (const fact of factsOf(course)) await expect(book).toContainText(fact);
    }
    // R18.1: only O Level courses have a curriculum.
    for (const { curriculum } of oLevel) expect(curriculum).toBeTruthy();
    for (const course of aLevelLocal) {
      await expect(bookOf(page, course)).not.toContainText(/Local|Edexcel|Cambridge/);
    }
    const international = page.getByText('International: Edexcel and Cambridge').locator('..');
    for (const course of aLevelInternational) {
      const spine = international.getByRole('link', { name: new RegExp(`^${course.title}`) });
      await expect(spine).toHaveAttribute('href', course.link);
      for (const fact of factsOf(course)) await expect(spine).toContainText(fact);
    }
    // Highlights, class structure and special features.
    const main = page.getByRole('main');
    for (const text of ['Grades 6-11', 'Grades 12-13', '25 students at most', 'bi-weekly'])
      await expect(main).toContainText(text);
    for (const text of ['4 hours a session', '20 students at most', '16 workstations'])
      await expect(main).toContainText(text);
    for (const { title } of [...Object.values(words.highlights), ...words.features])
      await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
  });

  test('both buttons open their dialog, and a consultation is answered in it', async ({
    page,
    school,
  }) => {
    await page.goto('/programs');
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    const levels = page.getByRole('dialog', { name: 'Which level?' });
    await expect(levels.getByRole('link', { name: 'A Level', exact: true })).toHaveAttribute(
      'href',
      '/register?level=a-level',
    );
    await levels.getByRole('link', { name: 'Close' }).click();
    await expect(levels).toBeHidden();
    await page.getByRole('button', { name: 'Schedule a Consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Consultation' });
    await ask(page, 'plain.post@family.example');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(notices.enquirySentShort.title)).toBeVisible();
    await expect(dialog.getByText(notices.enquirySentShort.text)).toBeVisible();
    expect(subjectsOf(school.rows, 'plain.post@family.example')).toEqual([
      'A consultation about classes',
    ]);
  });
});

test('Schedule a Consultation sends the course pages’ form, whose toast stays when the next dialog opens; Enroll Now asks for the level', async ({
  page,
  school,
}) => {
  await openPage(page, '/programs');
  await page.getByRole('button', { name: 'Schedule a Consultation' }).press('Enter');
  const consultation = page.getByRole('dialog', { name: 'Schedule a Consultation' });
  await expect(consultation.getByLabel('Subject')).toHaveValue('A consultation about classes');
  await expect(consultation.getByLabel('Message')).toHaveAttribute('rows', '4');
  await ask(page, 'consult@family.example');
  const said = toast(page, notices.enquirySentShort.title);
  await expect(said).toBeVisible();
  const status = consultation.getByRole('status');
  await expect(status.getByText(notices.enquirySentShort.title)).toBeVisible();
  await expect(status.getByText(notices.enquirySentShort.text)).toBeVisible();
  expect(subjectsOf(school.rows, 'consult@family.example')).toEqual([
    'A consultation about classes',
  ]);
  // A toast under the mouse stays; the mouse reaches only what is above the dialog.
  await said.hover();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);

  const dialog = page.getByRole('dialog', { name: 'Which level?' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/programs');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('link', { name: 'O Level', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/register\?level=o-level$/);
  await expect(page.getByRole('radio', { name: 'O Level (Grades 9-11)' })).toBeChecked();
});

test('a toast is above a dialog that opens again without an event', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('toggle', (event) => event.stopImmediatePropagation(), true);
  });
  await openPage(page, '/programs');
  const open = page.getByRole('button', { name: 'Schedule a Consultation' });
  await open.click();
  await page.getByRole('dialog').getByLabel('Full Name').focus();
  // The toasts' component was loaded with the first field.
  await expect(page.locator('dialog section[aria-live]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await open.click();
  await ask(page, 'anew@family.example');
  const said = toast(page, notices.enquirySentShort.title);
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the dialogs open by touch, fit the screen and pass axe; a toast is above them, and can be closed', async ({
    page,
  }) => {
    await openPage(page, '/programs');
    for (const name of ['Enroll Now', 'Schedule a Consultation']) {
      await page.getByRole('button', { name }).tap();
      // It is shown a moment before it is modal.
      const dialog = page.locator('dialog:modal');
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(await violationsOn(page, { include: 'dialog:modal' })).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toHaveCount(0);
    }

    await page.getByRole('button', { name: 'Schedule a Consultation' }).click();
    await ask(page, 'over.390@family.example');
    const said = toast(page, notices.enquirySentShort.title);
    await expect(said).toBeVisible();
    // A click reaches only the element on top, and nothing outside an open dialog.
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

function bookOf(page: Page, { title, level }: Course) {
  const block = page
    .getByRole('main')
    .locator('section')
    .filter({
      has: page.getByRole('heading', {
        level: 2,
        name: level === 'o-level' ? 'O Level' : 'A Level',
        exact: true,
      }),
    });
  return block
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

function factsOf({ duration, students, price }: Course) {
  return [duration, students, priceText(price)];
}

async function ask(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Schedule a Consultation' });
  await dialog.getByLabel('Full Name').fill('Kumari Sample');
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel('Message').fill('We are thinking of Physics and Chemistry.');
  await dialog.getByRole('button', { name: enquiryForm.submit }).click();
}

function subjectsOf(rows: School['rows'], email: string): unknown[] {
  return rows('select fields from submissions where email = ?', email).map(
    ({ fields }) => JSON.parse(String(fields)).subject,
  );
}
