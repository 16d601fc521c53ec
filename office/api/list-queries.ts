import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { IsoDate } from '#content/teaching/dates.ts';
import { serverNow } from '../browser/now.ts';
import { touchedSince, untouchedFor } from '../browser/touch.ts';
import type { Filters } from '../model/list-view.ts';
import { type Fetched, type Shown, showAll, showWaiting, update } from '../model/shown-list.ts';
import type { Counts, Item, SubmissionList } from '../model/types.ts';
import { answerOf, api, fileAt, useFetched } from './client.ts';
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
    queryKey: keys.list(filters),
    queryFn: async ({ pageParam }): Promise<Page> => {
      const query = queryOf(filters, pageParam);
      const page = await answerOf(api.submissions.$get({ query }));
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
  const shown = onScreen?.shown;
  if (data && !isPlaceholderData) {
    if (!onScreen || onScreen.view !== view) {
      setOnScreen({ view, at: performance.now(), shown: showAll(data.fetched) });
    } else if (shown && shown.fetched !== data.fetched) {
      const next = update(shown, data.fetched, isInUse(onScreen.at));
      setOnScreen({ ...onScreen, shown: next });
    } else if (shown && shown.waiting.length > 0 && !isInUse(onScreen.at)) {
      setOnScreen({ ...onScreen, shown: showWaiting(shown) });
    }
  }
  return {
    ...query,
    counts: data?.counts,
    shown,
    showWaiting: () => shown && onScreen && setOnScreen({ ...onScreen, shown: showWaiting(shown) }),
  };
}

/** The pages as one list, each submission once: one may have moved to the next page since. */
function joined({ pages }: InfiniteData<Page>): { fetched: Fetched; counts: Counts | undefined } {
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [item.reference, item]));
  const last = pages.at(-1);
  return {
    fetched: {
      items: [...items.values()],
      asOf: pages[0]?.asOf ?? serverNow(),
      hasMore: last?.next != null,
    },
    counts: last?.counts,
  };
}

/** Rows must not move while a list is scrolled or was just touched: a tap would hit another one. */
function isInUse(shownAt: number): boolean {
  return scrollY > TOP || (touchedSince(shownAt) && untouchedFor() < IDLE);
}

/** The server rejects unknown values, which an address may have. */
function queryOf(filters: Filters, cursor: string | null) {
  type Query = NonNullable<Parameters<typeof api.submissions.$get>[0]>['query'];
  return { ...filters, ...(cursor && { cursor }) } as Query;
}

/** All submissions of a list, for one that is read and printed as a whole. */
export function useWholeList(filters: Filters) {
  return useQuery({
    queryKey: keys.whole(filters),
    queryFn: async () => {
      const items: Item[] = [];
      let cursor: string | null = null;
      do {
        const query = queryOf(filters, cursor);
        const page: SubmissionList = await answerOf(api.submissions.$get({ query }));
        items.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      return items;
    },
  });
}

/** The list as a table for a spreadsheet. */
export async function downloadTable(filters: Filters): Promise<Blob> {
  return fileAt(`/api/submissions.csv?${new URLSearchParams({ ...filters })}`);
}

/** The families that wait for a call, the most urgent first: for the next call, on every view. */
export function useUrgent() {
  return useFetched(keys.urgent, () => api.submissions.$get({ query: { state: 'new,no-answer' } }));
}

/** The families with an assessment, the first 50. */
export function useAssessments() {
  return useFetched(keys.assessments, () =>
    api.submissions.$get({ query: { state: 'assessment' } }),
  );
}

/** The figures of the days of a period. */
export function useFigures(query: { from: IsoDate; to: IsoDate }) {
  return useFetched(keys.figures(query), () => api.figures.$get({ query }), { staleTime: 0 });
}

/** The addresses of all who look after a submission. */
export function useOwners(isNeeded: boolean) {
  return useFetched(keys.owners, () => api.owners.$get(), { enabled: isNeeded, staleTime: 0 });
}

/** The figures of the 24-hour promise. */
export function usePromise() {
  return useFetched(keys.promise, () => api.promise.$get());
}
