import type { Documents } from '#content/schemas/documents.ts';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { fullName } from '#payloads/form-fields.ts';
import { takesMessages } from '#rules/contact/contact-links.ts';
import { isOff } from '#server/store/office/appointments.ts';
import { closedDays } from '#server/store/office/diary.ts';
import { callAgainOf, dueAt } from '#server/store/office/next-call.ts';
import { answerUntil, offerState } from '#server/store/office/offers.ts';
import { undeliveredOf } from '#server/store/office/office-list.ts';
import { countNoAnswers } from '#server/store/office/office-outcomes.ts';
import { groupsOf } from '#server/store/office/work-groups.ts';
import {
  type Assessed,
  type Offer,
  type Submission,
  waitingNames,
} from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';

/** A submission as the list shows it; times are ISO 8601 in UTC. */
export type SubmissionItem = Awaited<ReturnType<typeof itemsOf>>[number];

/** Submissions as the list shows them. */
export async function itemsOf(
  db: Db,
  documents: Documents,
  submissions: readonly Submission[],
  now: number,
) {
  const ids = submissions.map(({ id }) => id);
  const undelivered = await undeliveredOf(db, ids, now);
  const noAnswers = await countNoAnswers(db, ids);
  const groups = await groupsOf(db, documents, ids, now);
  const isClosed = await closedDays(db, documents);
  return submissions.map((submission) => {
    const { id, kind, fields, waitsSince, offer } = submission;
    const registration = kind === 'registration' ? fields : undefined;
    return {
      reference: submission.reference,
      kind,
      name: fullName(submission),
      /** As typed; '' when none was given. */
      phone: fields.phone,
      numbers: phoneNumbersIn(fields.phone),
      /** The subjects, or the enquiry's subject. */
      about: kind === 'enquiry' ? fields.subject : fields.subjects.join(', '),
      level: registration?.level || null,
      subjects: registration?.subjects ?? [],
      guardianName: registration?.parentName ?? null,
      guardianPhone: registration?.parentPhone ?? null,
      guardianNumbers: phoneNumbersIn(registration?.parentPhone ?? ''),
      guardianEmail: registration?.parentEmail || null,
      state: submission.state,
      /** Its part of the day's work. */
      group: groups.get(id) ?? 'open',
      /** How the family came. */
      channel: submission.channel,
      /** Where it heard of the school. */
      source: submission.source,
      held: submission.hold !== null,
      hold: submission.hold,
      undelivered: undelivered.has(id),
      receivedAt: iso(submission.receivedAt),
      dueAt: isoOrNull(dueAt(submission)),
      callAgain: callAgainOf(submission),
      owner: submission.owner,
      lastBy: submission.lastBy,
      lastAt: isoOrNull(submission.lastAt),
      assessmentAt: isoOrNull(submission.assessmentAt),
      /** The booked campus tour. */
      tourAt: isoOrNull(submission.tourAt),
      /** Whether the family needs another time for either: see `isOff`. */
      timeOff: isOff(submission, isClosed),
      /** The result of the assessment at `assessmentAt`. */
      assessed: submission.assessed && assessedAsJson(submission.assessed),
      reason: submission.reason,
      /** The ids of classes. */
      placedIn: submission.placedIn,
      /** The names of classes. */
      waitingFor: waitingNames(documents, submission),
      waitingForClasses: Object.keys(waitsSince),
      /** By the class's id. */
      waitsSince: Object.fromEntries(
        Object.entries(waitsSince).map(([classId, since]) => [classId, iso(since)]),
      ),
      offer: offer && offerAsJson(documents, offer, now),
      /** Unanswered calls. Undone attempts do not count. */
      noAnswers: noAnswers.get(id) ?? 0,
    };
  });
}

/**
 * The number of a family that takes messages, as E.164; undefined without one. Of a registration the
 * parent's, who gave consent, or the student's if the parent has none.
 */
export function mobileOf({ kind, fields }: Submission): string | undefined {
  const phones = [...(kind === 'enquiry' ? [] : [fields.parentPhone]), fields.phone];
  const numbers = phones.flatMap(phoneNumbersIn);
  return numbers.find(({ e164 }) => e164 && takesMessages(e164))?.e164 ?? undefined;
}

function assessedAsJson({ at, ...result }: Assessed) {
  return { ...result, at: iso(at) };
}

function offerAsJson(documents: Documents, offer: Offer, now: number) {
  const state = offerState(offer, now);
  const until = state === 'open' ? answerUntil(documents, offer) : offer.until;
  return { class: offer.class, until: iso(until), state, at: iso(offerAt(offer, now)) };
}

/** When an offer was made, answered or ended. @param now milliseconds since 1970 */
export function offerAt(offer: Offer, now: number): number {
  return offerState(offer, now) === 'expired' ? offer.until : offer.at;
}

/** A moment in milliseconds since 1970 as ISO 8601 in UTC. */
export function iso(moment: number): string {
  return new Date(moment).toISOString();
}

export function isoOrNull(moment: number | null | undefined): string | null {
  return moment === null || moment === undefined ? null : iso(moment);
}
