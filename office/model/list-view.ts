import { isOfficeState, type OfficeState } from '#content/office/states.ts';
import type { Counts } from './types.ts';

/** The states in which something is still to be done. */
export const openStates = ['new', 'no-answer', 'called', 'assessment', 'waiting'] as const;

/** A tab of the list: all open submissions, one state, or one of the two at the far end. */
export type Tab = 'open' | OfficeState | 'held' | 'undelivered';

/** What can be chosen besides the tab and the search, by the names in the server's query and in this order. */
export const filterKeys = [
  'kind',
  'level',
  'subject',
  'owner',
  'class',
  'waitingFor',
  'placedIn',
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

/** Whether the view shows every open submission. */
export function isWhole({ tab, chosen, q }: View): boolean {
  return tab === 'open' && !isFiltered(chosen) && !q;
}

export function isFiltered(chosen: Chosen): boolean {
  return Object.keys(chosen).length > 0;
}

/** The filters without those of the shortcuts above the list: whose families, and which calls. */
export function withoutShortcut({ owner: _owner, callAgain: _call, ...chosen }: Chosen): Chosen {
  return chosen;
}

/** The server's query for a view. */
export function filtersOf(view: View): Filters {
  return { ...view.chosen, ...(view.q && { q: view.q }), ...stateFilter(view) };
}

/** How many submissions of a view are not loaded yet; undefined where the counts do not show it. */
export function remainingOf(view: View, counts: Counts, loaded: number): number | undefined {
  if (view.q || isFiltered(view.chosen)) return undefined;
  return Math.max(0, countOf(view.tab, counts) - loaded);
}

export function countOf(tab: Tab, counts: Counts): number {
  if (tab !== 'open') return counts[tab];
  return openStates.reduce((sum, state) => sum + counts[state], 0);
}

function stateFilter({ tab, chosen, q }: View): Filters {
  if (tab === 'held') return { held: '1' };
  if (tab === 'undelivered') return { undelivered: '1' };
  if (tab !== 'open') return { state: tab };
  // Those who are placed are not open.
  return q || chosen.placedIn ? {} : { state: openStates.join(',') };
}

function isTab(text: string | null): text is Tab {
  return text === 'held' || text === 'undelivered' || isOfficeState(text);
}
