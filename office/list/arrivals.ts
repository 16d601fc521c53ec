import type { Item } from '../api/submission.ts';
import type { View } from './filters.ts';

/** Who has just come in and belongs into this view, unless the list itself shows them already. */
export function arrivalsIn(view: View, arrived: readonly Item[], listed: readonly Item[]): Item[] {
  if (view.q || (view.tab !== 'open' && view.tab !== 'new')) return [];
  const shown = new Set(listed.map(({ reference }) => reference));
  return arrived.filter(
    ({ reference, kind }) => !shown.has(reference) && (!view.kind || kind === view.kind),
  );
}
