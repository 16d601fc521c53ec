import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ical from 'ical.js';
import { addDays, colomboDate, nextDate } from '#rules/calendar/colombo.ts';
import { nothingChanged } from '#rules/timetable/news.ts';
import type { Today } from '#rules/timetable/today.ts';
import { aChange } from '#test/class-change.ts';
import { violationsOn } from '../axe.ts';
import { toast } from '../fill-forms.ts';
import { dateHeader, expect, hold, openPage, test, waitForHydration } from '../harness.ts';
import { recordShifts, shiftsOn } from '../layout-shifts.ts';

const chosen =
  '/schedule?level=a-level&curriculum=edexcel&class=a-level-chemistry-tuesday&class=a-level-physics-saturday';

const section = (page: Page) => page.locator('#my-timetable');
const kept = (page: Page) => section(page).locator('[data-rows]:visible');

test('shows the week of the ticked classes, its hours and its cost', async ({ page }) => {
  await openPage(page, '/schedule');
  const mine = section(page);
  await expect(mine).toContainText('No classes chosen yet. Tick the classes you want.');
  await mine.getByText('A Level', { exact: true }).click();
  await mine.getByLabel('Physics, Wednesday').check();
  await mine.getByLabel('English, Saturday', { exact: false }).check();
  await expect(kept(page)).toHaveText([/Physics3\.00–6\.00 p\.m\./, /English4\.30–6\.30 p\.m\./]);
  await expect(mine.getByRole('definition')).toHaveText(['5', 'LKR 4,500', 'LKR 18,000']);
  await mine.getByLabel('Curriculum').selectOption('Edexcel');
  await expect(mine.getByRole('definition')).toHaveText(['5', 'LKR 6,500', 'LKR 26,000']);
  await expect(mine).toContainText(
    'At LKR 1,200 an hour (as on the subject pages): LKR 24,000 a month.',
  );
  await mine.getByLabel('Physics, Saturday').check();
  await expect(mine).toContainText('You ticked two groups of Physics. You need only one.');
  await expect(mine.getByRole('definition').first()).toHaveText('5');
});

