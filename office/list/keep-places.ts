/** What a list is kept as: its pages as they came, each with its items. */
export interface Pages<Item> {
  pages: { items: Item[] }[];
}

/**
 * A list that has come anew, in the places of the one on the screen, so that nothing moves under a
 * finger: who is there stays where they are with what is known of them now, and who has left stays
 * as last seen. Whoever else the answer holds follows them, so that nobody is left out; but not the
 * newcomers, who have a slip of their own until the next load.
 */
export function keepPlaces<Item extends { reference: string }, Data extends Pages<Item>>(
  shown: Data,
  fresh: Data,
  newcomers: readonly Item[],
): Data {
  const known = new Map(
    fresh.pages.flatMap(({ items }) => items.map((item) => [item.reference, item])),
  );
  const kept = shown.pages.map((page, at) => ({
    ...(fresh.pages[at] ?? page),
    items: page.items.map((item) => known.get(item.reference) ?? item),
  }));
  const placed = new Set(
    [...kept.flatMap(({ items }) => items), ...newcomers].map(({ reference }) => reference),
  );
  const others = ({ items }: { items: Item[] }) =>
    items.filter(({ reference }) => !placed.has(reference));
  kept.at(-1)?.items.push(...fresh.pages.slice(0, kept.length).flatMap(others));
  const more = fresh.pages.slice(kept.length).map((page) => ({ ...page, items: others(page) }));
  return { ...fresh, pages: [...kept, ...more] };
}
