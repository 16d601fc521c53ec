import type { Page } from '@playwright/test';
import { nothingChanged } from '#rules/timetable/news.ts';
import type { Today } from '#rules/timetable/today.ts';
import {
  dateHeader,
  expect,
  followLink,
  openPage,
  saveData,
  test,
  waitForResponsesRead,
} from '../harness.ts';
import { recordShifts, shiftsOn } from '../layout-shifts.ts';

/** A Monday in Colombo, 10.30 in the morning. */
const MONDAY = '2026-11-23T05:00:00Z';
const HOUR_MS = 3_600_000;

const open: Today = { ...nothingChanged, at: MONDAY };
const flooded: Today = {
  ...open,
  closures: [
    {
      from: '2026-11-23',
      to: '2026-11-24',
      levels: ['o-level', 'a-level'],
      kind: 'weather',
      reason: 'The road is flooded',
    },
  ],
};
const examinations: Today = {
  ...flooded,
  closures: flooded.closures.map((one) => ({ ...one, kind: 'exam', levels: ['o-level'] })),
};
const noticed: Today = {
  ...open,
  notice: { text: 'The office phone is out of order.', until: '2026-11-23T06:00:00Z' },
};

const banner = (page: Page) => page.getByRole('complementary', { name: 'News' });

/**
 * Responds in place of the server.
 * @returns how to change what it responds
 */
async function respond(page: Page, today: Today): Promise<(next: Today) => void> {
  let current = today;
  await page.route('**/functions/v1/today', async (route) =>
    route.fulfill({ json: current, headers: await dateHeader(page) }),
  );
  return (next) => {
    current = next;
  };
}

/** Makes the page ask the server by an act, and waits until it has read the response. */
async function untilRead(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse('**/functions/v1/today');
  await act();
  await answered;
  await waitForResponsesRead(page);
}

/** Follows a link to another page, and waits until it is shown. */
async function follow(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  const canonical = page.locator(`link[rel=canonical][href$="${path}"]`);
  await expect(canonical).toBeAttached();
}

test('every kind of page shows the notice and a closure of today', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/);
  await page.clock.setFixedTime(MONDAY);
  await respond(page, { ...flooded, notice: noticed.notice });
  const expectNews = async () => {
    await expect(banner(page)).toContainText('The office phone is out of order.');
    await expect(banner(page)).toContainText(
      'The road is flooded: no classes from Monday, 23 November to Tuesday, 24 November.',
    );
  };
  for (const path of ['/404', '/about']) {
    await page.goto(path);
    await expectNews();
  }
  for (const path of ['/register', '/contact', '/fees']) {
    await follow(page, path);
    await expectNews();
  }
  for (const path of ['/', '/schedule', '/programs/o-level-science', '/o-level-classes']) {
    await follow(page, path);
    await expect(banner(page)).toContainText('The office phone is out of order.');
    await expect(page.getByRole('main')).toContainText(
      'No class on Monday, 23 November: The road is flooded',
    );
  }
});

test('/contact shows next to the opening hours that the school is closed today', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(MONDAY) });
  await respond(page, flooded);
  await page.goto('/contact');
  const hours = page.getByRole('listitem').filter({ hasText: 'Office Hours' });
  await expect(hours.getByText('(closed today)')).toBeVisible();
  await page.clock.fastForward(38 * HOUR_MS);
  await expect(hours.getByText('(closed today)')).toBeHidden();
});

test('a closure without a last day shows ‘until further notice’', async ({ page }) => {
  await page.clock.setFixedTime(MONDAY);
  const [closure] = flooded.closures;
  await respond(page, { ...open, closures: closure ? [{ ...closure, to: null }] : [] });
  await page.goto('/about');
  await expect(banner(page)).toContainText('from Monday, 23 November until further notice');
});

test('a closure for examinations hides promotion until it is removed', async ({ page }) => {
  await page.clock.install({ time: new Date(MONDAY) });
  const change = await respond(page, examinations);
  await openPage(page, '/o-level-classes');
  const offer = page.getByRole('region', { name: /Early/i });
  await expect(offer).toBeHidden();
  change(open);
  await page.clock.runFor(60_000);
  await expect(offer).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a ban on publicity hides claims, but no link and no button', async ({ page }) => {
  await page.clock.install({ time: new Date(MONDAY) });
  const change = await respond(page, open);
  for (const [path, claim] of [
    ['/', '95%'],
    ['/about', '10+ years'],
    ['/teachers', /10\+ years of experience/],
    ['/a-level-classes', '300+'],
  ] as const) {
    change(open);
    await openPage(page, path);
    const shown = page.getByRole('main').getByText(claim).first();
    await expect(shown).toBeVisible();
    change(examinations);
    await page.clock.runFor(60_000);
    await expect(banner(page)).toBeVisible();
    await expect(shown).toBeHidden();
    await expect(shown).toBeAttached();
    await expect(page.locator('[data-promotion] :is(a, button)')).toHaveCount(0);
  }
});

test('a new notice appears within a minute without a layout shift and disappears at its end, without a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install({ time: new Date(MONDAY) });
  const change = await respond(page, open);
  await openPage(page, '/contact');
  await expect(banner(page)).toHaveCount(0);
  await page.evaluate(recordShifts);
  change({ ...flooded, notice: noticed.notice });
  await page.clock.runFor(60_000);
  await expect(banner(page)).toContainText('The office phone is out of order.');
  expect(await shiftsOn(page)).toBeLessThanOrEqual(0.003);
  await page.clock.runFor(HOUR_MS);
  await expect(banner(page)).not.toContainText('out of order');
});

test('with Save-Data, a notice starts the scripts on a page without classes', async ({ page }) => {
  await saveData(page);
  await page.clock.install({ time: new Date(MONDAY) });
  const change = await respond(page, open);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await untilRead(page, () => page.goto('/about'));
  await untilRead(page, () => page.clock.runFor(60_000));
  expect(scripts).toEqual([]);
  change(noticed);
  await page.clock.runFor(60_000);
  await expect(banner(page)).toContainText('The office phone is out of order.');
});
