import type { Locator } from '@playwright/test';
import { enquiryForm } from '#content/forms.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { programmeList } from '#content/programmes.ts';
import { school } from '#content/school.ts';
import { weekOf } from '#rules/classes.ts';
import { moneyText } from '#rules/money.ts';
import { programmeGroups, relatedCourses } from '#rules/programme-page.ts';
import { registerLinkOf } from '#rules/register-link.ts';
import { expect, hydrated, test } from './harness.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const programme of programmeList) {
    test(`${programme.path} says what its record holds, and leads on`, async ({ page }) => {
      await page.goto(programme.path);
      const main = page.getByRole('main');
      await saysItsRecord(main, programme);
      await registersForItsClasses(main, programme);
      await leadsOn(main, programme);
    });
  }

  test('A Level pages show their own reading of Edexcel, and the range', async ({ page }) => {
    await page.goto('/programs/a-level-chemistry');
    await expect(page.getByRole('main')).toContainText('LKR 1,200');
    await expect(page.getByRole('main')).toContainText('LKR 900-1,300 per hour');
  });

  test('O Level English lets one choose a syllabus', async ({ page }) => {
    await page.goto('/programs/o-level-english');
    await expect(page.getByRole('heading', { name: 'Choose your syllabus' })).toBeVisible();
    for (const name of ['Local GCE', 'Cambridge O Level'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Edexcel');
  });

  test('A Level Science shows its program, its size, its labs and its areas', async ({ page }) => {
    await page.goto('/programs/a-level-science');
    const main = page.getByRole('main');
    for (const text of ['12 Months Program', 'Maximum 25 Students', 'Fully Equipped Labs'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    const areas = {
      Physics: ['Mechanics', 'Waves', 'Electricity & Magnetism'],
      Chemistry: ['Organic', 'Inorganic & Physical'],
      Biology: ['Cell Biology', 'Genetics', 'Ecology'],
      Mathematics: ['Statistics', 'Calculus for Sciences'],
    };
    for (const [name, topics] of Object.entries(areas)) {
      const area = main.getByRole('heading', { level: 3, name, exact: true }).locator('..');
      await expect(area.getByRole('listitem')).toHaveText(topics);
    }
  });

  test('A Level English wears its badge and enrolls', async ({ page }) => {
    await page.goto('/programs/a-level-english');
    await expect(page.getByText('A Level Program', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enroll Now', exact: true })).toHaveAttribute(
      'href',
      '/register?level=a-level&subject=English',
    );
  });
});

test('a related course opens without a reload, at its top, with an empty form', async ({
  page,
}) => {
  await page.goto('/programs/a-level-physics');
  await hydrated(page);
  await page.getByLabel('Message').fill('Is there a place on Saturdays?');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Chemistry', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Level Chemistry');
  await expect(page).toHaveTitle(/^A Level Chemistry/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a class’s Register link arrives on the form with level and subject chosen', async ({
  page,
}) => {
  const slot = weekOf['a-level'].find(({ subject }) => subject === 'Physics');
  await page.goto('/programs/a-level-physics');
  await hydrated(page);
  await page.getByRole('link', { name: `Register for Physics, ${slot?.day}` }).click();
  await expect(page).toHaveURL(/\/register\?level=a-level&subject=Physics$/);
  await expect(page.getByRole('radio', { name: 'A Level (Grades 12-13)' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Physics' })).toBeChecked();
});

async function saysItsRecord(main: Locator, programme: Programme) {
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(programme.title);
  await expect(main).toContainText(programme.badge);
  await expect(main).toContainText(programme.overview);
  for (const tier of programme.fees) {
    const line = main.getByRole('term').filter({ hasText: tier.name });
    await expect(line.locator('xpath=following-sibling::dd')).toHaveText(moneyText(tier));
  }
  for (const { title } of programme.learn) await expect(main).toContainText(title);
  for (const { name, text } of programme.testimonials) {
    const voice = main.getByRole('figure').filter({ hasText: name });
    await expect(voice).toContainText(text);
    await expect(voice).toContainText('5 out of 5');
  }
  for (const { path } of relatedCourses(programme))
    await expect(main.getByRole('listitem').locator(`a[href="${path}"]`)).toBeVisible();
}

async function registersForItsClasses(main: Locator, programme: Programme) {
  const { weekday, weekend } = programmeGroups(programme);
  for (const slot of [...weekday, ...weekend]) {
    const link = main.getByRole('link', {
      name: `Register for ${slot.subject}, ${slot.day}`,
      exact: true,
    });
    await expect(link).toHaveAttribute('href', registerLinkOf(slot));
    const slip = link.locator('..');
    for (const fact of [slot.day, slot.time, slot.topic, slot.room])
      await expect(slip).toContainText(fact);
  }
  await expect(main.getByRole('link', { name: /^Register for / })).toHaveCount(
    weekday.length + weekend.length,
  );
}

async function leadsOn(main: Locator, programme: Programme) {
  const action = main.getByRole('link', { name: programme.action, exact: true });
  await expect(action).toHaveAttribute('href', new RegExp(`^/register\\?level=${programme.level}`));
  await expect(main.getByRole('link', { name: 'Call Us', exact: true })).toHaveAttribute(
    'href',
    `tel:${school.hotline.value.replaceAll(' ', '')}`,
  );
  await expect(main.getByRole('link', { name: 'Email Us', exact: true })).toHaveAttribute(
    'href',
    `mailto:${school.englishDepartmentEmail.value}`,
  );
  await expect(main.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  await expect(main.getByText(enquiryForm.section.intro)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveAttribute('rows', '4');
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
}
