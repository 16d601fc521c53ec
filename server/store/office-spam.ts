import { writeHistory } from './office-history.ts';
import type { Db } from './tables.ts';

/** In place of a digest's number: somebody has read it, so that no digest need name it. */
const READ_AT_THE_DESK = 'read at the desk';

/**
 * Holds a submission as spam, on somebody's word; false when it is held as that already. To be
 * called in a transaction.
 */
export async function markSpam(db: Db, id: string, by: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ hold: 'spam', hold_reasons: 'marked as spam at the desk', digest_id: READ_AT_THE_DESK })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('hold', 'is', null), eb('hold', '!=', 'spam')]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await writeHistory(db, id, { at: now, by, what: 'spam', note: null, details: {} });
  return true;
}