test('the address contains the choice, and a shared address opens it', async ({
  page,
  context,
}) => {
  await openPage(page, '/schedule');
  const mine = section(page);
  await mine.getByLabel('Science, Monday').check();
  await expect(page).toHaveURL(
    /\?level=o-level&curriculum=local-gce&class=o-level-science-monday$/,
  );
  const parents = await context.newPage();
  await parents.goto(page.url().replace('local-gce', 'edexcel'));
  await waitForHydration(parents);
  await expect(kept(parents)).toHaveText([/^Science/]);
  await expect(section(parents).getByLabel('Science, Monday')).toBeChecked();
  await expect(section(parents).getByLabel('Curriculum')).toHaveValue('edexcel');

  // Also where the server has rendered the choice.
  for (const each of [page, parents]) {
    await section(each).getByRole('link', { name: 'Start again' }).click();
    await expect(each).toHaveURL(/\/schedule#my-timetable$/);
    await expect(kept(each)).toHaveCount(0);
    await expect(section(each).getByLabel('Science, Monday')).not.toBeChecked();
    await expect(section(each).getByLabel('Curriculum')).toHaveValue('local-gce');
  }
});

test('starts with the level of the tab above, until a level is chosen', { tag: '@slow' }, async ({
  page,
}) => {
  await openPage(page, '/schedule#a-level');
  const mine = section(page);
  const level = (name: string) => mine.getByRole('radio', { name });
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(level('A Level')).toBeChecked();
  await expect(mine.getByLabel('Physics, Wednesday')).toBeVisible();
  await tab('O Level').click();
  await expect(level('O Level')).toBeChecked();
  await tab('A Level').click();
  await mine.getByLabel('Physics, Wednesday').check();
  await tab('O Level').click();
  await expect(level('A Level')).toBeChecked();
  await mine.getByRole('link', { name: 'Start again' }).click();
  await expect(level('O Level')).toBeChecked();

  // The level in the address takes precedence over the tab.
  await openPage(page, '/schedule?level=o-level&class=o-level-science-monday#a-level');
  await expect(tab('A Level')).toHaveAttribute('aria-selected', 'true');
  await expect(level('O Level')).toBeChecked();
  await expect(kept(page)).toHaveText([/^Science/]);
});

test('is downloaded as a calendar; each level has its own chosen classes, and registers for all of them', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, chosen);
  const mine = section(page);
  const download = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-timetable.ics');
  const calendar = new ical.Component(ical.parse(await readFile(await file.path(), 'utf8')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
  expect(events.map(({ summary }) => summary)).toEqual([
    'Chemistry (A Level)',
    'Physics (A Level)',
  ]);
  expect(events.every((event) => event.isRecurring())).toBe(true);

  await expect(kept(page)).toHaveCount(2);
  await mine.getByText('O Level', { exact: true }).click();
  await expect(kept(page)).toHaveCount(0);
  await expect(mine.getByLabel('Physics, Saturday')).toBeHidden();
  await mine.getByText('A Level', { exact: true }).click();
  await expect(kept(page)).toHaveCount(2);

  // Registers for all of them, with the curriculum and the chosen groups.
  await section(page).getByRole('link', { name: 'Register for these' }).click();
  await expect(page).toHaveURL(/\/register\?/);
  // The address changes first; the timetable's checkboxes stay until the page changes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Registration');
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await expect(box('Physics')).toBeChecked();
  await expect(box('Chemistry')).toBeChecked();
  await expect(box('Biology')).not.toBeChecked();
  await expect(box('Chemistry, Tuesday 3.00 p.m.')).toBeChecked();
  await expect(box('Physics, Saturday 9.00 a.m.')).toBeChecked();
  await expect(box('Edexcel')).toBeChecked();
});

test('is saved for the next visit, whose top names its next class, until the visitor starts again', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/schedule');
  await section(page).getByLabel('Science, Monday').check();
  await expect(page).toHaveURL(/class=o-level-science-monday/);
  for (const path of ['/', '/schedule']) {
    await page.goto(path);
    await expect(page.getByRole('status').filter({ hasText: 'Your ' })).toContainText(
      /Your (classes today|next class): .*Science/,
    );
  }
  await expect(kept(page)).toHaveText([/^Science/]);
  await expect(page).toHaveURL(/class=o-level-science-monday/);
  // An address without a choice, and a look at the other level.
  for (const query of ['?utm_source=whatsapp', '?class=a-level-physics-saturday']) {
    await openPage(page, `/schedule${query}`);
    await expect(kept(page)).toHaveText([/^Science/]);
  }
  await section(page).getByLabel('A Level', { exact: true }).check();
  await expect(kept(page)).toHaveCount(0);
  await openPage(page, '/schedule');
  await expect(kept(page)).toHaveText([/^Science/]);
  await section(page).getByRole('link', { name: 'Start again' }).click();
  await expect(kept(page)).toHaveCount(0);
  await openPage(page, '/schedule');
  await expect(kept(page)).toHaveCount(0);
});

test('contains changes, as a file and as a calendar to subscribe to', { tag: '@slow' }, async ({
  page,
  school,
}) => {
  const tuesday = nextDate(addDays(colomboDate(Date.now()), 1), 'Tuesday');
  await page.route('**/functions/v1/today', (route) =>
    route.fulfill({
      json: {
        ok: true,
        at: new Date().toISOString(),
        changes: [aChange({ class: 'a-level-chemistry-tuesday', date: tuesday })],
        places: {},
      },
    }),
  );
  await page.goto(chosen);
  const mine = section(page);
  const link = mine.getByRole('link', { name: 'Subscribe' });
  await expect(link).toHaveAttribute('href', new RegExp(`^${school.origin}/calendar/`));
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/calendar');
  expect(await response.text()).toContain('UID:a-level-physics-saturday');
  const download = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Add to calendar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`EXDATE;TZID=Asia/Colombo:${tuesday.replaceAll('-', '')}T150000`);
});

