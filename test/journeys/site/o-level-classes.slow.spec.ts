import type { Locator } from '@playwright/test';
import { oLevelTabsOf } from '#content/pages/o-level-overview.ts';
import { lecturersOf } from '#content/school/lecturers.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { documents } from '#test/documents.ts';
import { expect, openPage, test } from '../harness.ts';

const path = '/o-level-classes';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the offer, the week, lecturers and courses; a tab opens, and ticked subjects are chosen in the form', async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('region', { name: 'Early bird' })).toContainText(
      'Early bird: 20% off if registered before December 31st.',
    );
    for (const one of weekOf(documents)['o-level']) {
      const link = main.getByRole('link', { name: `Register for ${one.subject}, ${one.day}` });
      await expect(link).toHaveAttribute('href', classRegisterLink(one));
      await expect(link.locator('..')).toContainText(`${one.day}, ${one.time}`);
    }
    for (const { name, text } of documents.testimonials.oLevelOverview)
      await expect(main.getByRole('figure').filter({ hasText: name })).toContainText(text);
    for (const { name, subject, qualifications, experience } of lecturersOf(documents, 'o-level')) {
      const line = main.getByRole('listitem').filter({ hasText: name });
      for (const fact of [subject, qualifications, experience])
        await expect(line).toContainText(fact);
    }
    for (const course of ['maths', 'science', 'english', 'ict']) {
      const related = main.getByRole('listitem').locator(`a[href="/programs/o-level-${course}"]`);
      await expect(related).toBeVisible();
    }

    await expect(page.getByRole('heading', { level: 3, name: 'Mathematics' })).toBeVisible();
    for (const { key, name } of oLevelTabsOf(documents)) {
      await page
        .getByRole('link', { name, exact: true })
        .and(page.locator(`[href="#${key}"]`))
        .click();
      await expect(page).toHaveURL(`${path}#${key}`);
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'View Full Details' })).toHaveCount(1);
    }

    await page.getByRole('checkbox', { name: 'Science' }).check();
    await page.getByRole('checkbox', { name: 'Buddhism' }).check();
    await page.getByRole('button', { name: 'Continue to registration' }).click();
    await expect(page.getByRole('radio', { name: 'O Level (Grades 9-11)' })).toBeChecked();
    for (const name of ['Science', 'Buddhism'])
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'History' }).first()).not.toBeChecked();
  });
});

test('the address names the tabs, Mathematics first; years of teaching are inside their column', async ({
  page,
}) => {
  await openPage(page, path);
  const lines = page.getByRole('listitem').filter({ hasText: 'years of teaching' });
  await expect(lines).not.toHaveCount(0);
  const isOver = await lines.evaluateAll((all) =>
    all.some((line) => {
      const { right } = line.getBoundingClientRect();
      return [...line.children].some((each) => each.getBoundingClientRect().right > right + 0.5);
    }),
  );
  expect(isOver).toBe(false);

  const keys = [
    ['Mathematics', 'mathematics', '25+', '2 hours'],
    ['Science', 'science', '30+', '2 hours'],
    ['English Language', 'englishlanguage', '20+', '1.5 hours'],
    ['ICT', 'ict', '15+', '2 hours'],
  ] as const;
  await expect(page.getByRole('tab')).toHaveText(keys.map(([name]) => name));
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Mathematics');
  for (const [name, key, size, duration] of keys) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(`${path}#${key}`);
    const panel = page.getByRole('tabpanel', { name });
    for (const fact of [size, duration, 'Rs. 750']) await expect(panel).toContainText(fact);
    const subject = oLevelTabsOf(documents).find((tab) => tab.key === key);
    await expect(panel.getByRole('listitem')).toHaveText([...(subject?.syllabus ?? [])]);
    await expect(panel.getByRole('link', { name: 'View Full Details' })).toHaveAttribute(
      'href',
      subject?.path ?? '',
    );
  }
});

test('what is chosen, the page in the navigation, the offer and the planner are visible in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, path);
  const tab = (selected: boolean) => page.getByRole('tab', { selected }).first();
  await expect(tab(true)).toHaveCSS('border-width', '3px');
  await expect(tab(false)).toHaveCSS('border-width', '0px');
  expect(await edgesOf(page.getByText(/^Early bird/).first())).toBeGreaterThan(0);
  await page.goto('/schedule?level=o-level&class=o-level-science-monday');
  const main = page.getByRole('navigation').first();
  const mark = (link: string) =>
    main
      .getByRole('link', { name: link, exact: true })
      .evaluate((each) => getComputedStyle(each, '::after').borderBottomWidth);
  expect(await mark('Schedule')).toBe('4px');
  expect(await mark('Contact')).toBe('0px');
  const card = page.locator('#my-timetable [data-rows]:visible').first();
  await expect(card).toHaveCSS('border-bottom-width', '1px');
  expect(await edgesOf(page.getByText('Next class').first())).toBeGreaterThan(0);
});

/** How many elements around a text have a border, up to the page. */
function edgesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    let edges = 0;
    for (let box: Element | null = element; box && box.tagName !== 'MAIN'; ) {
      edges += Number(Number.parseFloat(getComputedStyle(box).borderBottomWidth) > 0);
      box = box.parentElement;
    }
    return edges;
  });
}
