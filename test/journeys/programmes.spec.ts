import type { Locator } from '@playwright/test';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { school } from '#content/school/school.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { programmeList } from '#content/teaching/programmes/programmes-by-path.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { moneyText } from '#rules/fees/money.ts';
import {
  programmeGroups,
  programmeRegisterLink,
  relatedCourses,
} from '#rules/pages/programme-page.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { expect, test, waitForHydration } from './harness.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const programme of programmeList) {
    test(`${programme.path} shows its record, and its links work`, async ({ page }) => {
      await page.goto(programme.path);
      const main = page.getByRole('main');
      await saysItsRecord(main, programme);
      await registersForItsClasses(main, programme);
      await leadsOn(main, programme);
    });
  }

  test('A Level pages show the Edexcel price of programme pages, and the range', async ({
    page,
  }) => {
    await page.goto('/programs/a-level-chemistry');
    await expect(page.getByRole('main')).toContainText('LKR 1,200');
    await expect(page.getByRole('main')).toContainText('LKR 900-1,300 per hour');
  });

  test('O Level English offers a choice of syllabuses', async ({ page }) => {
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

  test('A Level English shows its badge and links to the form', async ({ page }) => {
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
  await waitForHydration(page);
  await page.getByLabel('Message').fill('Is there a place on Saturdays?');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Chemistry', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Level Chemistry');
  await expect(page).toHaveTitle(/^A Level Chemistry/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a class’s Register link arrives on the form with level, subject and class', async ({
  page,
}) => {
  const slot = weekOf['a-level'].find(({ subject }) => subject === 'Physics');
  await page.goto('/programs/a-level-physics');
  await waitForHydration(page);
  await page.getByRole('link', { name: `Register for Physics, ${slot?.day}` }).click();
  await expect(page).toHaveURL(
    /\/register\?level=a-level&subject=Physics&class=a-level-physics-wednesday$/,
  );
  await expect(page.getByRole('radio', { name: 'A Level (Grades 12-13)' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Physics', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Physics, Wednesday/ })).toBeChecked();
});

async function saysItsRecord(main: Locator, programme: Programme) {
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(programme.title);
  const { badge, overview, learn, testimonials } = programme;
  const text = await main.textContent();
  for (const words of [badge, overview, ...learn.map(({ title }) => title)])
    expect(text).toContain(words);
  const terms = (await main.getByRole('term').allTextContents()).map((term) =>
    term.replace('*', ''),
  );
  const definitions = await main.getByRole('definition').allTextContents();
  for (const tier of programme.fees)
    expect(definitions[terms.indexOf(tier.name)]).toBe(moneyText(tier));
  const voices = await main.getByRole('figure').allTextContents();
  expect(voices).toHaveLength(testimonials.length);
  for (const [at, voice] of testimonials.entries())
    for (const words of [voice.name, voice.grade, voice.text, '5 out of 5'])
      expect(voices[at]).toContain(words);
}

async function registersForItsClasses(main: Locator, programme: Programme) {
  const { weekday, weekend } = programmeGroups(programme);
  const slips = await main.getByRole('link', { name: /^Register for / }).evaluateAll((links) =>
    links.map((link) => ({
      says: link.textContent,
      leadsTo: link.getAttribute('href'),
      slip: link.parentElement?.textContent,
    })),
  );
  expect(slips).toHaveLength(weekday.length + weekend.length);
  for (const slot of [...weekday, ...weekend]) {
    const found = slips.find(({ says }) => says === `Register for ${slot.subject}, ${slot.day}`);
    expect(found?.leadsTo).toBe(classRegisterLink(slot));
    for (const fact of [slot.day, slot.time, slot.topic, slot.room])
      expect(found?.slip).toContain(fact);
  }
}

async function leadsOn(main: Locator, programme: Programme) {
  const links = await main
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toContainEqual([programme.action, programmeRegisterLink(programme)]);
  expect(links).toContainEqual(['Call Us', telHref(school.hotline)]);
  expect(links).toContainEqual(['Email Us', `mailto:${school.englishDepartmentEmail}`]);
  const hrefs = links.map(([, href]) => href);
  expect(hrefs).toEqual(expect.arrayContaining(relatedCourses(programme).map(({ path }) => path)));
  await expect(main.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  await expect(main.getByText(enquiryForm.section.intro)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveAttribute('rows', '4');
  await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
}
