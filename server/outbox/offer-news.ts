import type { Documents } from '#content/schemas/documents.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { endOffer, offerState, openOffers } from '#server/store/office/offers.ts';
import { lastMailed } from '#server/store/outbox/mails.ts';
import {
  BY_WEBSITE,
  findSubmission,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import type { Db, OfferEnd, Store } from '#server/store/tables.ts';
import { enqueueToFamily, removePending } from './enqueue.ts';

/**
 * Withdraws an open offer and informs the family; see mailOffer. Call it in a transaction.
 * @param times.wait how long the family's mail waits, in milliseconds
 * @returns false, with nothing changed, when no offer is open
 */
export async function withdrawOffer(
  trx: Db,
  documents: Documents,
  submissionId: string,
  { by, offerId }: { by: string; offerId?: string },
  { now, wait }: { now: number; wait: number },
): Promise<boolean> {
  const how: OfferEnd = 'withdrawn';
  const offer = await endOffer(trx, documents, submissionId, { how, by, offerId }, now);
  if (!offer) return false;
  const submission = await findSubmission(trx, submissionId);
  if (submission) await mailOffer(trx, submission, now, wait);
  return true;
}

/**
 * Informs a family of its newest offer, unless the last mail about it says the same: that it is open, or
 * that it was withdrawn after a mail with the offer. A mail that waits and says the opposite is removed.
 * Call it in a transaction.
 * @param wait how long the mail waits, in milliseconds
 */
export async function mailOffer(
  trx: Db,
  submission: Submission,
  now: number,
  wait: number,
): Promise<void> {
  const { id, offer } = submission;
  if (!offer) return;
  const isEnded = offer.state === 'withdrawn';
  await removePending(trx, id, [isEnded ? 'offer' : 'offer-ended']);
  const last = await lastMailed(trx, id, ['offer', 'offer-ended']);
  const isKnown = last?.message === 'offer' && last.batch_id === offer.id;
  const isOpen = offerState(offer, now) === 'open';
  if (isKnown ? !isEnded : !isOpen) return;
  const message = isOpen ? 'offer' : 'offer-ended';
  await enqueueToFamily(trx, submission, { message, batchId: offer.id }, now + wait);
}

/** Withdraws the open offers of places in classes that have ended or were removed. */
export async function endOffersOfPastClasses(
  { store, documents }: { store: Store; documents: Documents },
  now: number,
): Promise<void> {
  for (const { id, offer } of await openOffers(store, now)) {
    if (!offer || isOpenClass(documents, offer.class, now)) continue;
    const which = { by: BY_WEBSITE, offerId: offer.id };
    await store
      .transaction()
      .execute((trx) => withdrawOffer(trx, documents, id, which, { now, wait: 0 }));
  }
}
