import { sitePaths } from '#content/pages/paths.ts';
import { calendarsBegin } from '#content/teaching/timetable.ts';
import { expectAccessible } from '../axe.ts';
import { expectBudget, expectLittleAhead, requestsOf } from '../budget.ts';
import { expectButtonsToWork, tracePrintAndShare } from '../buttons.ts';
import { expect, setSchoolTime, test, waitForHydration, waitForScripts } from '../harness.ts';
import { expectHeadingsTogether } from '../print-headings.ts';
import { expectSymbols } from '../symbols.ts';

// Near a closure a banner covers the symbols at the foot of the screen.
test.beforeEach(({ page }) => setSchoolTime(page, `${calendarsBegin}T06:00:00Z`));

const unknown = '/no/such/page';

// Each page is loaded once for all checks. The harness adds what the browser reports: the console,
// uncaught errors, the content policy.
for (const path of [...sitePaths, unknown] as const)
  test(`${path} hydrates, is within its budget, is accessible, prints headings with their lists, and its buttons work`, async ({
    page,
    outsideRequests,
    expectedComplaints,
  }) => {
    if (path === unknown) expectedComplaints.push(/404 \(Not Found\)/);
    await tracePrintAndShare(page);
    const requested = requestsOf(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === unknown ? 404 : 200);
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

    await expectSymbols(page);
    await expectAccessible(page);
    // The not-found page has no heading over a list.
    if (path !== unknown) await expectHeadingsTogether(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectButtonsToWork(page);
  });
