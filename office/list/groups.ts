import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import type { Item } from '../api/submission.ts';

/** The divisions of the call sheet, in its order. */
export type GroupName = 'late' | 'today' | 'tomorrow' | 'reached' | 'finished' | 'held';

export interface Group {
  name: GroupName;
  items: Item[];
}

/**
 * Divides a list as the server ordered it. A group begins where its kind changes, so nothing is
 * put elsewhere: what has become late since the list came stands where it stood.
 *
 * @param asOf when the list came
 */
export function groupsOf(items: readonly Item[], asOf: Instant): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const name = groupOf(item, asOf);
    const last = groups.at(-1);
    if (last?.name === name) last.items.push(item);
    else groups.push({ name, items: [item] });
  }
  return groups;
}

/** Neither placed nor withdrawn. */
export function isOpen({ state }: Item): boolean {
  return state !== 'placed' && state !== 'withdrawn';
}

/** Somebody has yet to be reached. */
export function isOwed({ state, held }: Item): boolean {
  return !held && (state === 'new' || state === 'no-answer');
}

export function isLate({ dueAt, held }: Item, now: Instant): boolean {
  return !held && dueAt !== null && Date.parse(dueAt) < now;
}

function groupOf(item: Item, asOf: Instant): GroupName {
  if (item.held) return 'held';
  if (!isOpen(item)) return 'finished';
  if (!item.dueAt) return 'reached';
  if (isLate(item, asOf)) return 'late';
  return colomboDate(Date.parse(item.dueAt)) === colomboDate(asOf) ? 'today' : 'tomorrow';
}
