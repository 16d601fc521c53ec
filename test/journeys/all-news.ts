import type { Page } from '@playwright/test';
import type { IsoDate } from '#content/teaching/dates.ts';
import { nothingChanged } from '#rules/timetable/news.ts';
import type { ClassChange, Today } from '#rules/timetable/today.ts';
import { aChange } from '#test/class-change.ts';
import { expect, waitForResponsesRead } from './harness.ts';

/** A Monday in Colombo, 10.30 in the morning. */
export const MONDAY = '2026-11-23T05:00:00Z';

/** Everything that the office can publish, about classes that some page shows. */
const news: Today = {
  ...nothingChanged,
  at: MONDAY,
  changes: [
    changeOf('o-level-science-monday', '2026-11-23', 'cancelled'),
    { ...changeOf('o-level-ict-wednesday', '2026-11-25', 'room'), room: 'Conference hall' },
    {
      ...changeOf('a-level-physics-wednesday', '2026-11-25', 'moved'),
      start: '16:00',
      end: '18:30',
    },
    changeOf('a-level-chemistry-tuesday', '2026-11-24', 'cancelled'),
  ],
  places: {
    'a-level-physics-saturday': 'full',
    'a-level-biology-monday': 'few',
    'o-level-english-thursday': 'full',
    'o-level-mathematics-tuesday': 'few',
  },
  closures: [
    { from: '2026-11-26', to: '2026-11-26', levels: ['a-level'], kind: 'weather', reason: null },
  ],
  notice: { text: 'The office phone is out of order.', until: '2026-11-24T00:00:00Z' },
};

function changeOf(id: string, date: IsoDate, kind: ClassChange['kind']): ClassChange {
  return aChange({ class: id, date, kind, reason: 'The teacher is ill' });
}

/** Expects a page to work when all news appear on that Monday, disappear and appear again. */
export async function expectAllNews(page: Page, path: string): Promise<void> {
  const noClasses = { ...news, changes: [], closures: [], places: {}, notice: null };
  for (const [at, today] of [news, noClasses, news].entries()) {
    await page.route('**/functions/v1/today', (route) => route.fulfill({ json: today }));
    const answered = page.waitForResponse('**/functions/v1/today');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await answered;
    await waitForResponsesRead(page);
    if (at === 0)
      await expect(page.getByRole('complementary', { name: 'News' }), path).toContainText(
        'out of order',
      );
  }
  await page.unroute('**/functions/v1/today');
  for (const problem of ['cannot be shown', 'Unexpected Application Error'])
    await expect(page.getByText(problem), path).toHaveCount(0);
  await expect(page.getByRole('main').locator('section').first(), path).toBeVisible();
}
