// Keeps timetable, fees and phone numbers readable without a connection. Pages come from the network
// whenever it answers, so nothing old is shown while there is a connection; a saved page shows when
// it was saved. Replies of functions are never saved here.

import { savedOnText } from '#rules/calendar/date-words.ts';
import { todayCache, todayFunction } from '#rules/timetable/today.ts';

/** Filled in by the build. */
declare const SITE: {
  /** Changes with any file of the site. */
  version: string;
  /** Which build's scripts these are: a page that runs others is out of date. */
  scripts: string;
  /** Paths of pages that are saved before they are opened. */
  pages: string[];
  /** The name of every page, by path. */
  names: Record<string, string>;
  /** Scripts, styles and fonts, so that saved pages work. */
  assets: string[];
  /** The document for a page that is not saved. */
  offlinePage: string;
};

/** The part of the service worker's scope that is used here; TypeScript's own types clash with the page's. */
interface ExtendableEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetch extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetch) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      includeUncontrolled: boolean;
    }): Promise<{ postMessage(data: unknown): void }[]>;
  };
}

declare const self: WorkerScope;
const pagesName = `pages-${SITE.version}`;
const assetsName = 'assets';
const todayPath = `/functions/v1/${todayFunction}`;

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([notifyOpenPages(), precache()]).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET') return;
  // The functions may have another origin.
  if (pathname === todayPath) event.respondWith(requestToday(request));
  if (origin !== location.origin || pathname.startsWith('/functions/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(request));
  else if (request.mode === 'navigate') {
    event.respondWith(respondWithPage(event, pathname, search));
  }
});

/** Pages that run the scripts of another build load themselves again: see browser/offline.ts. */
async function notifyOpenPages() {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    page.postMessage({ scripts: SITE.scripts });
  }
}

async function precache() {
  const assets = await caches.open(assetsName);
  const pages = await caches.open(pagesName);
  await Promise.all([
    // The name of an asset changes with its content.
    ...SITE.assets.map(async (path) => {
      if (!hasRightType(path, await assets.match(path))) await add(assets, path);
    }),
    ...SITE.pages.map((path) => add(pages, path, { cache: 'no-cache' })),
  ]);
}

/** Fetches and saves a file. Rejects if the response is not that file: the next visit retries. */
async function add(cache: Cache, path: string, init?: RequestInit) {
  let response = await fetch(path, init);
  // The browser may have cached the wrong response, because an asset's header allows it.
  if (!hasRightType(path, response)) response = await fetch(path, { cache: 'reload' });
  if (!hasRightType(path, response)) throw new TypeError(`${path} cannot be saved.`);
  await cache.put(path, response);
}

/** A host may answer with a page of HTML for a file that is missing. */
function hasRightType(path: string, response: Response | undefined): boolean {
  const type = response?.headers.get('content-type') ?? '';
  const [, extension] = /\.(js|css|woff2)$/.exec(path) ?? [];
  const isHtml = type.startsWith('text/html');
  if (!response?.ok) return false;
  if (extension === 'js') return type.includes('javascript');
  if (extension === 'css') return type.startsWith('text/css');
  return isHtml !== (extension === 'woff2');
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) {
    if (![pagesName, assetsName, todayCache].includes(name)) await caches.delete(name);
  }
  const assets = await caches.open(assetsName);
  for (const request of await assets.keys()) {
    if (!SITE.assets.includes(new URL(request.url).pathname)) await assets.delete(request);
  }
}

/**
 * What the school has changed today. If that cannot be fetched, null: the page then stays as it is,
 * and its console shows no error.
 */
async function requestToday(request: Request): Promise<Response> {
  const response = await fetch(request).catch(() => undefined);
  return response?.ok ? response : new Response('null');
}

async function respondWithAsset(request: Request): Promise<Response> {
  const assets = await caches.open(assetsName);
  return (await assets.match(request)) ?? fetch(request);
}

async function respondWithPage(event: Fetch, path: string, query: string): Promise<Response> {
  const response = await fetch(event.request).catch(() => undefined);
  if (response && response.status < 500) {
    // A page with a query may contain what a visitor chose.
    if (query === '' && hasRightType(path, response)) {
      const page = response.clone();
      event.waitUntil(caches.open(pagesName).then((pages) => pages.put(path, page)));
    }
    return response;
  }
  return (await savedPage(path)) ?? response ?? offlinePage();
}

/** A saved page, with the time at which it was saved. */
async function savedPage(path: string): Promise<Response | undefined> {
  const page = await (await caches.open(pagesName)).match(path, { ignoreVary: true });
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  // The body is no longer compressed, and becomes longer.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const savedOn = savedOnText(Date.parse(headers.get('date') ?? '') || Date.now());
  const text = (await page.text()).replace('<body', `<body data-as-of="${savedOn}"`);
  return new Response(text, { headers });
}

/** Lists the pages that are saved, in the site's order. */
async function offlinePage(): Promise<Response> {
  const saved = await (await caches.open(pagesName)).keys();
  const paths = saved.map(({ url }) => new URL(url).pathname);
  const links = Object.entries(SITE.names)
    .filter(([path]) => paths.includes(path))
    .map(([path, name]) => `<li><a href="${path}">${name}</a></li>`);
  const text = SITE.offlinePage.replace('{saved pages}', links.join(''));
  return new Response(text, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
