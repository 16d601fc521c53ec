/** Does some work when the browser has nothing else to do, or when its time is up. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, options);
  else setTimeout(work, 1_000);
}

/**
 * Does some work once the page and all that it asked for has come; at once when it has.
 * @returns what gives the waiting up
 */
export function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work, { once: true });
  return () => removeEventListener('load', work);
}
