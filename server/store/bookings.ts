import { bookingColumns, type Slot } from './diary.ts';
import { writeHistory } from './office-history.ts';
import { setOutcome } from './office-outcomes.ts';
import { isOwed } from './office-states.ts';
import type { Submission } from './submissions.ts';
import type { Db } from './tables.ts';

/**
 * Gives a family a seat of a slot in place of the one that it had. While the call is owed the state
 * stays; otherwise it becomes 'assessment'. Call it in a transaction that has the diary's lock.
 */
export async function bookSlot(
  db: Db,
  { id, state }: Submission,
  slot: Slot,
  by: string,
  now: number,
): Promise<void> {
  if (isOwed(state)) return setSlot(db, id, slot, by, now);
  const outcome = { state: 'assessment', was: state, by, note: null, assessmentAt: null } as const;
  await setOutcome(db, id, { ...outcome, slot }, now);
}

/**
 * Frees the seat of a booking; 'assessment' becomes 'called'. Call it in a transaction
 * that has the diary's lock.
 * @param note for the history
 */
export async function cancelBooking(
  db: Db,
  { id, state }: Submission,
  { by, note }: { by: string; note: string },
  now: number,
): Promise<void> {
  if (state !== 'assessment') return setSlot(db, id, null, by, now);
  const outcome = { state: 'called', was: state, by, note, assessmentAt: null } as const;
  await setOutcome(db, id, { ...outcome, slot: null }, now);
}

async function setSlot(
  db: Db,
  id: string,
  slot: Slot | null,
  by: string,
  now: number,
): Promise<void> {
  const columns = bookingColumns(slot, now);
  await db.updateTable('submissions').set(columns).where('id', '=', id).execute();
  const details = { assessmentAt: slot?.at ?? null };
  await writeHistory(db, id, { at: now, by, what: 'slot', note: null, details });
}
