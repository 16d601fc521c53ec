import { whenIdle, whenLoaded } from './when-idle.ts';

/** How long another site may take to answer, in milliseconds. */
const REACHABILITY_TIMEOUT_MS = 8_000;

/** Whether a site answers: otherwise a frame would show an error. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(REACHABILITY_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back once the page has loaded, the browser is idle, and the element is near the screen.
 * @returns how to stop waiting
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
  const stop = whenLoaded(() => observer.observe(element));
  return () => {
    observer.disconnect();
    stop();
  };
}
