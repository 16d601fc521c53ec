import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../clock/server-time.ts';
import { welcome } from './arrivals.ts';
import { answerOf, api } from './client.ts';
import { type Filters, keys } from './keys.ts';
import { type List, type Page, settle, showsNewcomers } from './settled-list.ts';
import type { Item } from './submission.ts';

/** Newcomers of whom the page knows: a list may be shown again and again before it comes anew. */
const welcomed = new WeakSet<readonly Item[]>();

/** Somebody who was away longer than this comes back to a list that is sorted anew. */
const AWAY = 5 * 60_000;

/** A list as it is on the screen, page after page. */
export function useList(filters: Filters) {
  const [shownAt, showAnew] = useShownAt(JSON.stringify(filters));
  const query = useInfiniteQuery({
    queryKey: keys.list(filters),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = { ...filters, ...(pageParam !== null && { cursor: pageParam }) };
      const page = await answerOf(api.submissions.$get({ query }, { init: { signal } }));
      return { ...page, asOf: serverNow() };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Events tell of changes; coming back after a while is seen to below.
    refetchOnWindowFocus: false,
    structuralSharing: (shown, fresh) =>
      settle(shown as List | undefined, fresh as List, shownAt, showsNewcomers(filters)),
  });
  const { refetch } = query;
  const client = useQueryClient();
  const newcomers = (query.data as List | undefined)?.newcomers;
  useEffect(() => {
    if (!newcomers || welcomed.has(newcomers)) return;
    welcomed.add(newcomers);
    void welcome(client, newcomers);
  }, [client, newcomers]);
  useEffect(() => {
    let leftAt = 0;
    const listener = () => {
      if (document.visibilityState === 'hidden') leftAt = performance.now();
      else if (performance.now() - leftAt > AWAY) {
        showAnew();
        void refetch();
      }
    };
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [refetch, showAnew]);
  return query;
}

/** The most urgent of all that are owed a call: for the next one, wherever one is. */
export function useUrgent() {
  return useQuery({
    queryKey: keys.urgent,
    queryFn: ({ signal }) =>
      answerOf(api.submissions.$get({ query: { state: 'new,no-answer' } }, { init: { signal } })),
  });
}

/** The 24-hour promise, measured. */
export function usePromise() {
  return useQuery({
    queryKey: keys.promise,
    queryFn: ({ signal }) => answerOf(api.promise.$get(undefined, { init: { signal } })),
  });
}

/** Since when a view has been on the screen, and how to begin anew. */
function useShownAt(view: string): [number, () => void] {
  const [shown, setShown] = useState({ view, at: performance.now() });
  if (shown.view !== view) setShown({ view, at: performance.now() });
  const [showAnew] = useState(
    () => () => setShown((was) => ({ ...was, at: performance.now() + 500 })),
  );
  return [shown.at, showAnew];
}
