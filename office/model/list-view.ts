import { isOfficeState, type OfficeState } from '#content/office/states.ts';
import { openGroups } from './call-groups.ts';
import type { SubmissionList } from './types.ts';

/** A tab of the list: all open submissions, one state, or one of the two at the far end. */
export type Tab = 'open' | 'all' | OfficeState | 'held' | 'undelivered';

/** What can be chosen besides the tab and the search, by the names in the server's query and in this order. */
export const filterKeys = [
  'group',
  'kind',
  'level',
  'subject',
  'owner',
  'class',
  'waitingFor',
  'placedIn',
  'source',
  'channel',
  'reason',
  'reached',
  'called',
  'callAgain',
  'from',
  'to',
] as const;
export type FilterKey = (typeof filterKeys)[number];
export type Chosen = Partial<Record<FilterKey, string>>;

/** The query of the list, of its CSV and of its cache entry. The server checks the values. */
export interface Filters extends Chosen {
  state?: string;
  held?: '1';
  undelivered?: '1';
  q?: string;
}

/** What the list shows. */
export interface View {
  tab: Tab;
  /** Only filters with a value. */
  chosen: Chosen;
  /** The search, or ''. A search looks through every state. */
  q: string;
}

/**
 * @param search of the address: `?tab=called&kind=enquiry`
 * @param state of the history entry: it keeps the search, because a name in the address would be
 * in the browser's history and in the logs of a proxy
 */
export function viewOf(search: URLSearchParams, state: unknown): View {
  const tab = search.get('tab');
  const q = (state as { q?: unknown } | null)?.q;
  const chosen: Chosen = {};
  for (const key of filterKeys) {
    const value = search.get(key);
    if (value) chosen[key] = value;
  }
  return { tab: isTab(tab) ? tab : 'open', chosen, q: typeof q === 'string' ? q.trim() : '' };
}

/** Where a link to a view leads. Defaults and empty filters are left out of the address. */
export function placeOf({ tab, chosen, q }: View) {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('tab', tab);
  for (const [key, value] of Object.entries(chosen)) if (value) search.set(key, value);
  const query = String(search);
  return {
    to: { pathname: '/', search: query && `?${query}` },
    state: q ? { q } : null,
  };
}

/** The filters that stay in another tab or search: a group is a part of the open submissions only. */
export function lastingFilters({ chosen: { group: _, ...others } }: View): Chosen {
  return others;
}

/** Whether the view shows every open submission. */
export function isWhole({ tab, chosen, q }: View): boolean {
  return tab === 'open' && !isFiltered(chosen) && !q;
}

export function isFiltered(chosen: Chosen): boolean {
  return Object.keys(chosen).length > 0;
}

/** The server's query for a view. */
export function filtersOf(view: View): Filters {
  return { ...view.chosen, ...(view.q && { q: view.q }), ...tabFilter(view) };
}

/** How many submissions the states and the groups of the day's work have. */
export type Counted = Pick<SubmissionList, 'counts' | 'groups'>;

/** How many submissions of a view are not loaded yet; undefined where the counts do not show it. */
export function remainingOf(
  view: View,
  counted: Counted | undefined,
  loaded: number,
): number | undefined {
  if (view.q || isFiltered(view.chosen)) return undefined;
  const count = countOf(view.tab, counted);
  return count === undefined ? undefined : Math.max(0, count - loaded);
}

/** How many submissions a tab has; undefined while that is not known. */
export function countOf(tab: Tab, counted: Counted | undefined): number | undefined {
  if (tab === 'all' || !counted) return undefined;
  if (tab !== 'open') return counted.counts[tab];
  return openGroups.reduce((sum, group) => sum + counted.groups[group], 0);
}

/** Whether only submissions of the tab are listed: a search, a group and a class look further than the open ones. */
export function isOfTab({ tab, chosen, q }: View): boolean {
  return tab !== 'open' || !(q || chosen.placedIn || chosen.group);
}

function tabFilter(view: View): Filters {
  const { tab } = view;
  if (tab === 'held') return { held: '1' };
  if (tab === 'undelivered') return { undelivered: '1' };
  if (tab === 'all') return {};
  if (tab !== 'open') return { state: tab };
  // Those who are placed are not open.
  return isOfTab(view) ? { group: openGroups.join(',') } : {};
}

function isTab(text: string | null): text is Tab {
  return text === 'all' || text === 'held' || text === 'undelivered' || isOfficeState(text);
}
