import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Published } from '#build/render-worker.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import type { LogEvent } from '#server/deps/log.ts';
import { publishedToday } from '#server/functions/open-today.ts';
import { loadSite } from '#server/http/built-site.ts';
import { putPlaces } from '#server/store/office/class-changes.ts';
import { rewriteStored } from '#server/store/site/site-versions.ts';
import { writeTestSite } from '#test/server-site.ts';
import { openTestStore, publishDocuments } from '#test/server-store.ts';
import { openLiveSite } from './live-site.ts';
import { activeVersion, repositoryDocuments } from './site-documents.ts';

/** A minute before midnight in Colombo. */
const EVENING = Date.parse('2026-11-23T18:29:00Z');
const MINUTE_MS = 60_000;

let close: () => Promise<unknown> = async () => {};
afterEach(() => close());

/** The hotline as the file of a version's documents. */
function factsOf({ school }: Documents) {
  const path = `/assets/facts-${school.hotline.replace(/\D/g, '')}.js`;
  const file = { type: 'text/javascript', body: new Uint8Array(), etag: `"${path}"` };
  return { path, ...file, immutable: true };
}

/** A site whose pages show the day and the places; what renders them notes what it was asked. */
async function openSite() {
  let now = EVENING;
  const clock = () => now;
  const store = await openTestStore();
  const folder = mkdtempSync(join(tmpdir(), 'live-site-'));
  writeTestSite(folder);
  const site = loadSite(folder, {});
  const threads = { started: 0, running: 0 };
  const stuck: { begun?: () => void; fail?: (error: Error) => void } = {};
  const logged: LogEvent[] = [];
  const start = async (documents: Documents, at: Instant) => {
    threads.started += 1;
    threads.running += 1;
    const end = async () => {
      threads.running -= 1;
      stuck.fail?.(new Error('The thread has ended.'));
    };
    return {
      version: async (published?: Published) => {
        if (stuck.begun) {
          const { promise, reject } = Promise.withResolvers<never>();
          stuck.fail = reject;
          stuck.begun();
          await promise;
        }
        const text = `${colomboDate(at)} ${JSON.stringify(published?.answer.places)}`;
        const body = new TextEncoder().encode(text);
        const file = { type: 'text/html', etag: `"${text}"`, immutable: false };
        const pages = ['/about', '/404'].map((path) => ({ path, body, ...file }));
        return [...pages, factsOf(documents)];
      },
      answer: async () => '',
      linkPageParts: async () => ({ styles: '', logo: '' }),
      shareImages: async () => [],
      stop: end,
      end,
    };
  };
  const live = await openLiveSite({
    store,
    clock,
    log: (event) => logged.push(event),
    site,
    start,
    facts: async (documents) => [factsOf(documents)],
    published: async (live) => ({ answer: await publishedToday({ store, clock, live }), now }),
    pictures: async () => [],
    alone: (work) => work(),
    cache: folder,
  });
  close = async () => {
    await live.stop();
    await store.destroy();
    rmSync(folder, { recursive: true });
  };
  return {
    store,
    site,
    live,
    threads,
    stuck,
    logged,
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

test('a rendering that the shutdown ends is not logged as a failure', async () => {
  const { store, live, stuck, logged } = await openSite();
  const begun = Promise.withResolvers<void>();
  stuck.begun = begun.resolve;
  await putPlaces(store, 'o-level-ict-wednesday', 'full', 'desk', EVENING);
  await begun.promise;
  await live.stop();
  await setImmediate();
  expect(logged).toEqual([]);
});

test('the documents of a version that was replaced are available for a day, whatever the news', async () => {
  const { store, site, live, page, pass } = await openSite();
  const documents = repositoryDocuments();
  const hotline = '+94 11 555 0001';
  await live.serve(1, { ...documents, school: { ...documents.school, hotline } });
  const old = factsOf(documents).path;
  pass(12 * 60 * MINUTE_MS);
  await putPlaces(store, 'o-level-ict-wednesday', 'full', 'desk', EVENING);
  await expect.poll(page, { timeout: 5000 }).toContain('full');
  expect(site.has(old)).toBe(true);
  pass(13 * 60 * MINUTE_MS);
  await expect.poll(page, { timeout: 5000 }).toContain('2026-11-25');
  expect(site.has(old)).toBe(false);
});

test('a purge removes the files of versions that were replaced, and of the one that had the text', async () => {
  const { store, site, live } = await openSite();
  const documents = repositoryDocuments();
  const files = () =>
    ['1', '2', '3'].map((digit) => site.has(`/assets/facts-9411555000${digit}.js`));
  const publish = async (hotline: string) => {
    const school = { ...documents.school, hotline };
    await publishDocuments(store, { ...documents, school }, EVENING);
    const published = await activeVersion(store);
    await live.serve(published.version, published.documents);
  };
  await publish('+94 11 555 0001');
  await publish('+94 11 555 0002');
  expect(files()).toEqual([true, true, false]);

  const replacing = (from: string, to: string) => (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(from, to));
  await rewriteStored(store, replacing('555 0001', '555 0003'), 'desk', EVENING);
  await expect.poll(files, { timeout: 5000 }).toEqual([false, true, true]);
  await rewriteStored(store, replacing('555 0002', '555 0003'), 'desk', EVENING);
  await publish('+94 11 555 0003');
  await expect.poll(files, { timeout: 5000 }).toEqual([false, false, true]);
});
