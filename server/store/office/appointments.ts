import type { Documents } from '#content/schemas/documents.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import {
  changeableUntil,
  choosableSlots,
  choosesTime,
  findSlot,
  isClosedAt,
  type Slot,
} from './diary.ts';

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

/** Whether it is too late to change the time that is booked. One on a closed day can be changed. */
export async function isFixed(
  db: Db,
  documents: Documents,
  { slotAt, state, assessed }: Submission,
  now: number,
): Promise<boolean> {
  if (slotAt === null || now < changeableUntil(slotAt)) return false;
  if (slotAt <= now) return state === 'assessment' && assessed?.result !== 'missed';
  return !(await isClosedAt(db, documents, slotAt, now));
}

/**
 * What is true of the time that is set for a family's assessment: 'ahead'; 'begun', until its end or until
 * it has a result; 'over', so that the office decides what comes next; 'off', since the family did not come
 * or the school is closed then; undefined without one. `now` as above.
 */
export async function assessmentIs(
  db: Db,
  documents: Documents,
  { slotId, assessmentAt, assessed }: Submission,
  now: number,
): Promise<'ahead' | 'begun' | 'over' | 'off' | undefined> {
  if (assessmentAt === null) return undefined;
  if (assessed?.result === 'missed') return 'off';
  if (await isClosedAt(db, documents, assessmentAt, now)) return 'off';
  if (assessmentAt > now) return 'ahead';
  if (assessed) return 'over';
  const minutes = (slotId && (await findSlot(db, slotId))?.minutes) || 0;
  return assessmentAt + minutes * 60_000 > now ? 'begun' : 'over';
}
