import { type SqlBool, sql } from 'kysely';
import type { Documents } from '#content/schemas/documents.ts';
import { fullClosures } from '#rules/calendar/closed-days.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { knownClosures } from './closures.ts';
import {
  changeableUntil,
  choosableSlots,
  choosesTime,
  closedDays,
  findSlot,
  type Slot,
} from './diary.ts';

const DAY = 86_400_000;

/** What the booked slot is for; an assessment without a slot. */
export function bookedPurpose(submission: Pick<Submission, 'tourAt'>): Slot['for'] {
  return submission.tourAt === null ? 'assessment' : 'tour';
}

/**
 * The times that a family can choose on its own page, at first or in place of its own, in order. Where
 * there are none, no page, mail or message asks it to choose.
 * @param now milliseconds since 1970
 */
export async function timesToChoose(
  db: Db,
  documents: Documents,
  submission: Submission,
  now: number,
  purpose: Slot['for'] = 'assessment',
): Promise<Slot[]> {
  if (!choosesTime(submission, purpose)) return [];
  if (await isFixed(db, documents, submission, now)) return [];
  const slots = await choosableSlots(db, documents, now, purpose);
  return slots.filter(({ id }) => id !== submission.slotId);
}

/** Whether a family can still move or cancel its time on its own page. `now` as above. */
export async function canChangeTime(
  db: Db,
  documents: Documents,
  submission: Submission,
  now: number,
): Promise<boolean> {
  if (!choosesTime(submission, bookedPurpose(submission))) return false;
  return !(await isFixed(db, documents, submission, now));
}

/** Whether it is too late to change the time that is booked. One that is off can be changed. */
export async function isFixed(
  db: Db,
  documents: Documents,
  submission: Submission,
  now: number,
): Promise<boolean> {
  const { slotAt, state } = submission;
  if (slotAt === null || now < changeableUntil(slotAt)) return false;
  const is = await appointmentIs(db, documents, submission, now);
  return is === 'ahead' || (is !== 'off' && state === 'assessment');
}

/**
 * What is true of a family's time, for an assessment or a tour: 'ahead'; 'begun', until its end or until
 * it has a result; 'over', so that the office decides what comes next; 'off': the family needs another
 * one; undefined without one. `now` as above.
 */
export async function appointmentIs(
  db: Db,
  documents: Documents,
  submission: Submission,
  now: number,
): Promise<'ahead' | 'begun' | 'over' | 'off' | undefined> {
  const { slotId, assessmentAt, tourAt, assessed } = submission;
  const at = assessmentAt ?? tourAt;
  if (at === null) return undefined;
  if (isOff(submission, await closedDays(db, documents))) return 'off';
  if (at > now) return 'ahead';
  if (assessed) return 'over';
  const minutes = (slotId && (await findSlot(db, slotId))?.minutes) || 0;
  return at + minutes * 60_000 > now ? 'begun' : 'over';
}

/** The same of an assessment only. */
export async function assessmentIs(...given: Parameters<typeof appointmentIs>) {
  return given[2].assessmentAt === null ? undefined : appointmentIs(...given);
}

/**
 * Whether a family's time does not take place, or did not: it missed the assessment, or the school is
 * closed on that day and the family did not come.
 */
export function isOff(
  { assessmentAt, tourAt, assessed }: Submission,
  isClosed: Awaited<ReturnType<typeof closedDays>>,
): boolean {
  const at = assessmentAt ?? tourAt;
  if (assessed) return assessed.result === 'missed';
  return at !== null && isClosed(colomboDate(at));
}

/**
 * As SQL, of the time of a submission: the same as `isOff`, and whether it is an assessment that has begun,
 * on a day that is not closed. `now` as above.
 */
export async function timeConditions(db: Db, documents: Documents, now: number) {
  const spans = fullClosures(await knownClosures(db, documents));
  const days = spans.map(
    ({ from, to }) => sql`slot_at >= ${startOf(from)} and slot_at < ${startOf(to) + DAY}`,
  );
  const isClosed = sql<SqlBool>`(${days.length > 0 ? sql.join(days, sql` or `) : sql`false`})`;
  const hasBegun = sql<SqlBool>`(slot_for is null and slot_at <= ${now} and not ${isClosed})`;
  const isOff = sql<SqlBool>`(case when assessed_slot = slot_id
    then assessed like '%"result":"missed"%' else ${isClosed} end)`;
  return { isOff, hasBegun };
}
