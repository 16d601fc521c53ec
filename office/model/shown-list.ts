import type { Item } from './types.ts';

/** A list as it was fetched: the loaded pages together. */
export interface Fetched {
  items: readonly Item[];
  /** When its first page was fetched, in milliseconds since 1970. */
  asOf: number;
  hasMore: boolean;
}

/** A list as it is on the screen. */
export interface Shown {
  fetched: Fetched;
  items: readonly Item[];
  /** New submissions that are not shown yet. */
  waiting: readonly Item[];
  /** References of those that were added while the list was on the screen. */
  arrived: ReadonlySet<string>;
  /** Those that this fetch found for the first time, to be announced. */
  announced: readonly Item[];
}

export function showAll(fetched: Fetched, arrived: Shown['arrived'] = new Set()): Shown {
  return { fetched, items: fetched.items, waiting: [], arrived, announced: [] };
}

/**
 * Brings a fetched list onto the screen.
 *
 * @param isInUse the list is scrolled or was just touched: then no row moves, rows that
 * left the list go, and new submissions wait behind a button
 */
export function update(shown: Shown, fetched: Fetched, isInUse: boolean): Shown {
  const known = new Set(
    [...shown.fetched.items, ...shown.items, ...shown.waiting].map(({ reference }) => reference),
  );
  const isMorePages = fetched.asOf === shown.fetched.asOf;
  const found = isMorePages ? [] : newIn(shown.fetched, fetched, known);
  const isNew = new Set([...shown.waiting, ...found].map(({ reference }) => reference));
  if (!isInUse && !isMorePages) {
    return { ...showAll(fetched, new Set([...shown.arrived, ...isNew])), announced: found };
  }
  const current = new Map(fetched.items.map((item) => [item.reference, item]));
  const stillListed = shown.items.flatMap(({ reference }) => current.get(reference) ?? []);
  const placed = new Set(stillListed.map(({ reference }) => reference));
  const others = fetched.items.filter(({ reference }) => !placed.has(reference));
  return {
    fetched,
    items: [...stillListed, ...others.filter(({ reference }) => !isNew.has(reference))],
    waiting: others.filter(({ reference }) => isNew.has(reference)),
    arrived: shown.arrived,
    announced: found,
  };
}

/** The new ones take their places. */
export function showWaiting(shown: Shown): Shown {
  const references = shown.waiting.map(({ reference }) => reference);
  return showAll(shown.fetched, new Set([...shown.arrived, ...references]));
}

/** Without those that only moved up from behind the last loaded page. */
function newIn(before: Fetched, fetched: Fetched, known: ReadonlySet<string>): Item[] {
  const last = fetched.items.findLastIndex(({ reference }) => known.has(reference));
  return fetched.items.filter(
    ({ reference, receivedAt }, at) =>
      !known.has(reference) &&
      !(before.hasMore && at > last && Date.parse(receivedAt) <= before.asOf),
  );
}
