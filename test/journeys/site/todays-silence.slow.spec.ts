import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtSite } from '#test/school-env.ts';
import { expect, openPage, test, waitForHydration, waitForResponsesRead } from '../harness.ts';
import { startSchool } from '../start-school.ts';
import { startStaticHost } from '../start-static-host.ts';

// On a host without today's changes, pages stay as they are and the console is empty: an error there
// fails a test.

const MINUTE_MS = 60_000;

/** The statuses of the requests for today's changes, in order. */
function answersIn(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/functions/v1/today')) statuses.push(response.status());
  });
  return statuses;
}

test('on a host that only serves files', async ({ page }) => {
  const host = await startStaticHost(() => join(builtSite.SITE_FOLDER, 'client'), {
    plain: true,
  });
  await page.clock.install();
  const answers = answersIn(page);
  await openPage(page, `${host.origin}/schedule`);
  await expect.poll(() => answers).toEqual([200]);
  await expect(page.getByText('Various Rooms').first()).toBeVisible();
  await waitForResponsesRead(page);
  await page.clock.runFor(3 * MINUTE_MS);
  await waitForResponsesRead(page);
  expect(answers, 'one question for each document').toEqual([200]);
  await page.goto(`${host.origin}/`);
  await expect.poll(() => answers).toEqual([200, 200]);
  // It may be fetching something, which would fail.
  await page.close();
  await host.stop();
});

test.describe('on a phone that has saved the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('when the server stops while a page is open', async ({ page }) => {
    const school = await startSchool();
    const answers = answersIn(page);
    await page.goto(`${school.origin}/schedule`);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
        timeout: 90_000,
      })
      .toBe(true);
    await page.clock.install();
    await page.reload();
    await waitForHydration(page);
    // The page came with the news: it asks when they may have changed.
    await page.clock.runFor(MINUTE_MS);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await school.stop();
    const before = answers.length;
    await page.clock.runFor(MINUTE_MS);
    await expect.poll(() => answers.length).toBeGreaterThan(before);
    expect(new Set(answers)).toEqual(new Set([200]));
    await expect(page.getByText('Various Rooms').first()).toBeVisible();
  });
});
