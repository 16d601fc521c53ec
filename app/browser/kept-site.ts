/**
 * Keeps the site readable without a line: registers the service worker once the page has settled,
 * and makes sure that a page out of date does not stay on screen when there is a line.
 */

let registration: ServiceWorkerRegistration | undefined;
let outOfDate = false;
let typed = false;

/** Begins; out: how to stop. To be called once, when the page has hydrated. */
export function keepSite(): () => void {
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || saveData) return () => {};
  // A page from the device is old by nature: it goes as soon as there is a line again.
  outOfDate = 'asOf' in document.body.dataset;

  const stop = new AbortController();
  const { signal } = stop;
  navigator.serviceWorker.addEventListener('message', heed, { signal });
  addEventListener('online', lookAgain, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && lookAgain(), { signal });
  addEventListener('input', () => (typed = true), { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && lookAgain(), {
    signal,
  });
  whenSettled(register, signal);
  return () => stop.abort();
}

/** Tells that another page is shown: what was typed on the last one is kept by its form. */
export function pageChanged(): void {
  typed = false;
  if (outOfDate) fetchAnew();
  else askForUpdate();
}

async function register() {
  registration = await navigator.serviceWorker
    .register('/service-worker.js')
    .catch(() => undefined);
  // The line may have returned before anybody listened for it.
  if (outOfDate) fetchAnewUnlessTyped();
}

function askForUpdate() {
  registration?.update().catch(() => {});
}

/** A new service worker says which scripts the site has now. */
function heed({ data }: MessageEvent<{ scripts?: string }>) {
  if (!data?.scripts || data.scripts === window.__reactRouterManifest.version) return;
  outOfDate = true;
  fetchAnewUnlessTyped();
}

/** When the line or the visitor returns. */
function lookAgain() {
  if (outOfDate) fetchAnewUnlessTyped();
  else askForUpdate();
}

/** Nobody loses what is being typed: then the next page is the first new one. */
function fetchAnewUnlessTyped() {
  if (!typed) fetchAnew();
}

/** Loads the page again, if the site answers: otherwise what is shown is the best there is. */
async function fetchAnew() {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!answer || answer.status >= 500) return;
  history.scrollRestoration = 'auto';
  location.reload();
}

function whenSettled(then: () => void, signal: AbortSignal) {
  const later = () => setTimeout(() => signal.aborted || then(), 3_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true, signal });
}
