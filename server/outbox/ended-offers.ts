import type { Documents } from '#content/schemas/documents.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { endOffer, openOffers } from '#server/store/office/offers.ts';
import { lastMailed } from '#server/store/outbox/mails.ts';
import {
  BY_WEBSITE,
  findSubmission,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import type { Db, OfferEnd, Store } from '#server/store/tables.ts';
import { enqueueToFamily, removePending } from './enqueue.ts';

/**
 * Withdraws an open offer and informs the family, unless the mail with the offer has not been sent
 * yet: then that is removed. Call it in a transaction.
 * @param due when the family gets its mail, in milliseconds since 1970
 * @returns false, with nothing changed, when no offer is open
 */
export async function withdrawOffer(
  trx: Db,
  documents: Documents,
  submissionId: string,
  { by, offerId }: { by: string; offerId?: string },
  { now, due }: { now: number; due: number },
): Promise<boolean> {
  const how: OfferEnd = 'withdrawn';
  const offer = await endOffer(trx, documents, submissionId, { how, by, offerId }, now);
  if (!offer) return false;
  await removePending(trx, submissionId, ['offer']);
  const submission = await findSubmission(trx, submissionId);
  if (submission) await mailEndedOffer(trx, submission, due);
  return true;
}

/**
 * Informs a family that its last offer was withdrawn, if the last mail about it is the offer itself. Call
 * it in a transaction.
 * @param due when the family gets its mail, in milliseconds since 1970
 */
export async function mailEndedOffer(trx: Db, submission: Submission, due: number): Promise<void> {
  const { id, offer } = submission;
  const last = await lastMailed(trx, id, ['offer', 'offer-ended']);
  if (offer?.state !== 'withdrawn' || last?.message !== 'offer' || last.batch_id !== offer.id)
    return;
  await enqueueToFamily(trx, submission, { message: 'offer-ended', batchId: offer.id }, due);
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
      .execute((trx) => withdrawOffer(trx, documents, id, which, { now, due: now }));
  }
}
