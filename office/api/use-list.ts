import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../browser/now.ts';
import { touchedSince, untouchedFor } from '../browser/touch.ts';
import type { Filters } from '../model/list-view.ts';
import { type Fetched, type Shown, showAll, showWaiting, update } from '../model/shown-list.ts';
import type { SubmissionList } from '../model/types.ts';
import { pageOf } from './queries.ts';
import { keys } from './query-client.ts';

/** A page of the list, and when it was fetched. */
type Page = SubmissionList & { asOf: number };

/** A list that was not touched for this long is not in use, in milliseconds. */
const IDLE = 60_000;
/** Above this the page is at its top, in pixels. */
const TOP = 80;

/** A list as it is on the screen, page after page, with what is new in it. */
export function useList(filters: Filters) {
  const query = useInfiniteQuery({
    queryKey: [...keys.lists, filters],
    queryFn: async ({ pageParam }): Promise<Page> => {
      const page = await pageOf(filters, pageParam);
      return { ...page, asOf: serverNow() };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: joined,
  });
  const { data, isPlaceholderData } = query;
  const view = JSON.stringify(filters);
  const [onScreen, setOnScreen] = useState<{ view: string; at: number; shown: Shown }>();
  if (data && !isPlaceholderData) {
    if (onScreen?.view !== view) {
      setOnScreen({ view, at: performance.now(), shown: showAll(data) });
    } else if (onScreen.shown.fetched !== data) {
      const next = update(onScreen.shown, data, isInUse(onScreen.at));
      setOnScreen({ ...onScreen, shown: next });
    } else if (onScreen.shown.waiting.length > 0 && !isInUse(onScreen.at)) {
      setOnScreen({ ...onScreen, shown: showWaiting(onScreen.shown) });
    }
  }
  // Where the rows of a view cannot be loaded, those of the view before are not its rows.
  const isShown = onScreen?.view === view || isPlaceholderData;
  return {
    ...query,
    shown: isShown ? onScreen?.shown : undefined,
    showWaiting: () => onScreen && setOnScreen({ ...onScreen, shown: showWaiting(onScreen.shown) }),
  };
}

/** The pages as one list, each submission once: one may have moved to the next page since. */
function joined({ pages }: InfiniteData<Page>): Fetched {
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.reference, item]));
  return {
    items: [...items.values()],
    asOf: pages[0]?.asOf ?? serverNow(),
    hasMore: pages.at(-1)?.next != null,
  };
}

/** Rows must not move while a list is scrolled or was just touched: a tap would hit another one. */
function isInUse(shownAt: number): boolean {
  return scrollY > TOP || (touchedSince(shownAt) && untouchedFor() < IDLE);
}
