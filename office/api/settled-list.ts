import type { InfiniteData } from '@tanstack/react-query';
import { keepPlaces } from '../list/keep-places.ts';
import { newcomersIn } from '../list/newcomers.ts';
import { touchedSince } from '../touch.ts';
import type { Filters } from './keys.ts';
import type { Item, SubmissionList } from './submission.ts';

/** A page of the list, and when it came. */
export type Page = SubmissionList & { asOf: number };

export interface List extends InfiniteData<Page, string | null> {
  /** Who was new in it when it last came, the newest first. */
  newcomers?: readonly Item[];
}

/**
 * Nothing moves under a finger: a list that was fetched again after the first touch takes the
 * places as they are. A patch of the one on the screen, or more of it, stays as it is.
 */
export function settle(
  shown: List | undefined,
  fresh: List,
  shownAt: number,
  withNewcomers: boolean,
): List {
  if (!shown || shown.pages[0]?.asOf === fresh.pages[0]?.asOf) return fresh;
  const newcomers = withNewcomers ? newcomersIn(shown, fresh).reverse() : [];
  const list = touchedSince(shownAt) ? keepPlaces(shown, fresh, newcomers) : fresh;
  return { ...list, newcomers };
}

/** Whether whoever is new belongs into a list: a search only tells who is found. */
export function showsNewcomers({ state, q }: Filters): boolean {
  return !q && (state?.split(',').includes('new') ?? false);
}
