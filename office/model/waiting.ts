import type { Item } from './types.ts';

/** Brothers and sisters in a list: another child with the same parent's phone or e-mail address. */
export function siblingsIn(item: Item, others: readonly Item[]): Item[] {
  return others.filter(
    (other) =>
      other.name !== item.name &&
      (isSame(other.guardianPhoneE164, item.guardianPhoneE164) ||
        isSame(other.guardianEmail?.toLowerCase(), item.guardianEmail?.toLowerCase())),
  );
}

function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && one === other;
}

/** The families that wait for a class, in the server's order. */
export interface WaitingGroups {
  inOrder: Item[];
  /** They have an open offer of a place in this class. */
  offered: Item[];
  /** They answered it, or its time is over. */
  answered: Item[];
}

export function waitingGroups(items: readonly Item[], id: string): WaitingGroups {
  const groups: WaitingGroups = { inOrder: [], offered: [], answered: [] };
  for (const item of items) {
    const { offer } = item;
    if (offer?.class !== id || offer.state === 'withdrawn') groups.inOrder.push(item);
    else groups[offer.state === 'open' ? 'offered' : 'answered'].push(item);
  }
  return groups;
}
