import { useSyncExternalStore } from 'react';
import type { TodaysNews } from './todays-news.ts';

// In a separate statement: see app/browser/use-loaded.ts.
const loadNews = () => import('./todays-news.ts');

let news: TodaysNews | undefined;
let isFollowing = false;
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
  if (!isFollowing) setTimeout(follow);
  return () => listeners.delete(listener);
}

async function follow() {
  const module = await loadNews().catch(() => undefined);
  if (!module || isFollowing) return;
  isFollowing = true;
  module.followNews((next) => {
    news = next;
    for (const listener of listeners) listener();
  });
}
