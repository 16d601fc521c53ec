import { type ExpressionBuilder, sql } from 'kysely';
import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { FreeTime } from '#payloads/envelope.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { isClosedOn } from '#rules/timetable/published-closures.ts';
import { type Submission, toSubmission } from '#server/store/submissions/submissions.ts';
import { type Db, type Tables, takeLock } from '#server/store/tables.ts';
import { knownClosures } from './closures.ts';
import { announce } from './office-changes.ts';
import { writeAccount } from './office-history.ts';
import { closedStates, isClosed, type State } from './office-states.ts';

/** A time in the diary, and how many of its seats are taken. `at` in milliseconds since 1970. */
export type Slot = NonNullable<Awaited<ReturnType<typeof findSlot>>>;

/** A slot to be opened; for an assessment of any family, unless it says otherwise. */
export type NewSlot = Omit<Slot, 'taken' | 'for' | 'submissionId'> &
  Partial<Pick<Slot, 'for' | 'submissionId'>>;

/** The length of a slot that is opened for one family, in minutes. */
const OWN_MINUTES = 30;

/** How far ahead a family can choose, in days. */
const DAYS_AHEAD = 30;
/** Families can choose, move and cancel until 18:00 in Colombo of the day before. */
const HOURS_BEFORE_DAY = 6;
const REMINDER_HOURS_BEFORE_DAY = 7;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The time between two rounds of jobs, in milliseconds. */
const ROUND = HOUR / 4;

/** Opens slots. Call it in a transaction. */
export async function openSlots(db: Db, slots: readonly NewSlot[], by: string, now: number) {
  const made = { created_at: now, created_by: by };
  const rows = slots.map(({ at, for: purpose, submissionId, ...slot }) => ({
    ...slot,
    starts_at: at,
    purpose: purpose === 'tour' ? purpose : null,
    submission_id: submissionId ?? null,
    ...made,
  }));
  await db.insertInto('slots').values(rows).execute();
  await writeAccount(db, by, 'opened slots', summary(slots), now);
  await announce(db, 'slots');
}

/**
 * The slot of one seat at a time that is for one family alone; opened unless there is one. Call it in
 * a transaction that has the diary's lock.
 */
export async function ownSlot(db: Db, submissionId: string, at: number, by: string, now: number) {
  const find = () =>
    slotQuery(db)
      .where('submission_id', '=', submissionId)
      .where('starts_at', '=', at)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
  const known = await find();
  if (known) return known;
  const one = { id: crypto.randomUUID(), at, minutes: OWN_MINUTES, seats: 1, room: '' };
  await openSlots(db, [{ ...one, submissionId }], by, now);
  return find();
}

/** Closes a slot; its bookings must be cancelled before. Call it in a transaction. */
export async function closeSlot(db: Db, slot: Slot, by: string, now: number): Promise<void> {
  await db.updateTable('slots').set({ closed_at: now }).where('id', '=', slot.id).execute();
  await writeAccount(db, by, 'closed a slot', summary([slot]), now);
  await announce(db, 'slots');
}

/**
 * The slots that start between two times (the second excluded), in order; not the closed ones, and
 * not one that was opened for a single family which no longer has it.
 */
export async function slotsBetween(db: Db, from: number, before: number): Promise<Slot[]> {
  return slotQuery(db)
    .where('closed_at', 'is', null)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', before)
    .where((eb) => eb('submission_id', 'is', null).or(eb(bookings(eb), '>', 0)))
    .orderBy('starts_at')
    .orderBy('room')
    .execute();
}

/** A slot; closed ones too, unless only open ones are wanted. */
export async function findSlot(db: Db, id: string, { open = false } = {}) {
  return slotQuery(db)
    .where('id', '=', id)
    .$if(open, (query) => query.where('closed_at', 'is', null))
    .executeTakeFirst();
}

/** The slots that a family can choose now for an assessment or a tour, in order. */
export async function choosableSlots(
  db: Db,
  documents: Documents,
  now: number,
  purpose: Slot['for'] = 'assessment',
): Promise<Slot[]> {
  const today = colomboDate(now);
  const slots = await slotsBetween(db, startOf(today), startOf(addDays(today, DAYS_AHEAD + 1)));
  if (slots.length === 0) return [];
  const isClosed = await closedDays(db, documents);
  return slots.filter(
    ({ at, taken, seats, submissionId, for: use }) =>
      submissionId === null &&
      use === purpose &&
      taken < seats &&
      now < changeableUntil(at) &&
      !isClosed(colomboDate(at)),
  );
}

/** How many free times a receipt offers. */
const NEXT_TIMES = 3;

/** The next free times for an assessment, for the receipt of a registration. */
export async function nextTimes(db: Db, documents: Documents, now: number): Promise<FreeTime[]> {
  const slots = await choosableSlots(db, documents, now);
  const times = slots.filter(({ at }, place) => at !== slots[place - 1]?.at);
  return times.slice(0, NEXT_TIMES).map(({ id, at }) => ({ id, at }));
}

