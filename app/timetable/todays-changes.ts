import { useSyncExternalStore } from 'react';
import type { TodaysNews } from './todays-news.ts';

// In a separate statement: see app/browser/use-loaded.ts.
const loadNews = () => import('./todays-news.ts');

let news: TodaysNews | undefined;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * What the school has changed; undefined until the server has responded. The code for it is loaded
 * after the page, so that no page waits for it.
 */
export function useTodaysNews(): TodaysNews | undefined {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Not in the task that hydrates the page: a slow phone would react later.
  if (listeners.size === 1) setTimeout(begin);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

async function begin() {
  const module = await loadNews().catch(() => undefined);
  // The visitor may have gone to another page since then.
  if (!module || listeners.size === 0 || stop) return;
  stop = module.followNews((next) => {
    news = next;
    for (const listener of listeners) listener();
  });
}
