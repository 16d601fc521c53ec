import { weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { documents } from '#test/documents.ts';
import { expect, openPage, setSchoolTime, test } from '../harness.ts';

const levels = ['o-level', 'a-level'] as const;
const tabNames = { 'o-level': 'O Level Schedule', 'a-level': 'A Level Schedule' };
const lengths = { 'o-level': '2 hours', 'a-level': '3 hours' };

// Near a closure its classes show the closure instead of their room.
test.beforeEach(({ page }) =>
  setSchoolTime(page, `${documents.timetable.calendarsBegin}T06:00:00Z`),
);

test('shows each class on its day, by its duration, with a link and its calendar', async ({
  page,
  request,
}) => {
  await openPage(page, '/schedule');
  const { host } = new URL(page.url());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Class Schedule');
  await expect(page.getByRole('tab', { name: tabNames['o-level'] })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const level of levels) {
    await page.getByRole('tab', { name: tabNames[level] }).click();
    const panel = page.getByRole('tabpanel');
    for (const one of weekOf(documents)[level]) {
      const day = panel
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3, name: one.day }) });
      await expect(day).toContainText(one.group === 'weekend' ? /Weekend group/ : /Weekday group/);
      await expect(day).toContainText(one.time);
      await expect(day).toContainText(one.room);
      await expect(
        day.getByRole('link', { name: `Register for ${one.subject}, ${one.day}` }),
      ).toHaveAttribute('href', classRegisterLink(one));
    }
    await expect(panel.getByRole('link', { name: /^Register for / })).toHaveCount(
      weekOf(documents)[level].length,
    );
    await expect(panel).toContainText(`Duration${lengths[level]}`);
    await expect(panel).toContainText('25 at most');
    await expect(panel).toContainText('32 C, Dickman');

    const link = (name: string) => panel.getByRole('link', { name });
    const path = `/calendar/${level}.ics`;
    await expect(link('Add to calendar')).toHaveAttribute('href', path);
    await expect(link('Subscribe')).toHaveAttribute('href', `webcal://${host}${path}`);
    const file = await request.get(path);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('BEGIN:VCALENDAR');
  }
  // The height of a class on a desk is its duration.
  const heightOf = async (name: string) => {
    const slip = page
      .getByRole('tabpanel')
      .locator('[data-rows]')
      .filter({ has: page.getByRole('link', { name: `Register for ${name}`, exact: true }) });
    return (await slip.boundingBox())?.height ?? 0;
  };
  const three = await heightOf('Physics, Saturday');
  const two = await heightOf('English, Saturday');
  expect(three / two).toBeCloseTo(1.5, 1);
});
