import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Today } from '#payloads/today.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { expect, goOffline, test } from '../harness.ts';

// How long the browser caches a response. It does not cache Playwright's own responses, so these tests
// put a proxy in front of the school's server that responds to one address.

const MINUTE_MS = 60_000;

interface Front {
  origin: string;
  /** The response from now on, and its time. */
  tells: Pick<Today, 'changes' | 'places'>;
  now: number;
  /** The statuses of the responses. */
  statuses: number[];
  stop: () => void;
}

/** The school's site, with a response about today as its server sends it: it may be cached for 30 s. */
async function startFront(school: string): Promise<Front> {
  const statuses: number[] = [];
  const answer: RequestListener = (request, response) => {
    const { tells, now } = front;
    const etag = `W/"${Buffer.from(JSON.stringify(tells)).toString('base64url')}"`;
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, {
      etag,
      date: new Date(now).toUTCString(),
      'cache-control': 'public, max-age=30',
      ...(status === 200 && { 'content-type': 'application/json' }),
    });
    const said: Today = {
      ok: true,
      at: new Date(now).toISOString(),
      closures: [],
      notice: null,
      ...tells,
    };
    response.end(status === 200 ? JSON.stringify(said) : undefined);
  };
  const server = createServer(async (request, response) => {
    if (request.url === '/functions/v1/today') return answer(request, response);
    const file = await fetch(school + request.url);
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(file.headers);
    response.writeHead(file.status, headers).end(Buffer.from(await file.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const front: Front = {
    origin: `http://127.0.0.1:${port}`,
    tells: { changes: [], places: {} },
    // The browser uses this machine's clock for its cache.
    now: Date.now(),
    statuses,
    stop: () => server.close().closeAllConnections(),
  };
  return front;
}

const few: Front['tells'] = { changes: [], places: { 'o-level-science-monday': 'few' } };

let front: Front;
test.beforeEach(async ({ school, page }) => {
  front = await startFront(school.origin);
  await page.clock.install({ time: front.now });
});
test.afterEach(() => front.stop());

test('‘last updated’ is the time of the last response, also of an unchanged one', async ({
  page,
}) => {
  await open(page, '/schedule');
  front.now += 3 * MINUTE_MS;
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(() => front.statuses).toContain(304);
  // The page has read the response when it has saved it.
  await expect.poll(() => keptTime(page)).toBe(dateOf(front.now));
  await goOffline(page);
  const line = page.getByRole('status').filter({ hasText: 'Checked' });
  await expect(line).toContainText(`Checked ${momentText(front.now)}`);
});

test('a page that is opened checks with the server, despite the browser’s cache', async ({
  page,
}) => {
  await open(page, '/schedule');
  front.tells = few;
  await open(page, '/');
  await expect(page.getByText('Few places left').first()).toBeAttached();
  expect(front.statuses).toEqual([200, 200]);
});

test('a page change checks within a minute of the last check', async ({ page }) => {
  await open(page, '/');
  const asked = await page.evaluate(() => Date.now());
  // Too soon after the last check.
  await page.clock.pauseAt(asked + 8000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Class Schedule' }).click();
  await expect(page).toHaveURL(`${front.origin}/schedule`);
  front.tells = few;
  await page.clock.runFor(MINUTE_MS - 8000);
  await expect(page.getByText('Few places left').first()).toBeAttached();
});

/** Opens a page, until it has read the answer. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(front.origin + path);
  await expect.poll(() => keptTime(page)).toBe(dateOf(front.now));
}

/** As a response's header has it. */
function dateOf(time: number): string {
  return new Date(time).toUTCString();
}

/** The time of the response that the page has saved on the device. */
function keptTime(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('today')).match('/today');
    return (await kept?.json())?.at;
  });
}
