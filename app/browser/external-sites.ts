import { whenIdle, whenLoaded } from './when-idle.ts';

/** How long to look for another site, in milliseconds. */
const REACHABILITY_TIMEOUT_MS = 8_000;

/** Whether a site answers at all: a frame of a site that does not would show an error instead. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(REACHABILITY_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back once the page has loaded, its scripts rest, and the element is near the screen.
 * Returns how to stop waiting.
 */
export function whenNearViewport(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(then, { timeout: 4_000 });
    },
    { rootMargin: '300px' },
  );
  const giveUp = whenLoaded(() => observer.observe(element));
  return () => {
    observer.disconnect();
    giveUp();
  };
}
