import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { counted } from '#content/sentence.ts';
import type { LogEvent } from '#server/deps/log.ts';
import type { OfficeDeps } from './deps.ts';

/** Why a request was rejected, as sentences for the person at the desk. */
export const refusals = {
  signedOut: 'You are not signed in, or your session has expired. Please sign in again.',
  removed: 'This address may no longer sign in. Please ask a head of the school.',
  wrongCode: 'This code is wrong or has expired. Use the newest mail, or ask for a new code.',
  wrongPasskey: 'This passkey did not work here. Ask for a code by e-mail instead.',
  noPasskey: 'The passkey was not added. Please try again, or sign in with codes.',
  notFresh:
    'To add a passkey, sign out and sign in again with a new code. Then add it within 10 minutes.',
  manyPasskeys: 'You have twenty passkeys already. Remove one first.',
  foreign: 'This request was not sent from the office page.',
  otherHost:
    'The office has another address. Open it at the one that OFFICE_ORIGIN names, or pass the Host header on in the proxy.',
  notJson: 'The request must be JSON.',
  unreadable: 'The request could not be read.',
  tooLarge: 'The request is too long.',
  tooMany: 'Too many attempts. Please wait, then try again.',
  unknown: 'There is nothing at this address.',
  method: 'This address does not take this method.',
  longSearch: 'The search is too long.',
  noPlace: 'This page of the list cannot be found. Please start at the top.',
  changedSince:
    'This was changed after you opened it. Nothing was saved: look at what there is now, then press again.',
  noSubmission: 'There is no such submission, or it was deleted.',
  nothingToUndo: 'There is nothing to undo.',
  pastAssessment: 'This time is in the past. Please choose a later time for the assessment.',
  pastDay: 'This day is in the past. Please choose today or a later day.',
  farCall: 'This day is more than a year away. Please choose a day in the next 12 months.',
  closed: 'This submission is placed or withdrawn. Nothing was changed.',
  headsOnly: 'Only a head of the school may do this. Please ask one.',
  knownUser: 'This person may sign in already.',
  unknownUser: 'There is no such colleague, or the person was removed.',
  fixedUser: 'This person is a head in the settings of the server, and can only be changed there.',
  lastHead: 'This is the last head. Make someone else a head first.',
  noUser: 'The owner must be a person who may sign in here.',
  otherOwner: (owner: string | null) =>
    owner
      ? `A colleague was faster: ${owner} looks after it. Nothing was changed.`
      : 'A colleague was faster: it has no owner now. Nothing was changed.',
  hasPlace: 'This family has a place, so it is not spam. Nothing was changed.',
  isSpam: 'This is marked as spam. Press “Not spam” first. Nothing was changed.',
  onlyRegistrations: 'Only a registration can wait for a class or be offered a place.',
  openOffer: 'This registration has an open offer. Withdraw it before you make another one.',
  pastClass: 'There is no such class, or it has ended. Please choose another one.',
  noOffer: 'No offer is open: it was answered or withdrawn, or its time is over.',
  offerUntil: 'Choose a time for the answer between 1 hour and 30 days from now.',
  onlyWithdrawn: 'Only a withdrawn submission has a reason.',
  onlyPlaced: 'Only a placed submission has classes, or one on a waiting list.',
  notAnEnquiry:
    'An enquiry has no place and no waiting list. Turn it into a registration first. Nothing was changed.',
  slotOrTime: 'Name a slot or a time, not both.',
  onlyAssessment: 'Only an assessment has a slot.',
  slotFor: "A slot is for an 'assessment' or a 'tour'.",
  fullSlot: 'This slot is full. Please choose another one. Nothing was changed.',
  noId: 'The id must be a UUID.',
  noName: 'Please give a name.',
  noContact: 'Please give a phone number or an e-mail address.',
  writtenAs: (reference: string) =>
    `This was already written down as ${reference}, with other details. Correct them there.`,
  writtenErased: 'This was written down before and has since been deleted.',
  isRegistration: 'This is a registration already. Nothing was changed.',
  manyMessages: 'This class had three messages today. Please write again tomorrow.',
  otherMessage: 'The message was sent before you changed it. Nothing else was sent.',
  noMessage: 'There is no such message.',
  sentMessage: 'The message has been sent. It can no longer be stopped.',
  noAssessment: 'This family has no time for an assessment.',
  assessmentAhead: 'The time of this assessment has not come yet. Nothing was changed.',
  noSlot: 'There is no such slot, or it was closed.',
  farSlot: 'This day is more than 120 days away. Please choose an earlier day.',
  closedDay: 'The school is closed on this day. Please choose another day.',
  slotTime: 'A time must be like 15:30.',
  slotMinutes: 'A slot must be from 10 to 180 minutes long.',
  slotSeats: 'A slot must have from 1 to 30 seats.',
  shortSlot: 'No slot fits between these two times.',
  overlappingSlot: 'There is a slot at this time in this room already.',
  bookedSlot: (count: number) =>
    `${counted(count, 'family has', 'families have')} this time. Close it only if you want to cancel their bookings too.`,
  noPage: 'This server has no page for families, so there is no link.',
  noMailbox:
    'No address of this family takes our mail. Correct the address, or copy the link and send it yourself.',
  manyLinks: 'The link was mailed three times within a day. Copy it and send it yourself.',
  noTeacher: 'There is no such teacher on the site.',
  noTeacherLink: 'This teacher has no link.',
  noTeacherPage: "Teachers' pages need the address of the website: set PUBLIC_ORIGIN.",
  wrongOrder: 'The first day is after the last day.',
  storeAway:
    'The database is not available now. Nothing was changed. Please try again in a minute.',
  broken: 'Something went wrong on our side. Please try again.',
} as const;

/** Thrown to reject a request; becomes the response `{"error":{"message"}}` with `more` in it. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly more: object;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: object = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.more = more;
    this.headers = headers;
  }
}

/** Rejections that are logged, since they may be attempts to break in. */
const events: Readonly<Record<string, LogEvent>> = {
  [refusals.wrongCode]: { event: 'sign-in refused', reason: 'code' },
  [refusals.wrongPasskey]: { event: 'sign-in refused', reason: 'passkey' },
  [refusals.foreign]: { event: 'request refused', reason: 'foreign origin' },
  [refusals.tooMany]: { event: 'limit hit', limit: 'sign-in' },
};

/** The response to any error, as a sentence for the person at the desk. */
export function answerError(error: Error, c: Context, { log }: OfficeDeps): Response {
  if (error instanceof Refusal) {
    const event = events[error.message];
    if (event) log({ ...event, status: error.status });
    const { message, more, status, headers } = error;
    return c.json({ error: { message }, ...more }, status, headers);
  }
  log({ event: 'office error', reason: error.message });
  // Other errors are external: the database, the disk, the network.
  const isBug = [TypeError, ReferenceError, RangeError, SyntaxError].some(
    (kind) => error instanceof kind,
  );
  return isBug
    ? c.json({ error: { message: refusals.broken } }, 500)
    : c.json({ error: { message: refusals.storeAway } }, 503);
}
