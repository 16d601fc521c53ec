import { html } from 'hono/html';
import { offerTexts as words } from '#content/forms/offer-texts.ts';
import { classText } from '#payloads/answers.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { enqueueToEach } from '#server/outbox/enqueue.ts';
import { endOffer, offerState } from '#server/store/offers.ts';
import { BY_FAMILY, findSubmission, type Submission } from '#server/store/submissions.ts';
import type { LinkDeps } from './family-actions.ts';
import { factList, icon, type Part } from './page.ts';

/** The answers to an offer, by the button that is pressed: the value of `do` in the form. */
const answers = { accept: 'accepted', decline: 'declined' } as const;

/** What the family's page shows of an offer of a place. */
export interface OfferPart extends Part {
  /** Replaces the status of the registration. */
  status?: string;
}

/**
 * The offer of a place on the family's page: the question while it is open, and otherwise what became
 * of it. Undefined if the family has no offer, or it no longer matters.
 * @param link the address of the page
 */
export function offerPart(
  { state: status, fields, offer }: Submission,
  now: number,
  link: string,
): OfferPart | undefined {
  if (!offer || status === 'placed') return undefined;
  const state = offerState(offer, now);
  if (status === 'withdrawn' && state !== 'withdrawn') return undefined;
  const ofClass = [words.class, classText(offer.class)] as const;
  const until = momentText(offer.until);
  if (state !== 'open') {
    const { heading, text } = words.states[state];
    return {
      heading,
      isDone: state === 'accepted',
      body: html`<p>${text}</p>
${factList(state === 'expired' ? [ofClass, [words.until, until]] : [ofClass])}`,
      ...(state === 'accepted' && { status: words.status.accepted }),
    };
  }
  return {
    heading: words.title('firstName' in fields ? firstNameOf(fields.firstName) : ''),
    body: html`<p class="note">${icon('clock')}<span>${words.answerBy} <strong>${until}</strong></span></p>
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
 * @param offerId the offer that the family saw
 * @returns why nothing was changed; undefined when the answer is stored
 */
export async function answerOffer(
  { store, clock, staff, wakeOutbox }: LinkDeps,
  submissionId: string,
  answer: keyof typeof answers,
  offerId: string | undefined,
): Promise<keyof typeof words.problems | undefined> {
  const now = clock();
  const how = answers[answer];
  const problem = await store.transaction().execute(async (trx) => {
    const offer = await endOffer(trx, submissionId, { how, by: BY_FAMILY, offerId }, now);
    if (!offer) {
      const state = (await findSubmission(trx, submissionId))?.offer?.state;
      return state === 'accepted' || state === 'declined' ? 'answered' : 'ended';
    }
    const mail = { message: `family-${how}`, submissionId, batchId: offer.id } as const;
    await enqueueToEach(trx, staff, mail, now);
    return undefined;
  });
  wakeOutbox();
  return problem;
}
