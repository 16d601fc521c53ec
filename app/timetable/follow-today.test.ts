import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nothingChanged } from '#rules/timetable/news.ts';
import { noFunctions, type Today } from '#rules/timetable/today.ts';
import { askToday, followToday } from './follow-today.ts';

const today: Today = { ...nothingChanged, at: '2026-11-23T04:17:00.500Z' };

let stop: () => void = () => {};
afterEach(() => stop());

/** A school's server at the page's own origin. @returns the headers of each request */
async function serve(body: unknown, headers: Record<string, string> = {}) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.sendDate = false;
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close().closeAllConnections();
  vi.stubGlobal('location', {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return asked;
}

test('an answer is of the date of its response, which a confirmation renews', async () => {
  const date = 'Mon, 23 Nov 2026 04:20:00 GMT';
  await serve(today, { date });
  expect(await askToday()).toEqual({ ...today, at: date });
});

test('an answer whose date cannot be read is of its own time', async () => {
  await serve(today);
  expect(await askToday()).toEqual(today);
});

test('asks the server, not the browser’s cache', async () => {
  const asked = await serve(today);
  await askToday();
  expect(asked[0]?.['cache-control']).toBe('max-age=0');
});

test('recognises a host without a server, and a response that is not ours', async () => {
  await serve(noFunctions);
  expect(await askToday()).toBe('static');
  stop();
  await serve('<!doctype html>');
  expect(await askToday()).toBeUndefined();
});

describe('a page that follows today', () => {
  const MINUTE = 60_000;
  const cancelled: Today = {
    ...today,
    places: { 'o-level-ict-wednesday': 'full' },
  };

  /** A page that is open, its server, and everything that it was told. */
  function openPage(answer: () => unknown = () => today, stored?: Today) {
    const school = {
      answer,
      asked: 0,
      stored: stored as unknown,
      told: [] as { places: Today['places'] | undefined; isOutdated: boolean }[],
    };
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const browser = new EventTarget();
    const connection = { onLine: true };
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', connection);
    vi.stubGlobal('location', { origin: 'https://www.school.example' });
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('caches', {
      open: async () => ({
        match: async () => school.stored && Response.json(school.stored),
        put: async (_: string, response: Response) => {
          school.stored = await response.json();
        },
      }),
    });
    vi.stubGlobal('fetch', async () => {
      school.asked += 1;
      const answer = await school.answer();
      return answer instanceof Response ? answer : Response.json(answer);
    });
    const close = followToday(({ answer, isOutdated }) =>
      school.told.push({ places: answer?.places, isOutdated }),
    );
    stop = close;
    return {
      school,
      close,
      pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
      lose: () => {
        connection.onLine = false;
        browser.dispatchEvent(new Event('offline'));
      },
      restore: () => {
        connection.onLine = true;
        browser.dispatchEvent(new Event('online'));
      },
      show: (visibilityState: string) => {
        page.visibilityState = visibilityState;
        page.dispatchEvent(new Event('visibilitychange'));
      },
    };
  }

  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('asks at once and each minute, shows what is new, and stores it', async () => {
    const { school, pass } = openPage();
    await pass(0);
    expect(school.told).toEqual([{ places: {}, isOutdated: false }]);
    school.answer = () => cancelled;
    await pass(MINUTE);
    expect(school.asked).toBe(2);
    expect(school.told.at(-1)).toEqual({ places: cancelled.places, isOutdated: false });
    expect(school.stored).toEqual(cancelled);
  });

  test.each([
    ['fails', () => new Response('', { status: 503 })],
    ['answers with a page', () => new Response('<!doctype html>')],
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'a server that %s is asked again, and the last answer stays, out of date',
    async (_, answer) => {
      const { school, pass } = openPage(() => cancelled);
      await pass(0);
      school.answer = () => answer();
      await pass(MINUTE);
      expect(school.told.at(-1)).toEqual({ places: cancelled.places, isOutdated: true });
      school.answer = () => today;
      await pass(MINUTE);
      expect(school.told.at(-1)).toEqual({ places: {}, isOutdated: false });
    },
  );

  test('without a first answer, what the device has stored is shown as out of date', async () => {
    const { school, pass } = openPage(() => new Response('', { status: 503 }), cancelled);
    await pass(0);
    expect(school.told).toEqual([{ places: cancelled.places, isOutdated: true }]);
  });

  test('a host without functions is asked once, and nothing is out of date', async () => {
    const { school, pass } = openPage(() => noFunctions);
    await pass(3 * MINUTE);
    expect(school.asked).toBe(1);
    expect(school.told.every(({ isOutdated }) => !isOutdated)).toBe(true);
  });

  test('without a connection it does not ask; it does when the connection is back', async () => {
    const { school, pass, lose, restore } = openPage();
    await pass(0);
    lose();
    expect(school.told.at(-1)).toEqual({ places: {}, isOutdated: true });
    await pass(3 * MINUTE);
    expect(school.asked).toBe(1);
    restore();
    await pass(0);
    expect(school.asked).toBe(2);
    expect(school.told.at(-1)).toEqual({ places: {}, isOutdated: false });
  });

  test('an answer that arrives after the connection is lost is out of date', async () => {
    const late = Promise.withResolvers<unknown>();
    const { school, pass, lose } = openPage(() => late.promise);
    await pass(0);
    lose();
    late.resolve(cancelled);
    await pass(0);
    expect(school.told.at(-1)).toEqual({ places: cancelled.places, isOutdated: true });
  });

  test('a hidden page does not ask; it does at once when it is visible again', async () => {
    const { school, pass, show } = openPage();
    await pass(0);
    show('hidden');
    await pass(3 * MINUTE);
    expect(school.asked).toBe(1);
    show('visible');
    await pass(0);
    expect(school.asked).toBe(2);
  });

  test('an older answer that arrives later does not replace a newer one', async () => {
    const late = Promise.withResolvers<unknown>();
    const { school, pass } = openPage(() => late.promise);
    await pass(0);
    school.answer = () => cancelled;
    await pass(MINUTE);
    late.resolve(today);
    await pass(0);
    expect(school.told).toEqual([{ places: cancelled.places, isOutdated: false }]);
    expect(school.stored).toEqual(cancelled);
  });

  test('a page that is left asks no more, and hears no late answer', async () => {
    const late = Promise.withResolvers<unknown>();
    const { school, pass, close } = openPage(() => late.promise);
    await pass(0);
    close();
    late.resolve(cancelled);
    await pass(3 * MINUTE);
    expect([school.asked, school.told]).toEqual([1, []]);
  });
});
