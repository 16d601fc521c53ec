import { html } from 'hono/html';
import { officeStates } from '#content/office/states.ts';
import { followUp, release } from '#server/outbox/staff-actions.ts';
import { isCallDue, stateNameFor } from '#server/store/office/office-states.ts';
import { BY_LINK, findSubmission } from '#server/store/submissions/submissions.ts';
import { type LinkDeps, linkPage, messagePage } from './link-page.ts';
import { checkLink, type StaffLink } from './signed-links.ts';

const words: Record<StaffLink, { ask: string; what: string; press: string; done: string }> = {
  called: {
    ask: 'did you speak to the family?',
    what: 'After the call press “Called”. Then we stop reminding you.',
    press: 'Called',
    done: 'It is marked as called.',
  },
  'not-spam': {
    ask: 'is this a real message?',
    what: 'Press “Not spam”: then the sender gets an acknowledgement, and you get the message by mail if you did not get it before.',
    press: 'Not spam',
    done: 'It is marked as not spam. The sender gets an acknowledgement.',
  },
};

/** Of a family without a phone number, as for `called`. */
const answered = {
  ask: 'did you write to the family?',
  what: 'After the answer press “Answered”. Then we stop reminding you.',
  press: officeStates.called.inWriting,
  done: 'It is marked as answered.',
};

const refusedLinks = {
  expired: {
    heading: 'This link has expired.',
    text: 'It worked for 30 days. The submission is in the office.',
  },
  forged: {
    heading: 'This link is not one of ours.',
    text: 'Perhaps it was cut off when it was copied. Open it from the mail.',
  },
};

/**
 * The page behind a link in a staff mail. A GET changes nothing, since mail scanners open links; its
 * one button posts to the same address.
 */
export async function staffLinkPage(
  deps: LinkDeps,
  action: StaffLink,
  request: Request,
  requestId: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const link = checkLink(deps.limits.secret, action, searchParams, deps.clock());
  if ('refused' in link) {
    deps.log({ event: 'link refused', requestId, link: action, reason: link.refused });
    return messagePage(deps, 403, refusedLinks[link.refused]);
  }
  const isPost = request.method === 'POST';
  const { store, clock } = deps;
  if (isPost) {
    await store.transaction().execute(async (trx) => {
      const staff = deps.staff();
      if (action === 'called')
        await followUp(trx, deps.live.documents, link.id, staff, BY_LINK, clock());
      else await release(trx, deps.live.documents, link.id, staff, BY_LINK, clock());
    });
    deps.wakeOutbox();
  }
  const submission = await findSubmission(store, link.id);
  if (!submission) {
    const text = 'What this link showed has been deleted.';
    return messagePage(deps, 404, { heading: 'This was deleted', text });
  }
  const { reference, state } = submission;
  const { ask, what, press, done } =
    action === 'called' && stateNameFor(submission) === answered.press ? answered : words[action];
  // The button is shown while the family waits for a call, or until 'Not spam' is pressed.
  const isOpen = action === 'called' ? isCallDue(state) : !isPost;
  if (isOpen) {
    const sections = html`<section><h1>${reference}: ${ask}</h1><p>${what}</p>
<form method="post"><button class="answer yes">${press}</button></form></section>`;
    return linkPage(deps, `${reference}: ${ask}`, sections);
  }
  const isDone = action === 'not-spam' || state === 'called';
  const text = isDone ? done : `It is marked as ‘${stateNameFor(submission, state)}’.`;
  return messagePage(deps, 200, { heading: reference, text });
}
