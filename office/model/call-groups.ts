import type { Item } from './types.ts';

/** A group of the day's work, as the server orders them; held ones are apart. */
export type GroupName = Item['group'] | 'held';

/** The groups that wait for a call; the headline counts them. */
export const callGroups = ['yes', 'overdue', 'today', 'again', 'retry'] as const;

/** The groups in which something is to be done, in their order. */
export const workGroups = [...callGroups, 'result', 'no-class', 'tomorrow'] as const;

/** All but the closed ones. */
export const openGroups = [...workGroups, 'open'] as const;

export interface Group {
  name: GroupName;
  items: Item[];
}

/** Divides a list in the server's order: a group begins where the name changes. No item moves. */
export function groupsOf(items: readonly Item[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const name = item.held ? 'held' : item.group;
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

/** Neither placed nor withdrawn. */
export function isOpen({ state }: Pick<Item, 'state'>): boolean {
  return state !== 'placed' && state !== 'withdrawn';
}
