import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Documents } from '#content/schemas/documents.ts';
import type { Today } from '#payloads/today.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { publishedToday } from '#server/functions/open-today.ts';
import { loadSite } from '#server/http/built-site.ts';
import type { Live } from '#server/server-deps.ts';
import { putPlaces } from '#server/store/class-changes.ts';
import { writeTestSite } from '#test/server-site.ts';
import { openTestStore } from '#test/server-store.ts';
import { openLiveSite } from './live-site.ts';

/** A minute before midnight in Colombo. */
const EVENING = Date.parse('2026-11-23T18:29:00Z');
const MINUTE_MS = 60_000;

let close: () => Promise<unknown> = async () => {};
afterEach(() => close());

/** A site whose pages show the day and the places; what renders them notes what it was asked. */
async function openSite() {
  let now = EVENING;
  const clock = () => now;
  const store = await openTestStore();
  const folder = mkdtempSync(join(tmpdir(), 'live-site-'));
  writeTestSite(folder);
  const site = loadSite(folder, {});
  const threads = { started: 0, running: 0 };
  const start = (_: Documents, at: Instant) => {
    threads.started += 1;
    threads.running += 1;
    const end = () => {
      threads.running -= 1;
    };
    return {
      version: async (published?: Today) => {
        const text = `${colomboDate(at)} ${JSON.stringify(published?.places)}`;
        const body = new TextEncoder().encode(text);
        const file = { type: 'text/html', etag: `"${text}"`, immutable: false };
        return ['/about', '/404'].map((path) => ({ path, body, ...file }));
      },
      answer: async () => '',
      page: async () => '',
      linkPageParts: async () => ({ styles: '', logo: '' }),
      shareImages: async () => [],
      stop: async () => end(),
      end,
    };
  };
  const live = await openLiveSite<object, Today>({
    store,
    clock,
    log: () => {},
    site,
    start,
    facts: () => [
      {
        path: '/assets/facts.js',
        type: 'text/javascript',
        body: new Uint8Array(),
        etag: '"facts"',
        immutable: true,
      },
    ],
    published: (live: Live) => publishedToday({ store, clock, live }),
    pictures: async () => [],
    cache: folder,
  });
  close = async () => {
    await live.stop();
    await store.destroy();
    rmSync(folder, { recursive: true });
  };
  return {
    store,
    threads,
    page: () => String(site.find('/about', '').file.body),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a page that the server sends has what the office has changed a second later', async () => {
  const { store, page, threads } = await openSite();
  expect(page()).toBe('2026-11-23 {}');
  await putPlaces(store, 'o-level-ict-wednesday', 'full', 'desk', EVENING);
  await expect.poll(page, { timeout: 5000 }).toContain('"o-level-ict-wednesday":"full"');
  expect(threads).toEqual({ started: 1, running: 1 });
});

test('midnight in Colombo turns the pages, and the last day’s thread ends', async () => {
  const { page, pass, threads } = await openSite();
  pass(MINUTE_MS - 1);
  await new Promise((done) => setTimeout(done, 1000));
  expect(page()).toContain('2026-11-23');
  pass(1);
  await expect.poll(page, { timeout: 5000 }).toContain('2026-11-24');
  expect(threads).toEqual({ started: 2, running: 1 });
});
