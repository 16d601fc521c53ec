import { readToday, type Today, todayCache, todayFunction } from '#payloads/today.ts';

/** Time between two requests of a visible page, in milliseconds: a change is shown in a minute. */
const INTERVAL_MS = 50_000;

type Listener = (today: Today, isOutdated: boolean) => void;

const listeners = new Set<Listener>();
let last: Today | undefined;
let outdated = true;
/** Before the first request, the time of the next one is not set. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Follows what the office has changed. It is requested at once, when the page becomes visible or the
 * connection is back, and every minute.
 *
 * @param onToday called with the newest response, also when nothing could be requested;
 *   `isOutdated` while the server cannot be reached
 * @returns how to stop
 */
export function followToday(onToday: Listener): () => void {
  listeners.add(onToday);
  if (last) onToday(last, outdated);
  if (!timer) {
    void askIfVisible();
    document.addEventListener('visibilitychange', askIfVisible);
    addEventListener('online', askIfVisible);
    addEventListener('offline', () => report(true));
  }
  return () => listeners.delete(onToday);
}

async function askIfVisible(): Promise<void> {
  clearTimeout(timer);
  // Before the response, which may never arrive.
  timer = setTimeout(askIfVisible, INTERVAL_MS);
  if (document.visibilityState !== 'visible') return;
  // Offline, the browser itself would log an error.
  const answer = navigator.onLine ? await askToday() : undefined;
  if (answer === 'static') return clearTimeout(timer);
  last = answer ?? last ?? (await storedToday());
  // A response may arrive after the connection is lost.
  report(!answer || !navigator.onLine);
  if (answer) await storeToday(answer);
}

function report(isOutdated: boolean): void {
  outdated = isOutdated;
  if (last) for (const listener of listeners) listener(last, outdated);
}

/** The cache key of the last response. */
const KEPT_AS = `/${todayFunction}`;

/**
 * Requests what has changed from the school's server, not from the browser's cache, which may be
 * half a minute old. Never throws.
 *
 * @returns 'static' from a host that only serves files; undefined without a response, or with one
 *   that is not ours, such as an HTML page with status 200
 */
export async function askToday(): Promise<Today | 'static' | undefined> {
  const origin = import.meta.env.VITE_BACKEND_URL || location.origin;
  try {
    const response = await fetch(`${origin}/functions/v1/${todayFunction}`, {
      credentials: 'omit',
      cache: 'no-cache',
    });
    if (!response.ok) return undefined;
    const json = await response.json();
    // `noFunctions` in payloads/today.ts.
    if (json?.ok === false) return 'static';
    const today = readToday(json);
    // A 304 renews the date, but not the time in the browser's body.
    return today && { ...today, at: response.headers.get('date') ?? today.at };
  } catch {
    return undefined;
  }
}

/** The last answer on this device; undefined without one. */
async function storedToday(): Promise<Today | undefined> {
  try {
    const response = await (await caches.open(todayCache)).match(KEPT_AS);
    return readToday(await response?.json());
  } catch {
    return undefined;
  }
}

/** Stores an answer on this device in place of the last one. */
async function storeToday(today: Today): Promise<void> {
  try {
    await (await caches.open(todayCache)).put(KEPT_AS, new Response(JSON.stringify(today)));
  } catch {
    // Without storage, the timetable is shown without changes while offline.
  }
}
