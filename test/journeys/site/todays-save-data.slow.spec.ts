import type { Page, Route } from '@playwright/test';
import { nothingChanged } from '#rules/timetable/news.ts';
import { noFunctions, type Today } from '#rules/timetable/today.ts';
import { aChange } from '#test/class-change.ts';
import { expect, saveData, test, waitForHydration, waitForResponsesRead } from '../harness.ts';

// With Save-Data a page is read without its scripts, which are loaded once there is a change to show.

/** A Tuesday in Colombo, 10.30 in the morning. */
const TUESDAY = '2026-11-24T05:00:00Z';
const MINUTE_MS = 60_000;

const nothing: Today = { ...nothingChanged, at: TUESDAY };
const cancelled: Today = {
  ...nothing,
  changes: [
    aChange({
      class: 'o-level-ict-wednesday',
      date: '2026-11-25',
      reason: 'The teacher is ill',
    }),
  ],
};

test.beforeEach(async ({ page }) => {
  await saveData(page);
  await page.clock.install({ time: new Date(TUESDAY) });
});

interface School {
  answer: Today | typeof noFunctions | 'fails' | 'page';
  /** How many requests it has answered. */
  asked: number;
  /** The other requests of the page since then. */
  fetched: string[];
}

/** Responds in place of the school's server. */
async function respondWith(page: Page, answer: School['answer']): Promise<School> {
  const school: School = { answer, asked: 0, fetched: [] };
  const reply = (route: Route) => {
    if (school.answer === 'fails') return route.fulfill({ status: 503, json: { error: {} } });
    if (school.answer === 'page') return route.fulfill({ contentType: 'text/html', body: '<p>' });
    return route.fulfill({ json: school.answer });
  };
  await page.route('**/functions/v1/today', async (route) => {
    await reply(route);
    school.asked += 1;
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) school.fetched.push(pathname);
  });
  return school;
}

test('a page checks each minute, whatever is answered, except offline and hidden, and shows changes', async ({
  page,
  expectedComplaints,
}) => {
  // The browser logs a message about a status; our code logs none.
  expectedComplaints.push(/status of 503/);
  const school = await respondWith(page, nothing);
  const expectAsked = async (times: number) => {
    await expect.poll(() => school.asked).toBe(times);
    await waitForResponsesRead(page);
    expect(school.asked).toBe(times);
    expect(school.fetched).toEqual([]);
  };
  await page.goto('/schedule');
  await expectAsked(1);
  for (const [at, answer] of ([nothing, 'fails', 'page'] as const).entries()) {
    school.answer = answer;
    await page.clock.runFor(MINUTE_MS);
    await expectAsked(2 + at);
  }
  school.answer = nothing;
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.clock.runFor(3 * MINUTE_MS);
  expect(school.asked).toBe(4);
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.clock.runFor(MINUTE_MS);
  await expectAsked(5);
  await setHidden(page, true);
  await page.clock.runFor(3 * MINUTE_MS);
  await expectAsked(5);

  // At once when it is visible again.
  school.answer = cancelled;
  await setHidden(page, false);
  await waitForHydration(page);
  const line = page.getByRole('status').filter({ hasText: 'is cancelled' });
  await expect(line).toContainText('Tomorrow: ICT (O Level)');

  // From now on it is a page like any other.
  const { asked } = school;
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(() => school.asked).toBeGreaterThan(asked);
  await page.context().setOffline(true);
  await expect(line).toContainText('Checked Tuesday, 24 November, 10.30 a.m.');
});

test('checks once on a host without functions', async ({ page }) => {
  const school = await respondWith(page, noFunctions);
  await page.goto('/schedule');
  await expect.poll(() => school.asked).toBe(1);
  await waitForResponsesRead(page);
  await page.clock.runFor(3 * MINUTE_MS);
  await waitForResponsesRead(page);
  expect(school.asked).toBe(1);
  expect(school.fetched).toEqual([]);
});

/** Makes the page believe that it is hidden, or visible again. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('a page without classes loads no script when a class changes', async ({ page }) => {
  const school = await respondWith(page, cancelled);
  for (const path of ['/contact', '/fees', '/register']) {
    const { asked } = school;
    await page.goto(path);
    await expect.poll(() => school.asked).toBe(asked + 1);
    await page.clock.runFor(MINUTE_MS);
    await expect.poll(() => school.asked).toBe(asked + 2);
    await waitForResponsesRead(page);
    expect(school.fetched, path).toEqual([]);
  }
});
