/** Does some work when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1_000);
}

/** Does some work once the page has loaded with everything in it. Returns how to stop waiting. */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
  return () => removeEventListener('load', work);
}
