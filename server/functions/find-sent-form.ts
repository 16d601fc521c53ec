import { findByReference, type Submission } from '#server/store/submissions.ts';
import type { Store } from '#server/store/tables.ts';

/**
 * The submission of a reference, for its confirmation page. Undefined when it has been erased, and
 * when the store fails: the page can do without it.
 */
export async function findSentForm(
  store: Store,
  reference: string,
): Promise<Submission | undefined> {
  return findByReference(store, reference).catch(() => undefined);
}
