import { colomboDate, colomboMinutes } from '#rules/calendar/colombo.ts';
import { offerState } from '#server/store/offers.ts';
import { undeliveredOf } from '#server/store/office-list.ts';
import { countNoAnswers } from '#server/store/office-outcomes.ts';
import { PROMISE } from '#server/store/office-promise.ts';
import { isOwed } from '#server/store/office-states.ts';
import type { PasskeyRow } from '#server/store/sign-in.ts';
import type { Offer as StoredOffer, Submission } from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import type { CallAgain, Offer, Passkey, SubmissionItem } from './types.ts';

/** Submissions as the list shows them. */
export async function itemsOf(
  db: Db,
  submissions: readonly Submission[],
  now: number,
): Promise<SubmissionItem[]> {
  const ids = submissions.map(({ id }) => id);
  const undelivered = await undeliveredOf(db, ids);
  const noAnswers = await countNoAnswers(db, ids);
  return submissions.map((submission) => ({
    reference: submission.reference,
    ...fieldsOf(submission),
    state: submission.state,
    held: submission.hold !== null,
    hold: submission.hold,
    undelivered: undelivered.has(submission.id),
    receivedAt: iso(submission.receivedAt),
    dueAt: isoOrNull(dueAt(submission)),
    lastBy: submission.lastBy,
    lastAt: isoOrNull(submission.lastAt),
    phoneE164: submission.phoneE164,
    guardianPhoneE164: submission.guardianPhoneE164,
    assessmentAt: isoOrNull(submission.assessmentAt),
    waitingFor: submission.waitingFor,
    waitingForClasses: Object.keys(submission.waitsSince),
    waitsSince: Object.fromEntries(
      Object.entries(submission.waitsSince).map(([id, since]) => [id, iso(since)]),
    ),
    callAgain: callAgainOf(submission),
    owner: submission.owner,
    reason: submission.reason,
    placedIn: submission.placedIn,
    offer: submission.offer && offerAsJson(submission.offer, now),
    noAnswers: noAnswers.get(submission.id) ?? 0,
  }));
}

/** When the next call is due, in milliseconds since 1970; null when no call is needed. */
export function dueAt({ state, receivedAt, callAgainAt }: Submission): number | null {
  return callAgainAt ?? (isOwed(state) ? receivedAt + PROMISE : null);
}

/** The parts of a day on which a family can be called again, by their start in minutes. */
export const dayParts = { morning: 8 * 60 + 30, afternoon: 13 * 60 } as const;

function callAgainOf({ callAgainAt }: Submission): CallAgain | null {
  if (callAgainAt === null) return null;
  const part = colomboMinutes(callAgainAt) < dayParts.afternoon ? 'morning' : 'afternoon';
  return { on: colomboDate(callAgainAt), part };
}

function fieldsOf({ kind, fields }: Submission) {
  if (kind === 'enquiry') {
    return {
      kind,
      name: fields.name,
      phone: fields.phone,
      about: fields.subject,
      level: null,
      subjects: [],
      guardianName: null,
      guardianPhone: null,
      guardianEmail: null,
    };
  }
  return {
    kind,
    name: `${fields.firstName} ${fields.lastName}`,
    phone: fields.phone,
    about: fields.subjects.join(', '),
    level: fields.level,
    subjects: fields.subjects,
    guardianName: fields.parentName,
    guardianPhone: fields.parentPhone,
    guardianEmail: fields.parentEmail || null,
  };
}

function offerAsJson(offer: StoredOffer, now: number): Offer {
  const state = offerState(offer, now);
  const at = state === 'expired' ? offer.until : offer.at;
  return { class: offer.class, until: iso(offer.until), state, at: iso(at) };
}

/** A moment in milliseconds since 1970 as ISO 8601 in UTC. */
export function iso(moment: number): string {
  return new Date(moment).toISOString();
}

export function isoOrNull(moment: number | null | undefined): string | null {
  return moment === null || moment === undefined ? null : iso(moment);
}

export function passkeyAsJson({ id, name, added_at, last_used_at }: PasskeyRow): Passkey {
  return { id, name, addedAt: iso(added_at), lastUsedAt: isoOrNull(last_used_at) };
}
