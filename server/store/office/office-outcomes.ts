import type { Documents } from '#content/schemas/documents.ts';
import { contact } from '#server/store/progress.ts';
import {
  type Assessed,
  insertSubmission,
  type NewSubmission,
  type Submission,
  waitingColumns,
  waitsOf,
} from '#server/store/submissions/submissions.ts';
import { type Db, takeLock, type WrittenChannel } from '#server/store/tables.ts';
import { bookingColumns, findSlot, type Slot } from './diary.ts';
import { endOffer } from './offers.ts';
import {
  type Entry,
  historyOf,
  type OutcomeValues,
  outcomeColumns,
  toEntry,
  writeHistory,
} from './office-history.ts';
import { isCallDue, isClosed, isState, type Reason, type State, states } from './office-states.ts';

export interface Outcome {
  state: State;
  /** The state that the person saw when setting the new one. */
  was: State;
  by: string;
  note?: string | null;
  /** The slot of the diary that it has booked now; null: none. Left out: unchanged, see below. */
  slot?: (Pick<Slot, 'id' | 'at'> & Partial<Pick<Slot, 'for'>>) | null;
  /** Why the family withdrew. Left out: unchanged if it was withdrawn, otherwise unknown. */
  reason?: Reason | null;
  /** Ids of the classes in which it is placed (left out: as for the reason), or for which it waits. */
  classes?: readonly string[] | null;
}

/**
 * Sets the state of a submission. Call it in a transaction.
 *
 * In 'new' and 'no-answer' the call is still due. In any other state the family was reached or
 * withdrew, and called_at is when that happened; of one that withdrew before a call and is reached later,
 * when it was reached. reached_at stays when later calls get no answer. A place in the class that is offered accepts
 * the offer; any other place, and withdrawing, end it. Withdrawing frees a seat in the diary.
 * @returns false, with nothing changed, when its state is no longer `was`
 */
export async function setOutcome(
  db: Db,
  documents: Documents,
  id: string,
  { state, was, by, note, reason, classes, slot }: Outcome,
  now: number,
): Promise<boolean> {
  const row = await lockedOutcome(db, id);
  if (row?.state !== was) return false;
  const isAccepted = row.offer_class !== null && classes?.includes(row.offer_class);
  const how = state === 'placed' && isAccepted ? 'accepted' : 'withdrawn';
  const ended = isClosed(state) && (await endOffer(db, documents, id, { how, by }, now));
  const booked = slot === undefined && state === 'withdrawn' ? null : slot;
  const isMoved = booked !== undefined && (booked?.id ?? null) !== row.slot_id;
  const assessmentAt = booked?.at ?? null;
  const { waiting_for, waiting_for_classes } = row;
  const waits = classes
    ? waitingColumns(documents, waitsOf(row), classes, now)
    : { waiting_for, waiting_for_classes };
  const isReachedNow = row.contact === 'withdrew' && state !== 'withdrawn';
  // Undo of earlier versions sets 'new': the family was not reached.
  const isReachedBefore = row.contact === 'called' && state !== 'new';
  const after: OutcomeValues = {
    outcome: state,
    outcome_at: now,
    called_at: isCallDue(state) ? null : isReachedNow ? now : (row.called_at ?? now),
    reached_at: isReachedBefore ? (row.reached_at ?? row.called_at) : null,
    last_by: by,
    last_at: now,
    ...(assessmentAt !== null && { assessment_at: assessmentAt }),
    ...(state !== 'no-answer' && { call_again_at: null }),
    ...((reason || was !== 'withdrawn') && { withdrawn_reason: reason ?? null }),
    ...(state === 'placed' && (classes || was !== 'placed') && { placed_in: listed(classes) }),
    ...(state !== 'placed' && was === 'placed' && { placed_in: null }),
    ...(state === 'waiting' && waits),
    ...(ended && { offer_state: ended.state, offer_at: ended.at }),
  };
  const details = {
    was,
    before: pick(row, after),
    after,
    ...(state === 'assessment' && { assessmentAt }),
    ...(isMoved && { slotWas: row.slot_id }),
    ...(reason && { reason }),
    ...(classes && { classes }),
  };
  const columns = { ...after, ...(isMoved && bookingColumns(booked, now)) };
  await writeHistory(db, id, { at: now, by, what: state, note: note ?? null, details }, columns);
  return true;
}

/**
 * Stores a family that the office has written down: it was reached. Call it in a transaction.
 * @returns false, with nothing changed, when its id is stored already
 */
export async function insertWritten(
  db: Db,
  row: NewSubmission,
  { by, channel, note }: { by: string; channel: WrittenChannel; note?: string | null },
  now: number,
): Promise<boolean> {
  const reached = { outcome: 'called', outcome_at: now, called_at: now } as const;
  const set = { last_by: by, last_at: now, consented_at: null, channel };
  if (!(await insertSubmission(db, { ...row, ...reached, ...set }))) return false;
  const entry = { at: now, by, what: 'written', note: note ?? null } as const;
  await writeHistory(db, row.id, { ...entry, details: { channel } });
  return true;
}

