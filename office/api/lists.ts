import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../clock/server-time.ts';
import { keepPlaces } from '../list/keep-places.ts';
import { touchedSince } from '../touch.ts';
import { answerOf, api } from './client.ts';
import { type Filters, keys } from './keys.ts';
import type { Item, SubmissionList } from './submission.ts';

/** A page of the list, and when it came. */
type Page = SubmissionList & { asOf: number };
export type List = InfiniteData<Page, string | null>;

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
    structuralSharing: (shown, fresh) => settle(shown as List | undefined, fresh as List, shownAt),
  });
  const { refetch } = query;
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

/** Who came in by events, the newest first. */
export function useArrivals(): Item[] {
  const { data } = useQuery<Item[]>({
    queryKey: keys.arrivals,
    queryFn: () => [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    initialData: [],
  });
  return data;
}

/**
 * Nothing moves under a finger: a list that was fetched again after the first touch takes the
 * places as they are. A patch of the one on the screen, or more of it, stays as it is.
 */
function settle(shown: List | undefined, fresh: List, shownAt: number): List {
  const isFetchedAgain = shown !== undefined && shown.pages[0]?.asOf !== fresh.pages[0]?.asOf;
  return isFetchedAgain && touchedSince(shownAt) ? keepPlaces(shown, fresh) : fresh;
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
