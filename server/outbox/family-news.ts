import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { appointmentIs } from '#server/store/office/appointments.ts';
import { familiesInClasses } from '#server/store/office/class-families.ts';
import { bookedSubmissions, closedDays, findSlot } from '#server/store/office/diary.ts';
import { knownHours, movedClasses, takeMovedClasses } from '#server/store/office/moved-classes.ts';
import { hasOrMayHave } from '#server/store/office/offers.ts';
import { announce } from '#server/store/office/office-changes.ts';
import { isClosed } from '#server/store/office/office-states.ts';
import { appointmentMessages, lastMailed, placeMessages } from '#server/store/outbox/mails.ts';
import {
  findSubmission,
  placeKey,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import { type Db, takeLock } from '#server/store/tables.ts';
import {
  enqueue,
  enqueueToFamily,
  openMailboxes,
  removePending,
  removeUnsentMoves,
} from './enqueue.ts';
import { mailOffer } from './offer-news.ts';

/** Changes of an appointment within this time make one mail, in milliseconds. */
const TOGETHER_MS = 10_000;

interface Times {
  /** Milliseconds since 1970. */
  now: number;
  /** How long the mails wait, in milliseconds: DESK_WAIT_MS for an act of the desk. */
  wait: number;
  /** Whether the family gets a mail about a change of its place; true by default. */
  tell?: boolean;
}

/**
 * Does something that may change a submission's booking in the diary or its place, and enqueues the
 * mails about that in the same transaction. Other changes of the diary wait until it ends.
 *
 * The mail says what is different from the last mail that it got. A mail that has not been
 * attempted yet is removed: what was undone in time is never mailed, and several changes make one.
 * @param act begins with the submission as it is stored now
 */
export async function withFamilyMails<Result>(
  trx: Db,
  documents: Documents,
  id: string,
  times: Times,
  act: (before: Submission | undefined) => Promise<Result>,
): Promise<Result> {
  await takeLock(trx, 'diary');
  const before = await findSubmission(trx, id, 'locked');
  const result = await act(before);
  const after = await findSubmission(trx, id);
  if (!before || !after) return result;
  if (placeKey(before.placedIn) !== placeKey(after.placedIn)) await enqueuePlace(trx, after, times);
  if (!isClosed(after.state)) await mailOffer(trx, after, times.now, times.wait);
  if (before.slotId === after.slotId) return result;
  await announce(trx, 'slots');
  // The booking has forgotten that a reminder waits: the jobs make another, also if it is moved back.
  await removePending(trx, id, ['appointment-reminder']);
  await mailAppointment(trx, documents, after, times);
  return result;
}

/**
 * Enqueues the mails to families that have a time on a day that was closed since their last mail, or
 * is open again. Their bookings stay, so that the office sees them. Call it in a transaction, after
 * whatever may close the school or open it: the desk, a publication.
 * @param now milliseconds since 1970
 * @param wasClosed where it is known which days were closed before: a family whose confirmation was
 * held back by a closure then gets it
 */
export async function mailAboutClosedDays(
  trx: Db,
  documents: Documents,
  now: number,
  wasClosed?: (day: IsoDate) => boolean,
): Promise<void> {
  await takeLock(trx, 'diary');
  const isClosedDay = await closedDays(trx, documents);
  for (const submission of await bookedSubmissions(trx, now)) {
    const { id, slotId } = submission;
    const day = colomboDate(Number(submission.slotAt));
    const last = await lastMailed(trx, id, appointmentMessages);
    const outdated = isClosedDay(day) ? 'appointment' : 'appointment-cancelled';
    const isOutdated = last?.message === outdated && last.batch_id === slotId;
    if (isOutdated || (wasClosed && wasClosed(day) !== isClosedDay(day)))
      await mailAppointment(trx, documents, submission, { now, wait: DESK_WAIT_MS });
  }
}

/**
 * Enqueues one mail to each family about all classes that have moved in which it has a place, or is offered one; see
 * takeMovedClasses. Several moves before a mail leaves make one, and a move that is undone by then makes none.
 * Call it in a transaction.
 */
export async function mailAboutMovedClasses(
  trx: Db,
  documents: Documents,
  now: number,
): Promise<void> {
  await takeLock(trx, 'diary');
  const moved = await takeMovedClasses(trx, documents, now);
  const families = moved.length > 0 ? await familiesInClasses(trx) : [];
  for (const family of families) {
    const theirs = moved.filter(({ one }) => hasOrMayHave(family, one.id, now));
    if (theirs.length === 0) continue;
    for (const mailbox of await openMailboxes(trx, family)) {
      const known = knownHours(theirs, await removeUnsentMoves(trx, family.id, mailbox, now));
      if (movedClasses(documents, known, now).length === 0) continue;
      const batchId = JSON.stringify(known);
      const mail = { message: 'class-moved', submissionId: family.id, batchId } as const;
      await enqueue(trx, [mailbox], mail, now + DESK_WAIT_MS);
    }
  }
}

async function enqueuePlace(trx: Db, submission: Submission, { now, wait, tell = true }: Times) {
  await removePending(trx, submission.id, placeMessages);
  const last = await lastMailed(trx, submission.id, placeMessages);
  const known = last?.message === 'place' ? placeKey(String(last.batch_id).split(' ')) : '';
  const place = placeKey(submission.placedIn);
  if (!tell || place === known) return;
  const message = place ? 'place' : 'place-ended';
  await enqueueToFamily(trx, submission, { message, batchId: place || known }, now + wait);
}

/**
 * Enqueues the mail about a submission's appointment, if the last one says something else. Call it in a
 * transaction.
 */
export async function mailAppointment(
  trx: Db,
  documents: Documents,
  submission: Submission,
  { now, wait }: Times,
) {
  const { id, slotId, slotSequence } = submission;
  await removePending(trx, id, appointmentMessages);
  const last = await lastMailed(trx, id, appointmentMessages);
  const known = last?.message === 'appointment' ? last.batch_id : null;
  const booked = (await appointmentIs(trx, documents, submission, now)) === 'ahead' ? slotId : null;
  const about = booked ?? known;
  if (!about || booked === known) return;
  if (!booked && Number((await findSlot(trx, about))?.at) <= now) return;
  await trx
    .updateTable('submissions')
    .set({ slot_sequence: slotSequence + 1 })
    .where('id', '=', id)
    .execute();
  const message = booked ? 'appointment' : 'appointment-cancelled';
  const due = Math.max(now + wait, (last?.created_at ?? 0) + TOGETHER_MS);
  await enqueueToFamily(trx, submission, { message, batchId: about }, due);
}
