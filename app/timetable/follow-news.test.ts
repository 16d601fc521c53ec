import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TodaysNews } from '#app/browser/use-today.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { followNews } from './follow-news.ts';

const NOW = Date.parse('2026-11-23T05:00:00Z');
const MINUTE_MS = 60_000;
const sent: TodaysNews = { today: startOf(colomboDate(NOW)) };
let stop: () => void = () => {};

beforeEach(async () => {
  // Imported when it is needed; here, its time must not be the clock's.
  await import('./published-news.ts');
  vi.useFakeTimers({ now: NOW });
  return () => vi.useRealTimers();
});
afterEach(() => stop());

/** A page that has just hydrated. */
function openPage(given: { news?: TodaysNews | undefined; asOf?: string; visit?: string } = {}) {
  const { news, asOf, visit } = { news: sent, visit: 'navigate', ...given };
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    body: { dataset: asOf ? { asOf } : {} },
  });
  const browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://www.school.example' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit } as never]);
  const asked = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', asked);
  const reports: TodaysNews[] = [];
  stop = followNews(news, (next) => reports.push(next));
  return {
    asked,
    reports,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** The browser shows the page again from its own cache. */
    comeBack: () =>
      browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

test('a page that was just rendered with the news asks after a minute, not at once', async () => {
  const { asked, pass } = openPage();
  await pass(MINUTE_MS / 2);
  expect(asked).not.toHaveBeenCalled();
  await pass(MINUTE_MS / 2);
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['that came without the news, as from a static host', { news: undefined }],
  ['that was rendered on another day', { news: { today: sent.today - 24 * 60 * MINUTE_MS } }],
  ['that the service worker has saved', { asOf: 'Sunday, 22 November' }],
  ['that Back or a restored tab opens', { visit: 'back_forward' }],
])('a page %s asks at once', async (_, page) => {
  const { asked, pass } = openPage(page);
  await pass(1);
  expect(asked).toHaveBeenCalledOnce();
});

test('a page that returns from the browser’s cache asks at once', async () => {
  const { asked, pass, comeBack } = openPage();
  await pass(1);
  expect(asked).not.toHaveBeenCalled();
  comeBack();
  await pass(1);
  expect(asked).toHaveBeenCalledOnce();
});

test('a page whose server cannot be reached keeps the news that it came with', async () => {
  const changes = [{ text: 'Today: Science (O Level) is cancelled.', pages: [] }];
  const news = { changes, asOf: '' } as unknown as TodaysNews['news'];
  const { reports, pass } = openPage({ news: { ...sent, news } });
  await pass(MINUTE_MS);
  expect(reports.at(-1)?.news).toEqual({ changes, asOf: expect.stringMatching(/^Checked .+\.$/) });
});
