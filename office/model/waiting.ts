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
