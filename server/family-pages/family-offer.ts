import { html } from 'hono/html';
import { offerTextsOf } from '#content/forms/offer-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { fullName } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { classWithDays } from '#rules/timetable/changes.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { endOffersOfPastClasses } from '#server/outbox/offer-news.ts';
import { answerUntil, endOffer, familyOfferState } from '#server/store/office/offers.ts';
import {
  BY_FAMILY,
  findSubmission,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import { factList, icon, type Part, type Visit } from './link-page.ts';

/**
 * The offer of a place on the family's page: the question while it is open, and otherwise what became
 * of it. Undefined if the family has no offer, or it no longer matters.
 * @param link the address of the page
 * @returns `status` replaces that of the registration
 */
export function offerPart(
  documents: Documents,
  submission: Submission,
  now: number,
  link: string,
): (Part & { status?: string }) | undefined {
  const { state: status, offer } = submission;
  if (!offer || status === 'placed') return undefined;
  const words = offerTextsOf(documents);
  const state = familyOfferState(documents, offer, now);
  if (status === 'withdrawn' && state !== 'withdrawn') return undefined;
  const ofClass = [words.class, classWithDays(documents, offer.class, now)] as const;
  if (state !== 'open') {
    const { heading, text } = words.states[state];
    return {
      heading,
      isDone: state === 'accepted',
      body: html`<p>${text}</p>
${factList(state === 'expired' ? [ofClass, [words.until, momentFrom(now, offer.until)]] : [ofClass])}`,
      ...(state === 'accepted' && { status: words.status.accepted }),
    };
  }
  return {
    heading: words.title(firstNameOf(fullName(submission))),
    body: html`<p class="note">${icon('clock')}<span>${words.answerBy} <strong>${momentFrom(now, answerUntil(documents, offer))}</strong></span></p>
${factList([ofClass])}
<form method="post" action="${link}"><input type="hidden" name="offer" value="${offer.id}">
<button class="answer yes" name="do" value="accept">${words.yes}</button>
<button class="answer" name="do" value="decline">${words.no}</button></form>
<p class="small">${words.next}</p>`,
    status: words.status.open,
  };
}

/**
 * Stores the family's answer and notifies the office.
 * @param offerId the offer that the family's page showed; undefined: not named, the newest
 * @returns why nothing was changed; undefined when the answer is stored
 */
export async function answerOffer(
  { deps: { live, store, clock, staff, wakeOutbox }, submission }: Visit,
  how: 'accepted' | 'declined',
  offerId: string | undefined,
) {
  const { documents } = live;
  const { id: submissionId } = submission;
  const now = clock();
  await endOffersOfPastClasses({ store, documents: live.documents }, now);
  const problem = await store.transaction().execute(async (trx) => {
    const offer = await endOffer(
      trx,
      documents,
      submissionId,
      { how, by: BY_FAMILY, offerId },
      now,
    );
    if (!offer) {
      const state = (await findSubmission(trx, submissionId))?.offer?.state;
      return state === 'accepted' || state === 'declined' ? 'answered' : 'ended';
    }
    const mail = { message: `family-${how}`, submissionId, batchId: offer.id } as const;
    await enqueue(trx, staff(), mail, now);
    return undefined;
  });
  wakeOutbox();
  return problem && { text: offerTextsOf(documents).problems[problem], status: 409 };
}
