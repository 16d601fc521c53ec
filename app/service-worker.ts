// Keeps the timetable, the fees and the phone numbers readable without a connection. Pages come from the
// network whenever it answers, so nothing old is shown while there is a connection; a page that comes
// from the device says as of when. What the functions answer is never kept here.
import { offline } from '#content/pages/offline.ts';
import { school } from '#content/school/school.ts';
import { todayCache, todayFunction } from '#payloads/today.ts';
import { savedOnText } from '#rules/calendar/date-words.ts';

/** Filled in by the build. */
declare const SITE: {
  /** Changes with any file of the site. */
  version: string;
  /** Which build's scripts these are: a page that runs others is out of date. */
  scripts: string;
  /** Pages that are kept before anyone has opened them, by path. */
  pages: { path: string; name: string }[];
  /** Scripts and fonts, so that kept pages work. */
  assets: string[];
};

/** The part of the service worker's world that is used here; TypeScript's types of it clash with the page's. */
interface ExtendableEvent extends Event {
  waitUntil(until: Promise<unknown>): void;
}
interface Fetch extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
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
  // Also where the functions are of another origin.
  if (request.method === 'GET' && pathname === todayPath) event.respondWith(askToday(request));
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/functions/')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(request));
  else if (request.mode === 'navigate')
    event.respondWith(
      respondWithPage(request, pathname, (page) => {
        // A page with a query may hold what a visitor chose.
        if (search === '') event.waitUntil(putInCache(pagesName, pathname, page));
      }),
    );
});

/** Pages that run the scripts of another build fetch themselves anew: see browser/offline.ts. */
async function notifyOpenPages() {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
    page.postMessage({ scripts: SITE.scripts });
}

async function precache() {
  const assets = await caches.open(assetsName);
  const pages = await caches.open(pagesName);
  await Promise.all(
    SITE.assets.map(async (path) => {
      // The name of an asset changes with its content.
      if (!(await assets.match(path))) await assets.add(path);
    }),
  );
  await pages.addAll(SITE.pages.map(({ path }) => new Request(path, { cache: 'no-cache' })));
}

async function deleteOldCaches() {
  for (const name of await caches.keys())
    if (![pagesName, assetsName, todayCache].includes(name)) await caches.delete(name);
  const assets = await caches.open(assetsName);
  for (const request of await assets.keys())
    if (!SITE.assets.includes(new URL(request.url).pathname)) await assets.delete(request);
}

/**
 * What the school has changed today. Where it cannot be had, an answer that says nothing: a page
 * then stays as it is, and no error stands in its console.
 */
async function askToday(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok ? answer : Response.json(null);
}

async function respondWithAsset(request: Request): Promise<Response> {
  const assets = await caches.open(assetsName);
  return (await assets.match(request)) ?? fetch(request);
}

async function respondWithPage(
  request: Request,
  path: string,
  fetched: (page: Response) => void,
): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined);
  if (answer && answer.status < 500) {
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html'))
      fetched(answer.clone());
    return answer;
  }
  return (await cachedPage(path)) ?? answer ?? notCached();
}

async function putInCache(name: string, path: string, page: Response) {
  await (await caches.open(name)).put(path, page);
}

/** The page as it was fetched last, which says when that was. */
async function cachedPage(path: string): Promise<Response | undefined> {
  const page = await (await caches.open(pagesName)).match(path, { ignoreVary: true });
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  // The body has been unpacked, and grows.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const asOf = savedOnText(Date.parse(headers.get('date') ?? '') || Date.now());
  const html = (await page.text()).replace('<body', `<body data-as-of="${asOf}"`);
  return new Response(html, { headers });
}

function notCached(): Response {
  const { heading, text, call } = offline.notCached;
  const links = SITE.pages.map(({ path, name }) => `<li><a href="${path}">${name}</a></li>`);
  const phones = [school.landline.value, school.hotline.value].map(
    (number) => `<li><a href="tel:${number.replaceAll(' ', '')}">${number}</a></li>`,
  );
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><style>body{font:106.25%/1.6 Figtree,system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1.25rem}li{padding:.5rem 0}</style><h1>${heading}</h1><p>${text}</p><ul>${links.join('')}</ul><p>${call}</p><ul>${phones.join('')}</ul></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
