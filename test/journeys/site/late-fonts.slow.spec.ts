import { sitePaths } from '#content/pages/paths.ts';
import { MONDAY } from '../all-news.ts';
import { expect, hold, setSchoolTime, test, waitForHydration, waitForIdle } from '../harness.ts';

/** A cheap phone and a usual one, in pixels. */
const widths = [360, 412];

/** The most that a page may move. */
const LIMIT = 0.003;

for (const path of sitePaths)
  test(`nothing on ${path} moves when the fonts arrive late`, async ({ browser, baseURL }) => {
    for (const width of widths) {
      // A browser that has no font yet.
      const page = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
      await setSchoolTime(page, MONDAY);
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            moves.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'commit' });
      await waitForHydration(page);
      release();
      // Also those that the page does not use.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      await waitForIdle(page);
      const moved = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
      const total = moved.reduce((sum, value) => sum + value, 0);
      expect.soft(total, `at ${width} px`).toBeLessThanOrEqual(LIMIT);
      await page.close();
    }
  });
