import { enquiryForm } from '#content/forms/enquiry.ts';
import { schoolOf } from '#content/school/school.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { programmesOf } from '#content/teaching/programmes/programme-list.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import {
  programmeRegisterLink,
  programmeSlots,
  relatedCourses,
} from '#rules/pages/programme-page.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { documents } from '#test/documents.ts';
import { attribute, type Element, elementsNamed, linksIn, parseHtml, textOf } from '#test/html.ts';
import { expect, hold, openPage, test } from '../harness.ts';

test('every programme page shows its record, and its links work', async ({ request }) => {
  for (const programme of programmesOf(documents)) {
    const html = parseHtml(await (await request.get(programme.path)).text());
    const [main] = elementsNamed(html, 'main');
    if (!main) throw new Error(`${programme.path} has no main part.`);
    expectRecord(main, programme);
    expectClasses(main, programme);
    expectLinks(main, programme);
  }
});

test('the breadcrumbs keep their height when the fonts arrive', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await hold(page, '**/*.woff2');
  await page.goto('/programs/o-level-science', { waitUntil: 'domcontentloaded' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  // At every width that a phone's screen leaves them.
  const heights = () =>
    crumbs.evaluate((nav: HTMLElement) =>
      Array.from({ length: 90 }, (_, index) => {
        nav.style.width = `${310 + index}px`;
        return nav.offsetHeight;
      }),
    );
  const before = await heights();
  release();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  expect(await heights()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('O Level English offers a choice of syllabuses', async ({ page }) => {
    await page.goto('/programs/o-level-english');
    await expect(page.getByRole('heading', { name: 'Choose your syllabus' })).toBeVisible();
    for (const name of ['Local GCE', 'Cambridge O Level'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Edexcel');
  });

  test('A Level pages show their prices, their badge and the form; Science its size, labs and areas', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/programs/a-level-chemistry');
    await expect(page.getByRole('main')).toContainText('LKR 1,200');
    await expect(page.getByRole('main')).toContainText('LKR 900-1,300 per hour');

    await page.goto('/programs/a-level-science');
    const main = page.getByRole('main');
    for (const text of ['12 Months Program', 'Maximum 25 Students', 'Fully Equipped Labs'])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    const areas = {
      Physics: 'Mechanics, Waves, Electricity & Magnetism',
      Chemistry: 'Organic, Inorganic & Physical',
      Biology: 'Cell Biology, Genetics, Ecology',
      Mathematics: 'Statistics, Calculus for Sciences',
    };
    const table = main.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Subject areas',
      'Weekday group',
      'Weekend group',
    ]);
    for (const [name, topics] of Object.entries(areas)) {
      const row = table.getByRole('row').filter({
        has: page.getByRole('heading', { level: 3, name, exact: true }),
      });
      await expect(row.getByRole('rowheader')).toContainText(topics);
      await expect(row.getByRole('link', { name: /^Register for/ })).toHaveCount(2);
    }
    // Each is shown once.
    await expect(main.getByText('Electricity & Magnetism')).toHaveCount(1);

    await page.goto('/programs/a-level-english');
    await expect(page.getByText('A Level Program', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enroll Now', exact: true })).toHaveAttribute(
      'href',
      '/register?level=a-level&subject=English',
    );
  });
});

test('a related course opens without a reload, at its top, with an empty form', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/programs/a-level-physics');
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
  const slot = weekOf(documents)['a-level'].find(({ subject }) => subject === 'Physics');
  await openPage(page, '/programs/a-level-physics');
  await page.getByRole('link', { name: `Register for Physics, ${slot?.day}` }).click();
  await expect(page).toHaveURL(
    /\/register\?level=a-level&subject=Physics&class=a-level-physics-wednesday$/,
  );
  await expect(page.getByRole('radio', { name: 'A Level (Grades 12-13)' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Physics', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Physics, Wednesday/ })).toBeChecked();
});

function expectRecord(main: Element, programme: Programme) {
  const textsOf = (tag: string) => elementsNamed(main, tag).map(textOf);
  expect(textsOf('h1')).toEqual([programme.title]);
  const { badge, overview, learn, testimonials } = programme;
  for (const words of [badge, overview, ...learn.map(({ title }) => title)])
    expect(textOf(main)).toContain(words);
  const terms = textsOf('dt').map((term) => term.replace('*', ''));
  for (const tier of programme.fees)
    expect(textsOf('dd')[terms.indexOf(tier.name)]).toMatch(
      new RegExp(`^${moneyText(tier)}.* an hour.* a month`),
    );
  expect(textsOf('dd')[terms.indexOf('Location')]).toBe(schoolOf(documents).address);
  const voices = textsOf('figure');
  expect(voices).toHaveLength(testimonials.length);
  for (const [at, voice] of testimonials.entries())
    for (const words of [voice.name, voice.grade, voice.text, '5 out of 5'])
      expect(voices[at]).toContain(words);
}

function expectClasses(main: Element, programme: Programme) {
  const slots = programmeSlots(documents, programme);
  const links = elementsNamed(main, 'a').filter((link) => /^Register for /.test(textOf(link)));
  expect(links).toHaveLength(slots.length);
  for (const slot of slots) {
    const name = `Register for ${slot.subject}, ${slot.day}`;
    const link = links.find((each) => textOf(each) === name);
    expect(link && attribute(link, 'href')).toBe(classRegisterLink(slot));
    const end = link?.parentNode as Element | undefined;
    const card = end?.parentNode as Element | undefined;
    const shown = card ? textOf(card) : '';
    for (const fact of [slot.day, slot.time, slot.room]) expect(shown).toContain(fact);
    if (slot.teacher) expect(shown).toContain(slot.teacher.name);
    expect(textOf(main)).toContain(slot.topic);
  }
}

function expectLinks(main: Element, programme: Programme) {
  const links = linksIn(main);
  expect(links).toContainEqual([programme.action, programmeRegisterLink(programme)]);
  expect(links).toContainEqual(['Call Us', telHref(schoolOf(documents).hotline)]);
  expect(links).toContainEqual([
    'Email Us',
    `mailto:${schoolOf(documents).englishDepartmentEmail}`,
  ]);
  const hrefs = links.map(([, href]) => href);
  expect(hrefs).toEqual(expect.arrayContaining(relatedCourses(programme).map(({ path }) => path)));
  const headings = ['h2', 'h3'].flatMap((tag) => elementsNamed(main, tag)).map(textOf);
  expect(headings).toEqual(expect.arrayContaining(['Get In Touch', 'Contact Us']));
  expect(textOf(main)).toContain(enquiryForm.section.intro);
  expect(elementsNamed(main, 'textarea').map((area) => attribute(area, 'rows'))).toContain('4');
  expect(elementsNamed(main, 'button').map(textOf)).toContain('Send Message');
}