test('a saved week is accessible, fits the screen, and is printed alone', { tag: '@slow' }, async ({
  page,
}) => {
  await openPage(page, `${chosen}&class=a-level-chemistry-saturday`);
  await expect(kept(page)).toHaveCount(3);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOn(page, { include: '#my-timetable' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.evaluate(() => {
    window.print = () => {};
  });
  await section(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page).getByRole('heading', { name: 'My timetable' })).toBeVisible();
  await expect(kept(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Class Schedule' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Class Schedule' })).toBeVisible();
});

test('keeps classes that were ticked before the scripts ran', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/schedule', { waitUntil: 'commit' });
  await section(page).getByLabel('ICT, Sunday').check();
  release();
  await waitForHydration(page);
  await expect(section(page).getByLabel('ICT, Sunday')).toBeChecked();
  await expect(kept(page)).toHaveText([/^ICT/]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a class and no level starts with O Level', async ({ page }) => {
    await page.goto('/schedule?class=a-level-physics-saturday');
    const mine = section(page);
    await expect(mine.getByLabel('O Level', { exact: true })).toBeChecked();
    await expect(mine.getByLabel('Science, Monday')).toBeVisible();
  });

  test('the form loads the page again, filled in', async ({ page }) => {
    await page.goto('/schedule');
    const mine = section(page);
    await mine.getByText('A Level', { exact: true }).click();
    await mine.getByLabel('Physics, Wednesday').check();
    await mine.getByLabel('Biology, Sunday').check();
    await mine.getByRole('button', { name: 'Show my timetable' }).click();
    await expect(page).toHaveURL(/\/schedule\?level=a-level.*#my-timetable$/);
    await expect(kept(page)).toHaveText([/^Physics/, /^Biology/]);
    await expect(mine.getByRole('definition')).toHaveText(['6', 'LKR 5,400', 'LKR 21,600']);
    await expect(mine.getByLabel('Physics, Wednesday')).toBeChecked();
    await mine.getByRole('link', { name: 'Register for these' }).click();
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect(box('Physics')).toBeChecked();
    await expect(box('Physics, Wednesday 3.00 p.m.')).toBeChecked();
  });
});

test('shows that the calendar was not downloaded, and the link not copied', {
  tag: '@slow',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await page.route(/\/assets\/(save-)?calendar-[^/]*\.js$/, (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openPage(page, chosen);
  await section(page).getByRole('button', { name: 'Add to calendar' }).click();
  await expect(toast(page, 'The calendar was not downloaded.')).toContainText('Please reload');
  await section(page).getByRole('button', { name: 'Share the link' }).click();
  await expect(toast(page, 'The link was not copied.')).toContainText('Please copy it');
});

test('a chosen class shows a closure without a layout shift, and is as usual after midnight', {
  tag: '@slow',
}, async ({ page }) => {
  // Monday, 23 November, 11.45 p.m. in Colombo.
  await page.clock.install({ time: new Date('2026-11-23T18:15:00Z') });
  const monday = '2026-11-23' as const;
  const flooded: Today = {
    ...nothingChanged,
    at: '2026-11-23T18:00:00.000Z',
    closures: [
      {
        from: monday,
        to: monday,
        levels: ['o-level', 'a-level'],
        kind: 'weather',
        reason: 'The road is flooded',
      },
    ],
  };
  let today: Today = { ...flooded, closures: [] };
  await page.route('**/functions/v1/today', async (route) =>
    route.fulfill({ json: today, headers: await dateHeader(page) }),
  );
  await page.goto('/schedule?level=o-level&class=o-level-science-monday#my-timetable');
  const card = kept(page).filter({ hasText: 'Science' });
  await expect(card).toContainText('Various Rooms');
  await waitForHydration(page);
  // Only layout shifts of the closure count.
  await page.evaluate(recordShifts);
  today = flooded;
  await page.clock.runFor(60_000);
  await expect(card).toContainText('No class on Monday, 23 November: The road is flooded');
  await expect(card).toHaveAttribute('data-closed');
  await page.clock.runFor(17 * 60_000);
  await expect(card).toContainText('Various Rooms');
  await expect(card).not.toHaveAttribute('data-closed');
  expect(await shiftsOn(page)).toBeLessThanOrEqual(0.003);
});
