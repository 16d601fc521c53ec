import type { Page } from '@playwright/test';
import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import { expectAllNews, MONDAY } from '../all-news.ts';
import { expectAccessible } from '../axe.ts';
import { buttonsForScripts, fillEverything, valuesIn } from '../before-scripts.ts';
import { expectBudget, expectLittleAhead, requestsOf } from '../budget.ts';
import { expectButtonsToWork, tracePrintAndShare } from '../buttons.ts';
import {
  expectToFit,
  expectToFitEnlarged,
  expectToFitWithLargeText,
  expectWholeWords,
} from '../cut-off.ts';
import {
  expect,
  followLink,
  hold,
  openPage,
  setSchoolTime,
  test,
  waitForHydration,
  waitForIdle,
  waitForScripts,
} from '../harness.ts';
import { expectHeadingsTogether, expectNoWhiteWords } from '../on-paper.ts';
import { expectSymbols } from '../symbols.ts';
import { translate } from '../translator.ts';

// Near a closure a banner covers the symbols at the foot of the screen: none is near this day.
test.beforeEach(({ page }) => setSchoolTime(page, MONDAY));

const unknown = '/no/such/page';

/** Widths between those of the usual screens, in pixels, and pages with all that may not fit there. */
const between = [344, 356, 360, 375, 412, 648, 700, 736, 768, 1024];
const widest = ['/programs/a-level-combined-maths', '/o-level-classes', '/fees', '/contact'];

/** One page of each kind that has fields. */
const withFields = ['/register', '/contact', '/schedule', '/fees', '/programs/a-level-physics'];

/** Pages that differ from another programme's by their texts alone: these must fit. */
const likeOthers: readonly SitePath[] = [
  '/programs/o-level-english',
  '/programs/o-level-ict',
  '/programs/o-level-maths',
  '/programs/a-level-english',
  '/programs/a-level-chemistry',
  '/programs/a-level-biology',
];

const scripts = /\/assets\/.*\.js$/;

// Each page is loaded once for all checks. The harness adds what the browser reports: the console,
// uncaught errors, the content policy.
for (const path of [...sitePaths.filter((one) => !likeOthers.includes(one)), unknown] as const)
  test(`${path} works before its scripts, with them and after a page change, fits, is accessible, prints, is within its budget, and shows all news translated`, async ({
    page,
    outsideRequests,
    expectedComplaints,
  }) => {
    if (path === unknown) expectedComplaints.push(/404 \(Not Found\)/);
    await tracePrintAndShare(page);
    const requested = requestsOf(page);
    const release = await hold(page, scripts);
    const response = await page.goto(path, { waitUntil: 'commit' });
    expect(response?.status()).toBe(path === unknown ? 404 : 200);
    await page.locator('footer').waitFor();
    expect.soft(await buttonsForScripts(page)).toEqual([]);
    release();
    await waitForHydration(page);
    const first = [...requested];

    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (response) await expectBudget(path, response, first);

    // Prefetching starts with the first touch, at the latest a second after hydration.
    await page.locator('main').dispatchEvent('pointerdown');
    // The first page of the menu, and what every page loads later.
    await waitForScripts(page, ['schedule', 'published-news', 'offline']);
    expectLittleAhead(first, requested);
    // Only the map's frame may be from another site, once /contact is idle.
    const allowed = path === '/contact' ? /^https:\/\/www\.openstreetmap\.org\// : /^$/;
    expect.soft(outsideRequests.filter((url) => !allowed.test(url))).toEqual([]);

    if (path !== unknown) await expectSameAfterPageChange(page, path);
    await expectSymbols(page);
    await expectAccessible(page);
    await expectNoWhiteWords(page);
    // The not-found page has no heading over a list.
    if (path !== unknown) await expectHeadingsTogether(page);
    await expectToFit(page, path, widest.includes(path) ? between : undefined);
    await expectWholeWords(page);
    await expectToFitEnlarged(page);
    await expectToFitWithLargeText(page, path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectButtonsToWork(page);
    if (withFields.includes(path)) await expectTypedTextToStay(page);
    if (path === unknown) return;
    await translate(page);
    await expectAllNews(page, path);
  });

test('the texts of the other programmes fit and print', async ({ page }) => {
  for (const path of likeOthers) {
    await openPage(page, path);
    await expectHeadingsTogether(page);
    await expectToFit(page, path);
    await expectWholeWords(page);
    await expectToFitEnlarged(page, path);
    await expectToFitWithLargeText(page, path);
  }
});

/** Expects that the page reads the same when a link leads to it as when it is opened. */
async function expectSameAfterPageChange(page: Page, path: string): Promise<void> {
  const opened = await textOf(page);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await followLink(page, path === '/about' ? '/fees' : '/about');
  await followLink(page, path);
  expect(await textOf(page)).toBe(opened);
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
}

/** What a page shows once all its sections are there. */
async function textOf(page: Page): Promise<string> {
  await expect(page.locator('[data-to-come], [data-waiting]')).toHaveCount(0);
  return page.locator('main').evaluate((main) => {
    const shown = main.cloneNode(true) as HTMLElement;
    for (const unused of shown.querySelectorAll('noscript')) unused.remove();
    return shown.textContent;
  });
}

/** Expects that what is typed before the scripts run is there afterwards. */
async function expectTypedTextToStay(page: Page): Promise<void> {
  const release = await hold(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const typed = await fillEverything(page);
  expect(typed).not.toEqual([]);
  release();
  await waitForHydration(page);
  // All effects have run once it is idle.
  await waitForIdle(page);
  expect(await valuesIn(page)).toEqual(typed);
}