const choosingStates: readonly State[] = ['new', 'no-answer', 'called', 'assessment'];

/**
 * Whether a family can choose a time on its own page, while there are free slots. A held submission
 * cannot: it may be spam.
 * @param purpose a tour is for every submission that is open
 */
export function choosesTime(
  { kind, state, hold }: Pick<Submission, 'kind' | 'state' | 'hold'>,
  purpose: Slot['for'] = 'assessment',
): boolean {
  if (hold !== null) return false;
  if (purpose === 'tour') return !isClosed(state);
  return kind === 'registration' && choosingStates.includes(state);
}

/** Until when a family can change a booking of a slot that starts at this time. */
export function changeableUntil(at: number): number {
  return startOf(colomboDate(at)) - HOURS_BEFORE_DAY * HOUR;
}

/** @returns whether the school is, or was, closed for both levels on a day */
export async function closedDays(db: Db, documents: Documents): Promise<(day: IsoDate) => boolean> {
  const closures = await knownClosures(db, documents);
  return (day) => isClosedOn(day, closures);
}

/** Whether the school is closed for both levels at a time: then no family is expected. */
export async function isClosedAt(db: Db, documents: Documents, at: number): Promise<boolean> {
  return (await closedDays(db, documents))(colomboDate(at));
}

/** The submissions with a booking between two times (the second excluded), in order. */
export async function bookedSubmissions(db: Db, from: number, before = Number.MAX_SAFE_INTEGER) {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('slot_id', 'is not', null)
    .where('state', '!=', 'withdrawn')
    .where('slot_at', '>=', from)
    .where('slot_at', '<', before)
    .orderBy('slot_at')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(toSubmission);
}

/** The columns of a submission's booking; null: without one, and so without the time of an assessment. */
export function bookingColumns(
  slot: (Pick<Slot, 'id' | 'at'> & Partial<Pick<Slot, 'for'>>) | null,
  now: number,
) {
  if (!slot) {
    const none = { slot_id: null, slot_at: null, slot_for: null, slot_reminded_at: null };
    return { ...none, assessment_at: null };
  }
  // The confirmation is reminder enough.
  const slot_reminded_at = now >= remindedAt(slot.at) ? now : null;
  const slot_for = slot.for === 'tour' ? slot.for : null;
  return { slot_id: slot.id, slot_at: slot.at, slot_for, slot_reminded_at };
}

/** When a family is reminded of a slot that starts at this time: at 17:00 of the day before. */
export function remindedAt(at: number): number {
  return startOf(colomboDate(at)) - REMINDER_HOURS_BEFORE_DAY * HOUR;
}

/**
 * Assigns the reminders that are due before the next round of jobs, each once. Families whose day is
 * closed, or that have a place already, get none. Call it in a transaction.
 * @param now milliseconds since 1970
 * @returns the submissions, and when their mail is due
 */
export async function assignSlotReminders(trx: Db, documents: Documents, now: number) {
  await takeLock(trx, 'diary');
  const isClosed = await closedDays(trx, documents);
  const rows = await trx
    .selectFrom('submissions')
    .selectAll()
    .where('slot_at', '>', now)
    .where('slot_at', '<', now + 2 * DAY)
    .where('state', 'not in', closedStates)
    .where('slot_reminded_at', 'is', null)
    .execute();
  const due = rows
    .map(toSubmission)
    .map((submission) => ({ submission, at: Number(submission.slotAt) }))
    .filter(({ at }) => remindedAt(at) <= now + ROUND && !isClosed(colomboDate(at)));
  const set = trx.updateTable('submissions').set({ slot_reminded_at: now });
  for (const { submission } of due) await set.where('id', '=', submission.id).execute();
  return due.map(({ submission, at }) => ({ submission, due: Math.max(now, remindedAt(at)) }));
}

function slotQuery(db: Db) {
  return db
    .selectFrom('slots')
    .select(['id', 'starts_at as at', 'minutes', 'seats', 'room', 'submission_id as submissionId'])
    .select((eb) => [
      eb.fn.coalesce('purpose', sql<'assessment'>`'assessment'`).as('for'),
      bookings(eb).as('taken'),
    ]);
}

/** How many seats of a slot are taken. */
function bookings(eb: ExpressionBuilder<Tables, 'slots'>) {
  return eb
    .selectFrom('submissions')
    .select((sub) => sub.fn.countAll<number>().as('count'))
    .whereRef('slot_id', '=', 'slots.id')
    .where('state', '!=', 'withdrawn')
    .$asScalar()
    .$notNull();
}

function summary(slots: readonly Pick<Slot, 'at'>[]): string {
  const [first] = slots;
  return first ? `${colomboDate(first.at)}: ${slots.length}` : '';
}
