import { lecturersOf } from '#content/school/lecturers.ts';
import { schoolOf } from '#content/school/school.ts';
import { aLevelSubjectCardsOf } from '#content/teaching/courses.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { documents } from '#test/documents.ts';
import { expect, openPage, test } from '../harness.ts';

const path = '/a-level-classes';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the headline, six subjects, success stories and the faculty', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Master Your A Level Success');
    await expect(main.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
      'href',
      '/register?level=a-level',
    );
    await expect(main.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
      'href',
      `mailto:${schoolOf(documents).email}`,
    );
    const stats = [
      ['University Admissions', '300+'],
      ['Pass Rate', '92%'],
      ['Years Excellence', '18+'],
    ] as const;
    for (const [label, figure] of stats) {
      const stat = main.getByRole('term').filter({ hasText: label }).locator('..');
      await expect(stat.getByRole('definition')).toHaveText(figure);
    }

    await expect(page.getByRole('heading', { name: 'A Level Subjects We Offer' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Learn More about / })).toHaveCount(6);
    for (const { title, duration, students, link } of aLevelSubjectCardsOf(documents)) {
      const more = page.getByRole('link', { name: `Learn More about ${title}`, exact: true });
      await expect(more).toHaveAttribute('href', link);
      for (const fact of [title, duration, students])
        await expect(more.locator('..')).toContainText(fact);
    }

    await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeVisible();
    for (const { name, grade, text } of documents.testimonials.aLevelOverview) {
      const story = page.getByRole('figure').filter({ hasText: name });
      for (const fact of [grade, text, '5 out of 5']) await expect(story).toContainText(fact);
    }
    await expect(page.getByRole('heading', { name: 'Distinguished Faculty' })).toBeVisible();
    for (const { name, subject, qualifications, experience } of lecturersOf(documents, 'a-level')) {
      const line = page.getByRole('listitem').filter({ hasText: name });
      for (const fact of [subject, qualifications, experience])
        await expect(line).toContainText(fact);
    }
  });
});

test('shows the schedule as a table, with a registration link for each class', async ({ page }) => {
  await openPage(page, path);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const table = page.getByRole('table', { name: 'Local GCE A/L Schedule' });
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Time', 'Subject', 'Action']);
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(weekOf(documents)['a-level'].length + 1);
    for (const [at, one] of weekOf(documents)['a-level'].entries()) {
      const row = rows.nth(at + 1);
      await expect(row.getByRole('rowheader')).toHaveText(one.day);
      await expect(row).toContainText(one.time);
      await expect(
        row.getByRole('link', { name: `Register for ${one.subject}, ${one.day}`, exact: true }),
      ).toHaveAttribute('href', classRegisterLink(one));
    }
  }
});
