import { whenLoaded } from './when-idle.ts';

/**
 * Keeps the site readable without a connection: registers the service worker once the page is idle,
 * and replaces an outdated page when there is a connection.
 */
let registration: ServiceWorkerRegistration | undefined;
let isStale = false;
let typed = false;
let isReloading = false;

/** Called once, when the page has hydrated. Returns how to stop. */
export function keepAvailableOffline(): () => void {
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || saveData) return () => {};
  // A page from the device is outdated: it is replaced as soon as there is a connection.
  isStale = 'asOf' in document.body.dataset;
  // The visitor may have begun to type before.
  typed = document.activeElement?.matches('input, textarea, select') ?? false;

  const stop = new AbortController();
  const { signal } = stop;
  navigator.serviceWorker.addEventListener('message', handleMessage, { signal });
  addEventListener('online', recheck, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && recheck(), { signal });
  addEventListener('input', handleInput, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && recheck(), {
    signal,
  });
  whenLoaded(() => setTimeout(() => signal.aborted || register(), 3_000));
  return () => stop.abort();
}

/** Another page is shown: its form has saved what was typed on the last one. */
export function onPageChange(): void {
  typed = false;
  recheck();
}

async function register() {
  registration = await navigator.serviceWorker
    .register('/service-worker.js')
    .catch(() => undefined);
  // The connection may have returned before.
  if (isStale) reloadUnlessTyping();
}

/** A new service worker reports which scripts the site has now. */
function handleMessage({ data }: MessageEvent<{ scripts?: string }>) {
  if (!data?.scripts || data.scripts === document.documentElement.dataset.scripts) return;
  isStale = true;
  reloadUnlessTyping();
}

/** Typing stops a reload that has already begun. */
function handleInput() {
  typed = true;
  if (!isReloading) return;
  isReloading = false;
  window.stop();
  history.scrollRestoration = 'manual';
}

/** When the connection or the visitor returns, or another page is shown. */
function recheck() {
  if (isStale) reloadUnlessTyping();
  else registration?.update().catch(() => {});
}

/**
 * Loads the page again, if the site answers and the visitor is not typing. Otherwise the next page
 * that is opened is the first new one.
 */
async function reloadUnlessTyping() {
  if (typed) return;
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!answer || answer.status >= 500 || typed) return;
  history.scrollRestoration = 'auto';
  isReloading = true;
  location.reload();
}
