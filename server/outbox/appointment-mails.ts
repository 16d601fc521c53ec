import { colomboDate } from '#rules/calendar/colombo.ts';
import { bookedSubmissions, closedDays } from '#server/store/diary.ts';
import { announce } from '#server/store/office-changes.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import { type Db, type MessageName, takeLock } from '#server/store/tables.ts';
import { unwantedMailboxes } from '#server/store/unwanted-mailboxes.ts';
import { enqueue, mailboxesOf } from './enqueue.ts';

type AppointmentMessage = Extract<MessageName, `appointment${string}`>;

/**
 * Does something that may change a submission's booking in the diary, and enqueues the mails about
 * that in the same transaction. Other changes of the diary wait until it ends.
 * @param act begins with the submission as it is stored now
 */
export async function withAppointmentMails<Result>(
  trx: Db,
  id: string,
  now: number,
  act: (before: Submission | undefined) => Promise<Result>,
): Promise<Result> {
  await takeLock(trx, 'diary');
  const before = await findSubmission(trx, id, 'locked');
  const result = await act(before);
  const after = await findSubmission(trx, id);
  if (!before || !after || before.slotId === after.slotId) return result;
  await announce(trx, 'slots');
  if (after.slotId) await enqueueAppointment(trx, 'appointment', after, after.slotId, now);
  else if (before.slotId && Number(before.slotAt) > now) {
    await enqueueAppointment(trx, 'appointment-cancelled', after, before.slotId, now);
  }
  return result;
}

/**
 * Does something that may close the school or open it again, and enqueues the mails to families that
 * have a time on such a day in the same transaction. Their bookings stay, so that the office sees them.
 */
export async function withClosedDayMails<Result>(trx: Db, now: number, act: () => Promise<Result>) {
  await takeLock(trx, 'diary');
  const wasClosed = await closedDays(trx, now);
  const result = await act();
  const isClosed = await closedDays(trx, now);
  for (const submission of await bookedSubmissions(trx, now)) {
    const day = colomboDate(Number(submission.slotAt));
    if (!submission.slotId || wasClosed(day) === isClosed(day)) continue;
    const message = isClosed(day) ? 'appointment-cancelled' : 'appointment';
    await enqueueAppointment(trx, message, submission, submission.slotId, now);
  }
  await announce(trx, 'slots');
  return result;
}

/** Enqueues a mail about an appointment to each mailbox of the family. */
export async function enqueueAppointment(
  trx: Db,
  message: AppointmentMessage,
  { id, fields, slotSequence }: Submission,
  slotId: string,
  due: number,
): Promise<void> {
  if (message !== 'appointment-reminder') {
    await trx
      .updateTable('submissions')
      .set({ slot_sequence: slotSequence + 1 })
      .where('id', '=', id)
      .execute();
  }
  const unwanted = await unwantedMailboxes(trx, id);
  const mailboxes = mailboxesOf(fields).filter((each) => !unwanted.includes(each.toLowerCase()));
  await enqueue(trx, mailboxes, { message, submissionId: id, batchId: slotId }, due);
}
