import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { nothingChanged } from '#rules/timetable/news.ts';
import { type School, serverHost, startSchool } from './start-school.ts';

interface Fixtures {
  /** Browser errors that this test causes on purpose; push patterns before acting. */
  expectedComplaints: RegExp[];
  /** Every address of another machine that a page requested. The browser cannot resolve any. */
  outsideRequests: string[];
}

/** The same for the site and the office: otherwise each would start its own workers and browsers. */
interface WorkerFixtures {
  /** The product, started when a journey needs it. */
  school: School;
  /** Where an office is started for each of its journeys. */
  host: () => ReturnType<typeof serverHost>;
}

/**
 * Playwright's `test` with the product running behind it. Addresses are paths of its site; a
 * console.error, an uncaught error or a breach of the content policy fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const school = await startSchool();
      await use(school);
      await school.stop();
    },
    { scope: 'worker' },
  ],

  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      let host: ReturnType<typeof serverHost> | undefined;
      await use(() => {
        host ??= serverHost();
        return host;
      });
      host?.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ school }, use) => {
    await use(school.origin);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
  expectedComplaints: async ({}, use) => {
    await use([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
  outsideRequests: async ({}, use) => {
    await use([]);
  },

  page: async ({ page, expectedComplaints, outsideRequests }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' || isAboutOutside(message) || isTooLate(message)) return;
      complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => {
      if (isOutside(request.url())) outsideRequests.push(request.url());
    });
    await page.addInitScript(removeNewFunctions);
    await use(page);
    // What is fetched when the journey ends is cut off, and would fail it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = complaints.filter(
      (text) => !expectedComplaints.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

export { expect };

/** Removes functions that the oldest browsers of the README do not have. Runs in the page. */
function removeNewFunctions(): void {
  const later: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Iterator.prototype, ['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'some']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [Response, ['json']],
    [Set.prototype, ['difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'union']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [window, ['Temporal']],
  ];
  for (const [owner, names] of later) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

/** Follows a link to a path of the site, which the page need not have, until that page is shown. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
  // The address changes a moment before the page.
  await waitForIdle(page);
}

/** Opens a page of the site, by its path or address, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until the page's scripts have hydrated it. */
export async function waitForHydration(page: Page): Promise<void> {
  // An assertion would notice it up to a second later, when the page may have prefetched others.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until the page has nothing to do: it has then handled what has just happened. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

/** The header with which the school's server names the time: here, the time of the page's own clock. */
export async function dateHeader(page: Page): Promise<Record<string, string>> {
  // A page that is being loaded again has no clock.
  const now = await page.evaluate(() => Date.now()).catch(() => undefined);
  return now === undefined ? {} : { date: new Date(now).toUTCString() };
}

/** Sets the clock of the browser and of the school's server, whose office has changed nothing. */
export async function setSchoolTime(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.route('**/functions/v1/today', (route) =>
    route.fulfill({ json: { ...nothingChanged, at: time } }),
  );
}

/** Makes the browser save data, as Android's Data Saver does. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * Delays requests until the test releases them, as on a very slow connection.
 *
 * @returns releases these requests and later ones
 */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    // To another handler of this address, otherwise to the server.
    await route.fallback();
  });
  return release;
}

/**
 * Waits until the page has handled the responses that have arrived: Playwright sees a response before
 * the page does. The page fetches its own document, which arrives after them.
 */
export async function waitForResponsesRead(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch(location.href, { cache: 'no-store' })
      .then((response) => response.text())
      .then(() => {}),
  );
}

/**
 * Waits until the page has scripts that it loads after its hydration.
 *
 * @param names the beginnings of their file names
 */
export async function waitForScripts(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    // Its styles too.
    const files = async () =>
      (await page.requests())
        .map((request) => request.url())
        .filter((address) => address.includes(`/assets/${name}-`));
    await expect.poll(files).not.toEqual([]);
    // The page itself waits for them: the browser does not always report the end of a download.
    await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map((address) => (address.endsWith('.js') ? import(address) : fetch(address))),
        ).then(() => {}),
      await files(),
    );
  }
}

/**
 * Takes the browser offline once the page has its later scripts: without them, it cannot show what the
 * test expects, and the browser logs the failed download.
 */
export async function goOffline(
  page: Page,
  scripts: readonly string[] = ['published-news', 'offline'],
): Promise<void> {
  await waitForScripts(page, scripts);
  await page.context().setOffline(true);
}

/**
 * Whether it reports a download that began before the browser went offline: the browser fetches the
 * icon, and the page prefetches others, at times of their own.
 */
function isTooLate(message: ConsoleMessage): boolean {
  const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED');
  return isOffline && /\/favicon\.svg$|\/assets\//.test(message.location().url);
}

/** Whether it only reports that another site was not found, which the tests cause. */
function isAboutOutside(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return URL.canParse(url) && isOutside(url);
}

function isOutside(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
