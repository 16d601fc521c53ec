import type { Instant } from '#rules/calendar/colombo.ts';
import { readToday, type Today, todayCache, todayFunction } from '#rules/timetable/today.ts';
import { answersInOrder } from '#ui/answers-in-order.ts';
import type { Published } from './todays-news.ts';

/** Time between two requests of a visible page, in milliseconds: a change is shown in a minute. */
const INTERVAL_MS = 50_000;
/** How long a request may take, in milliseconds: less than the time to the next one. */
const TIME_LIMIT_MS = 40_000;

type Listener = (published: Published, now: Instant) => void;

/**
 * Follows what the office has changed. It is requested at once, when the page becomes visible or the
 * connection is back, and every minute.
 *
 * @param onToday called with the newest response and the time by the school's clock, once a minute and
 *   also when nothing could be requested
 * @returns how to stop
 */
export function followToday(onToday: Listener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const inOrder = answersInOrder();
  let last: Today | undefined;
  let isStatic = false;
  /** By how much the school's clock is ahead of the device's, in milliseconds. */
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askIfVisible(): Promise<void> {
    clearTimeout(timer);
    // Before the response, which may never arrive.
    timer = setTimeout(askIfVisible, INTERVAL_MS);
    if (document.visibilityState !== 'visible') return;
    const isNewest = inOrder();
    // Offline, the browser itself would log an error.
    const answer = navigator.onLine && !isStatic ? await askToday() : undefined;
    if (signal.aborted || !isNewest()) return;
    isStatic ||= answer === 'static';
    const fresh = answer === 'static' ? undefined : answer;
    if (fresh) ahead = Date.parse(fresh.at) - Date.now();
    last = fresh ?? last ?? (isStatic ? undefined : await storedToday());
    // A response may arrive after the connection is lost.
    report(!isStatic && (!fresh || !navigator.onLine));
    if (fresh) await storeToday(fresh);
  }

  function report(isOutdated: boolean): void {
    if (!signal.aborted) onToday({ answer: last, isOutdated }, Date.now() + ahead);
  }

  void askIfVisible();
  document.addEventListener('visibilitychange', askIfVisible, { signal });
  addEventListener('online', askIfVisible, { signal });
  addEventListener('offline', () => report(true), { signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
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
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) return undefined;
    const json = await response.json();
    // `noFunctions` in rules/timetable/today.ts.
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
