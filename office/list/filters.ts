import { type OfficeState, officeStates } from '#content/office/states.ts';
import type { Filters } from '../api/keys.ts';

/** The states in which something is still to be done. */
export const openStates = ['new', 'no-answer', 'called', 'assessment', 'waiting'] as const;

/** A tab of the list: all that are open, one state, or one of the two at the far end. */
export type Tab = 'open' | OfficeState | 'held' | 'undelivered';

/** What the list's own address says: `/?tab=called&kind=enquiry&q=…`. */
export interface View {
  tab: Tab;
  kind: Filters['kind'];
  /** What is searched for; '' for nothing. A search looks through every state. */
  q: string;
}

export function viewOf(search: URLSearchParams): View {
  const tab = search.get('tab');
  const kind = search.get('kind');
  return {
    tab: isTab(tab) ? tab : 'open',
    kind: kind === 'enquiry' || kind === 'registration' ? kind : undefined,
    q: search.get('q')?.trim() ?? '',
  };
}

/** The address of a view; what is the rule is left out. */
export function searchOf({ tab, kind, q }: View): string {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('tab', tab);
  if (kind) search.set('kind', kind);
  if (q) search.set('q', q);
  return search.size > 0 ? `?${search}` : '';
}

/** Whether everybody who is open stands in it. */
export function isWhole({ tab, kind, q }: View): boolean {
  return tab === 'open' && !kind && !q;
}

/** What the server is asked for. */
export function filtersOf({ tab, kind, q }: View): Filters {
  return {
    ...(kind && { kind }),
    ...(q && { q }),
    ...stateFilter(tab, q),
  };
}

function stateFilter(tab: Tab, q: string): Filters {
  if (tab === 'held') return { held: '1' };
  if (tab === 'undelivered') return { undelivered: '1' };
  if (tab === 'open') return q ? {} : { state: openStates.join(',') };
  return { state: tab };
}

function isTab(text: string | null): text is Tab {
  return text === 'held' || text === 'undelivered' || (text !== null && text in officeStates);
}
