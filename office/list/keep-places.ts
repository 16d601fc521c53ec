/** What a list is kept as: its pages as they came, each with its items. */
export interface Pages<Item> {
  pages: { items: Item[] }[];
}

/**
 * A list that has come anew, in the places of the one on the screen, so that nothing moves under a
 * finger: who is there stays where they are with what is known of them now, and who has left stays
 * as last seen. Pages beyond those on the screen follow them. Who is new is in neither: an arrival
 * has a slip of its own until the next load.
 */
export function keepPlaces<Item extends { reference: string }, Data extends Pages<Item>>(
  shown: Data,
  fresh: Data,
): Data {
  const known = new Map(
    fresh.pages.flatMap(({ items }) => items.map((item) => [item.reference, item])),
  );
  const kept = shown.pages.map((page, at) => ({
    ...(fresh.pages[at] ?? page),
    items: page.items.map((item) => known.get(item.reference) ?? item),
  }));
  const places = new Set(kept.flatMap(({ items }) => items.map(({ reference }) => reference)));
  const more = fresh.pages.slice(shown.pages.length).map((page) => ({
    ...page,
    items: page.items.filter(({ reference }) => !places.has(reference)),
  }));
  return { ...fresh, pages: [...kept, ...more] };
}
