import type { Counts } from '../api/submission.ts';
import { openStates, type View } from './filters.ts';

/** How many of a view are not shown yet; undefined where the counts do not say. */
export function leftOf(view: View, counts: Counts, shown: number): number | undefined {
  if (view.q || view.kind) return undefined;
  const all =
    view.tab === 'open'
      ? openStates.reduce((sum, state) => sum + counts[state], 0)
      : counts[view.tab];
  return Math.max(0, all - shown);
}
