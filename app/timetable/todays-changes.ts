import { useSyncExternalStore } from 'react';
import type { TodaysNews } from './todays-news.ts';

// On its own: see app/chrome/toasts.tsx.
const loadNews = () => import('./todays-news.ts');

let news: TodaysNews | undefined;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();

/**
 * The news of today; undefined until the school's server has told them, and where it cannot be had.
 * What asks and words them comes after the page, so that no page waits for it.
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
  // Not within the work that hydrates the page: a slow phone would answer later.
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
  // The page may have gone meanwhile, or been followed by another with classes.
  if (!module || listeners.size === 0 || stop) return;
  stop = module.followNews((next) => {
    news = next;
    for (const listener of listeners) listener();
  });
}