/** The values that a row has in the columns of `others`. */
function pick(row: OutcomeValues, others: OutcomeValues): OutcomeValues {
  const columns = outcomeColumns.filter((column) => Object.hasOwn(others, column));
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

function listed(ids: readonly string[] | null | undefined): string | null {
  return ids && ids.length > 0 ? JSON.stringify(ids) : null;
}

/**
 * Undoes the last outcome that has not been undone: restores each column that it changed, unless
 * another act has changed it since, and its seat in the diary if that is still free: without it,
 * 'assessment' becomes 'called'. Both acts are in the history. Call it in a transaction.
 * @param fits which outcome may be undone; any when left out
 * @returns false, with nothing changed, if no submission has this id, its state is not `was` now, or it is
 * marked as spam, which may get no seat, offer or place again
 */
export async function undoOutcome(
  db: Db,
  id: string,
  { by, was, fits = () => true }: { by: string; was?: State; fits?: (last: Entry) => boolean },
  now: number,
): Promise<boolean> {
  await takeLock(db, 'diary');
  const row = await lockedOutcome(db, id);
  if (!row || row.hold === 'spam' || (was !== undefined && row.state !== was)) return false;
  const last = await lastEffectiveOutcome(db, id);
  if (!last?.details.before || !fits(last)) return false;
  const { before, after, slotWas } = last.details;
  // Of older entries only the day of the next call can have been changed since.
  const set: OutcomeValues = after ?? { call_again_at: null };
  const unchanged = outcomeColumns.filter(
    (column) =>
      Object.hasOwn(before, column) &&
      (restoredAlways.includes(column) ||
        !Object.hasOwn(set, column) ||
        row[column] === set[column]),
  );
  let restored: OutcomeValues = Object.fromEntries(
    unchanged.map((column) => [column, before[column]]),
  );
  const slot = slotWas ? await freeSlot(db, slotWas) : null;
  if (slotWas && !slot && before.outcome === 'assessment') {
    restored = { ...restored, outcome: 'called', assessment_at: null };
  }
  const what = restored.outcome ?? 'new';
  // Entries of version 1.5 and older do not have it.
  if (what === 'new') restored = { ...restored, reached_at: null };
  const details = { was: row.state, undo: true };
  const booking = slotWas === undefined ? {} : bookingColumns(slot, now);
  await writeHistory(db, id, { at: now, by, what, details }, { ...restored, ...booking });
  return true;
}

/** The classes belong to the state: they are restored also when they were changed since. */
const restoredAlways: readonly string[] = ['waiting_for', 'waiting_for_classes'];

/** A slot that has a free seat; null if it has none. One that is over belongs to its result. */
async function freeSlot(db: Db, id: string): Promise<Slot | null> {
  const slot = await findSlot(db, id, { open: true });
  return slot && slot.taken < slot.seats ? slot : null;
}

/**
 * Gives a family a seat of a slot in place of the one that it had, or frees it. While the call is
 * due, and for a campus tour, the state does not change; otherwise a seat sets 'assessment', and
 * without one 'assessment' becomes 'called'. Call it in a transaction that has the diary's lock.
 * @param slot null: cancels
 */
export async function setBooking(
  db: Db,
  documents: Documents,
  { id, state: was, tourAt }: Submission,
  slot: Slot | null,
  { by, note }: { by: string; note?: string },
  now: number,
): Promise<void> {
  const isTour = slot ? slot.for === 'tour' : tourAt !== null;
  if (!isTour && (slot ? !isCallDue(was) : was === 'assessment')) {
    const state = slot ? 'assessment' : 'called';
    await setOutcome(db, documents, id, { state, was, by, note, slot }, now);
    return;
  }
  const details = { assessmentAt: slot?.at ?? null, ...(isTour && { tour: true as const }) };
  await writeHistory(db, id, { at: now, by, what: 'slot', details }, bookingColumns(slot, now));
}

/** The last outcome that has not been undone. */
export async function lastEffectiveOutcome(db: Db, id: string): Promise<Entry | undefined> {
  return effectiveOutcomes(await historyOf(db, id)).at(-1);
}

/** Ids of the classes in which a family had a place until its last outcome. */
export async function placesBefore(db: Db, id: string): Promise<string[]> {
  const last = await lastEffectiveOutcome(db, id);
  return JSON.parse(last?.details.before?.placed_in ?? '[]');
}

/** How often a family did not answer, by submission. An undone attempt does not count. */
export async function countNoAnswers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string | null, number>();
  const rows = await db
    .selectFrom('submission_history')
    .selectAll()
    .where('submission_id', 'in', ids)
    .where('what', 'in', states)
    .orderBy('id')
    .execute();
  const bySubmission = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return new Map(
    [...bySubmission].map(([id, own]) => {
      const outcomes = effectiveOutcomes(own.map(toEntry));
      return [id, outcomes.filter(({ what }) => what === 'no-answer').length];
    }),
  );
}

/** The entry of a history, oldest first, that Undo would undo. */
export function undoableEntry(history: readonly Entry[]): Entry | undefined {
  const last = effectiveOutcomes(history).at(-1);
  return last?.details.before && last;
}

/** The outcomes that have not been undone, oldest first. */
function effectiveOutcomes(history: readonly Entry[]): Entry[] {
  const outcomes: Entry[] = [];
  for (const entry of history) {
    if (!isState(entry.what)) continue;
    if (entry.details.undo) outcomes.pop();
    else outcomes.push(entry);
  }
  return outcomes;
}

/** The columns that an outcome changes, locked until the transaction ends. */
function lockedOutcome(db: Db, id: string) {
  return db
    .selectFrom('submissions')
    .select(['state', 'hold', 'slot_id', 'received_at', 'offer_class', ...outcomeColumns])
    .select(contact.as('contact'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Stores the result of the assessment that a family had. Call it in a transaction.
 * @param note for the history
 */
export async function setAssessed(
  db: Db,
  { id, slotId }: Submission,
  { note, ...assessed }: Assessed & { note: string | null },
): Promise<void> {
  const { by, at, result, suggest } = assessed;
  const columns = { assessed_slot: slotId, assessed: JSON.stringify(assessed) };
  const details = { result, ...(suggest && { classes: [suggest] }) };
  await writeHistory(db, id, { at, by, what: 'assessed', note, details }, columns);
}
