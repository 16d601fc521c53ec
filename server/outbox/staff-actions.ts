import { spamTexts } from '#content/office/spam-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { classText } from '#rules/timetable/classes.ts';
import { bookingColumns } from '#server/store/office/diary.ts';
import { endOffer } from '#server/store/office/offers.ts';
import { announce } from '#server/store/office/office-changes.ts';
import { historyOf, writeHistory } from '#server/store/office/office-history.ts';
import { setOutcome } from '#server/store/office/office-outcomes.ts';
import { isCallDue } from '#server/store/office/office-states.ts';
import { mailsOf } from '#server/store/outbox/mails.ts';
import { findSubmission, type Submission } from '#server/store/submissions/submissions.ts';
import { type Db, familyMessages, takeLock } from '#server/store/tables.ts';
import { enqueueFormMails, mailboxesOf, removePending } from './enqueue.ts';
import { mailAppointment } from './family-news.ts';
import { mailOffer } from './offer-news.ts';

/**
 * Marks a submission as called. Call it in a transaction.
 * @param staff as for `release`
 * @param by who did it; words where no one is signed in
 * @returns false, with nothing changed, when the family was reached before
 */
export async function followUp(
  trx: Db,
  documents: Documents,
  id: string,
  staff: readonly string[],
  by: string,
  now: number,
): Promise<boolean> {
  const submission = await findSubmission(trx, id);
  if (!submission || !isCallDue(submission.state)) return false;
  await releaseReached(trx, documents, submission, staff, by, now);
  return setOutcome(trx, documents, id, { state: 'called', was: submission.state, by }, now);
}

/**
 * Releases a submission that only the limits held, when the office has reached the family or gives it
 * something: lists, counts and figures leave out what is held. Call it in a transaction.
 * @param staff as for `release`
 */
export async function releaseReached(
  trx: Db,
  documents: Documents,
  { id, hold }: Pick<Submission, 'id' | 'hold'>,
  staff: readonly string[],
  by: string,
  now: number,
): Promise<void> {
  if (hold && hold !== 'spam') await release(trx, documents, id, staff, by, now);
}

/** In place of a digest's id: staff have seen it, so no digest lists it. */
const READ_AT_THE_DESK = 'read at the desk';

/** What waits to be sent to a family and is not sent again by a release. */
const otherMails = ['place', 'place-ended', 'class-message', 'link'] as const;

/**
 * Marks a submission as spam: it keeps no open offer and no seat in the diary, and gets no mail, not
 * even about that. Call it in a transaction that has locked nothing yet.
 * @returns false when it is marked as spam already
 */
export async function markSpam(
  trx: Db,
  documents: Documents,
  id: string,
  by: string,
  now: number,
): Promise<boolean> {
  await takeLock(trx, 'diary');
  const submission = await findSubmission(trx, id, 'locked');
  if (!submission || submission.hold === 'spam') return false;
  const offer = await endOffer(trx, documents, id, { how: 'withdrawn', by }, now);
  const slotAt = submission.slotAt !== null && submission.slotAt > now ? submission.slotAt : null;
  const isMailStopped = (await removePending(trx, id, otherMails)) > 0;
  await removePending(trx, id, familyMessages);
  const ended = [
    ...(offer ? [spamTexts.offer(classText(documents, offer.class))] : []),
    ...(slotAt === null ? [] : [spamTexts.appointment(momentFrom(now, slotAt))]),
    ...(isMailStopped ? [spamTexts.mail] : []),
  ];
  const note = ended.length > 0 ? spamTexts.ended(ended) : null;
  const hold = {
    hold: 'spam',
    hold_reasons: spamTexts.reason,
    digest_id: READ_AT_THE_DESK,
  } as const;
  const columns = { ...hold, ...(slotAt !== null && bookingColumns(null, now)) };
  await writeHistory(trx, id, { at: now, by, what: 'spam', note, details: { ended } }, columns);
  if (slotAt !== null) await announce(trx, 'slots');
  return true;
}

/**
 * Releases a held submission: the family gets the acknowledgement, unless it has withdrawn, and staff
 * their mail, unless they have it already or the office wrote the submission down. The history has
 * what ended with the spam, and a minute later the family is mailed what its last mails say and is no
 * longer true. Call it in a transaction.
 * @param staff MAIL_TO. A staff mail counts as sent although these may have changed since
 * @param by who did it; words where no one is signed in
 * @returns false when it is not held
 */
export async function release(
  trx: Db,
  documents: Documents,
  id: string,
  staff: readonly string[],
  by: string,
  now: number,
): Promise<boolean> {
  const submission = await findSubmission(trx, id, 'locked');
  if (!submission?.hold) return false;
  if (submission.channel === 'form') await sendFormMails(trx, submission, staff, now);
  const spam = (await historyOf(trx, id)).findLast(({ what }) => what === 'spam');
  const ended = spam?.details.ended ?? [];
  const note = ended.length > 0 ? spamTexts.again(ended) : null;
  await writeHistory(trx, id, { at: now, by, what: 'released', note }, { hold: null });
  const released = { ...submission, hold: null };
  await mailAppointment(trx, documents, released, { now, wait: DESK_WAIT_MS });
  await mailOffer(trx, released, now, DESK_WAIT_MS);
  return true;
}

/** Enqueues the mails about a form that were not sent, since it was held. */
async function sendFormMails(
  trx: Db,
  submission: Submission,
  staff: readonly string[],
  now: number,
) {
  const known = await mailsOf(trx, submission.id);
  const isStaffMailed = known.some(({ message }) => message.endsWith('-staff'));
  const acknowledged = known
    .filter(({ message }) => message.endsWith('-acknowledgement'))
    .map(({ recipient }) => recipient);
  const mailboxes = submission.state === 'withdrawn' ? [] : mailboxesOf(submission.fields);
  const family = mailboxes.filter((each) => !acknowledged.includes(each));
  await enqueueFormMails(trx, submission, { staff: isStaffMailed ? [] : staff, family }, now);
}
