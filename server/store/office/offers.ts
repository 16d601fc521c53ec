import type { Documents } from '#content/schemas/documents.ts';
import { addDays, startOf } from '#rules/calendar/colombo.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { classById, classText } from '#rules/timetable/classes.ts';
import {
  findSubmission,
  type Offer,
  type Submission,
  toSubmission,
} from '#server/store/submissions/submissions.ts';
import type { Db, OfferEnd } from '#server/store/tables.ts';
import { writeHistory } from './office-history.ts';
import { isClosed } from './office-states.ts';

const MINUTE = 60_000;

/** The state of an offer at a time. */
export function offerState({ state, until }: Offer, now: number): 'open' | OfferEnd | 'expired' {
  return state === 'open' && until <= now ? 'expired' : state;
}

/**
 * The state of an offer as the family reads it: a place in a class that has ended is no longer offered, also
 * after a yes.
 */
export function familyOfferState(documents: Documents, offer: Offer, now: number) {
  const state = offerState(offer, now);
  const isGood = state === 'open' || state === 'accepted';
  return isGood && !isOpenClass(documents, offer.class, now) ? 'withdrawn' : state;
}

/**
 * Until when a family can answer an open offer, in milliseconds since 1970: at the latest until its class's last
 * day ends (docs/requirements.md, R50.3).
 */
export function answerUntil(documents: Documents, offer: Pick<Offer, 'class' | 'until'>): number {
  const endsOn = classById(documents, offer.class)?.endsOn;
  return endsOn ? Math.min(offer.until, startOf(addDays(endsOn, 1)) - MINUTE) : offer.until;
}

/** Whether a family has a place in a class, or an offer of one that is open or has its yes. */
export function hasOrMayHave({ state, placedIn, offer }: Submission, id: string, now: number) {
  if (isClosed(state) || offer?.class !== id) return placedIn.includes(id);
  return ['open', 'accepted'].includes(offerState(offer, now));
}

/** The submissions whose offer is open. */
export async function openOffers(db: Db, now: number): Promise<Submission[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('offer_state', '=', 'open')
    .where('offer_until', '>', now)
    .execute();
  return rows.map(toSubmission);
}

/**
 * Offers a place to a registration. Call it in a transaction.
 * @returns the registration with its offer; undefined, with nothing changed, when it has an open
 * offer, or is placed, withdrawn or spam
 */
export async function makeOffer(
  db: Db,
  documents: Documents,
  submissionId: string,
  { class: id, until, by }: { class: string; until: number; by: string },
  now: number,
): Promise<Submission | undefined> {
  const submission = await findSubmission(db, submissionId, 'locked');
  if (!submission || isClosed(submission.state) || submission.hold === 'spam') return undefined;
  if (openOffer(submission, now)) return undefined;
  const offer: Offer = { id: crypto.randomUUID(), class: id, until, state: 'open', at: now };
  const columns = { offer_id: offer.id, offer_class: id, offer_until: until };
  const state = { offer_state: offer.state, offer_at: now };
  const note = `${classText(documents, id)}, until ${momentFrom(now, answerUntil(documents, offer))}`;
  const entry = { at: now, by, what: 'offered', note } as const;
  await writeHistory(db, submissionId, entry, { ...columns, ...state });
  return { ...submission, offer };
}

/**
 * Ends an open offer. Call it in a transaction.
 * @param offerId which offer; the newest one when left out
 * @returns the offer; undefined, with nothing changed, when it is not open (any more)
 */
export async function endOffer(
  db: Db,
  documents: Documents,
  submissionId: string,
  { how, by, offerId }: { how: OfferEnd; by: string; offerId?: string | undefined },
  now: number,
): Promise<Offer | undefined> {
  const submission = await findSubmission(db, submissionId, 'locked');
  const offer = submission && openOffer(submission, now);
  if (!offer || (offerId !== undefined && offerId !== offer.id)) return undefined;
  const entry = {
    at: now,
    by,
    what: `offer-${how}`,
    note: classText(documents, offer.class),
  } as const;
  await writeHistory(db, submissionId, entry, { offer_state: how, offer_at: now });
  return { ...offer, state: how, at: now };
}

function openOffer({ offer }: Submission, now: number): Offer | undefined {
  return offer && offerState(offer, now) === 'open' ? offer : undefined;
}
