import { allReferences, changesAfter, newestChange } from '#server/store/office-changes.ts';
import type { Store } from '#server/store/tables.ts';

/** Read at a time; more wait for the next look. */
const AT_ONCE = 500;
/** How often a number that was left out is looked for again. */
const LOOKS = 40;

/**
 * Watches what changes in the database, whoever changes it. Each call of the result gives the
 * references of submissions and the ids of classes that have changed since the one before.
 *
 * On Postgres numbers are given before the commit, so that a lower one may appear after a higher
 * one: those that were left out are looked for a while longer. What was erased is not written down
 * by name, so it is what is gone of all that was there.
 */
export async function watchChanges(store: Store): Promise<() => Promise<Set<string>>> {
  let newest = await newestChange(store);
  let known = await allReferences(store);
  const missed = new Map<number, number>();

  return async () => {
    const changes = await changesAfter(store, newest, [...missed.keys()], AT_ONCE);
    for (const [seq, looks] of missed) {
      if (looks > 1) missed.set(seq, looks - 1);
      else missed.delete(seq);
    }
    const changed = new Set<string>();
    let erased = false;
    for (const { seq, reference, class: id } of changes) {
      // A jump this wide is a sequence that was set, not so many commits under way.
      for (let left = Math.max(newest + 1, seq - AT_ONCE); left < seq; left += 1) {
        missed.set(left, LOOKS);
      }
      missed.delete(seq);
      newest = Math.max(newest, seq);
      if (id !== null) {
        changed.add(id);
      } else if (reference === null) {
        erased = true;
      } else {
        changed.add(reference);
        known.add(reference);
      }
    }
    if (erased) {
      const now = await allReferences(store);
      for (const reference of known.difference(now)) changed.add(reference);
      known = now;
    }
    return changed;
  };
}
