import { readToday, type Today, todayCache, todayFunction } from '#payloads/today.ts';

/** Time between two requests of a visible page, in milliseconds: a change is shown in a minute. */
const INTERVAL_MS = 50_000;
/** All parts of a page, and pages that are opened one after the other, share one request. */
const LEAST_MS = 10_000;

let last: Today | undefined;
let outdated = true;
let askedAt = Number.NEGATIVE_INFINITY;
/** The host only serves files, so it is not asked again. */
let isStatic = false;
/** The request under way, which all parts of the page wait for. */
let updating: Promise<void> | undefined;

/**
 * Requests what the office has changed: now, when the page becomes visible or the connection is back,
 * and every minute.
 *
 * @param onToday called with the newest response, also when nothing could be requested;
 *   `isOutdated` while the server cannot be reached
 * @returns how to stop
 */
export function followToday(onToday: (today: Today, isOutdated: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const report = () => {
    if (last && !isStopped) onToday(last, outdated);
  };
  const askLater = () => {
    clearTimeout(timer);
    const pause = askedAt + INTERVAL_MS - performance.now();
    if (!isStopped) timer = setTimeout(askIfVisible, pause > 0 ? pause : INTERVAL_MS);
  };
  const ask = async () => {
    if (isStatic) return;
    if (performance.now() - askedAt >= LEAST_MS) updating = update();
    // Before the response, which may never arrive.
    askLater();
    await updating;
    report();
  };
  const goOffline = () => {
    outdated = true;
    // So that the page asks again as soon as it is online.
    askedAt = Number.NEGATIVE_INFINITY;
    report();
  };
  const askIfVisible = () => {
    if (document.visibilityState === 'visible') void ask();
    else askLater();
  };
  void ask();
  document.addEventListener('visibilitychange', askIfVisible);
  addEventListener('online', askIfVisible);
  addEventListener('offline', goOffline);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', askIfVisible);
    removeEventListener('online', askIfVisible);
    removeEventListener('offline', goOffline);
  };
}

async function update(): Promise<void> {
  let answer: Awaited<ReturnType<typeof askToday>>;
  // Offline, the browser itself would log an error.
  if (navigator.onLine) {
    askedAt = performance.now();
    answer = await askToday();
  }
  isStatic = answer === 'static';
  const today = answer === 'static' ? undefined : answer;
  // A response may arrive after the connection is lost.
  outdated = !today || !navigator.onLine;
  if (today) {
    last = today;
    void storeToday(today);
  } else if (!isStatic) last ??= await storedToday();
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
    const json: unknown = await response.json();
    if (isStaticHost(json)) return 'static';
    const today = readToday(json);
    return today && { ...today, at: confirmedAt(today, response) };
  } catch {
    return undefined;
  }
}

/**
 * When an answer was last confirmed: its own time, or the later date of the response, where the
 * browser lets us read it.
 */
function confirmedAt({ at }: Today, { headers }: Response): string {
  const date = Date.parse(headers.get('date') ?? '');
  return date > Date.parse(at) ? new Date(date).toISOString() : at;
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
    await (await caches.open(todayCache)).put(KEPT_AS, Response.json(today));
  } catch {
    // Without storage, the timetable is shown without changes while offline.
  }
}

/** See `noFunctions` in payloads/today.ts. */
function isStaticHost(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'ok' in json && json.ok === false;
}
