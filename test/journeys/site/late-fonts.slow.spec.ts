import { sitePaths } from '#content/pages/paths.ts';
import { MONDAY } from '../all-news.ts';
import { expect, hold, setSchoolTime, test, waitForHydration, waitForIdle } from '../harness.ts';
import { recordShifts, shiftsOn } from '../layout-shifts.ts';

/** The most that a page may move. */
const LIMIT = 0.003;

const fonts = /\.woff2$/;

/** A cheap phone and a usual one, in pixels. */
const widths = [360, 412];

test('nothing moves on any page when the fonts arrive late', async ({ page }) => {
  await setSchoolTime(page, MONDAY);
  await page.addInitScript(recordShifts);
  for (const [at, path] of sitePaths.entries()) {
    await page.setViewportSize({ width: widths[at % 2] ?? 0, height: 800 });
    const release = await hold(page, fonts);
    await page.goto(path, { waitUntil: 'commit' });
    await waitForHydration(page);
    // While requests are held, nothing is cached: each page fetches its fonts again.
    const early = await page.evaluate(() =>
      ['700 16px Gabarito', '16px Figtree'].filter((font) => document.fonts.check(font)),
    );
    expect(early, path).toEqual([]);
    release();
    // Also those that the page does not use.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    await waitForIdle(page);
    expect.soft(await shiftsOn(page), path).toBeLessThanOrEqual(LIMIT);
    await page.unroute(fonts);
  }
});
