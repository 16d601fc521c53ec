import type { Today } from '#payloads/today.ts';
import { askToday, storedToday, storeToday } from './todays-answer.ts';

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
    // Before the response, which may never come.
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
