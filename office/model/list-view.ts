import { type OfficeState, officeStates } from '#content/office/states.ts';
import type { Counts } from './types.ts';

/** The states in which something is still to be done. */
export const openStates = ['new', 'no-answer', 'called', 'assessment', 'waiting'] as const;

/** A tab of the list: all open submissions, one state, or one of the two at the far end. */
export type Tab = 'open' | OfficeState | 'held' | 'undelivered';

/** The query of the list, of its CSV and of its cache entry. */
export interface Filters {
  state?: string;
  kind?: 'enquiry' | 'registration';
  held?: '1';
  undelivered?: '1';
  owner?: 'me' | 'none';
  callAgain?: 'today' | 'later';
  waitingFor?: string;
  placedIn?: string;
  q?: string;
}

export const whichKeys = ['mine', 'unowned', 'callToday', 'callLater'] as const;
export type Which = (typeof whichKeys)[number];

/** What the list shows. */
export interface View {
  tab: Tab;
  kind: Filters['kind'];
  /** Which families: mine, those without an owner, or those to call again. */
  which?: Which | undefined;
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
  const kind = search.get('kind');
  return {
    tab: isTab(tab) ? tab : 'open',
    kind: kind === 'enquiry' || kind === 'registration' ? kind : undefined,
    which: whichKeys.find((key) => key === search.get('which')),
    q: searchIn(state).trim(),
  };
}

/** Where a link to a view leads. Defaults are left out of the address. */
export function placeOf({ tab, kind, which, q }: View) {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('tab', tab);
  if (kind) search.set('kind', kind);
  if (which) search.set('which', which);
  return {
    to: { pathname: '/', search: search.size > 0 ? `?${search}` : '' },
    state: q ? { q } : null,
  };
}

/** Whether the view shows every open submission. */
export function isWhole({ tab, kind, which, q }: View): boolean {
  return tab === 'open' && !kind && !which && !q;
}

/** The server's query for a view. */
export function filtersOf({ tab, kind, which, q }: View): Filters {
  return {
    ...(kind && { kind }),
    ...(which && whichFilters[which]),
    ...(q && { q }),
    ...stateFilter(tab, q),
  };
}

/** How many submissions of a view are not loaded yet; undefined where the counts do not show it. */
export function remainingOf(view: View, counts: Counts, loaded: number): number | undefined {
  if (view.q || view.kind || view.which) return undefined;
  return Math.max(0, countOf(view.tab, counts) - loaded);
}

export function countOf(tab: Tab, counts: Counts): number {
  if (tab !== 'open') return counts[tab];
  return openStates.reduce((sum, state) => sum + counts[state], 0);
}

const whichFilters: Record<Which, Filters> = {
  mine: { owner: 'me' },
  unowned: { owner: 'none' },
  callToday: { callAgain: 'today' },
  callLater: { callAgain: 'later' },
};

function stateFilter(tab: Tab, q: string): Filters {
  if (tab === 'held') return { held: '1' };
  if (tab === 'undelivered') return { undelivered: '1' };
  if (tab === 'open') return q ? {} : { state: openStates.join(',') };
  return { state: tab };
}

function isTab(text: string | null): text is Tab {
  return text === 'held' || text === 'undelivered' || (text !== null && text in officeStates);
}

function searchIn(state: unknown): string {
  const q = typeof state === 'object' && state !== null && 'q' in state ? state.q : '';
  return typeof q === 'string' ? q : '';
}
