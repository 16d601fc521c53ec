import { html } from 'hono/html';
import { officeStates } from '#content/office/states.ts';
import { followUp, release } from '#server/outbox/staff-actions.ts';
import { isCallDue } from '#server/store/office-states.ts';
import { BY_LINK, findSubmission, type Submission } from '#server/store/submissions.ts';
import type { LinkDeps } from './family-actions.ts';
import { linkPage, messagePage } from './page.ts';
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
  if (isPost && action === 'called') {
    await store.transaction().execute((trx) => followUp(trx, link.id, BY_LINK, clock()));
  }
  if (isPost && action === 'not-spam') {
    await store.transaction().execute((trx) => release(trx, link.id, deps.staff, BY_LINK, clock()));
    deps.wakeOutbox();
  }
  const submission = await findSubmission(store, link.id);
  if (!submission) {
    const text = 'What this link showed has been deleted.';
    return messagePage(deps, 404, { heading: 'This was deleted', text });
  }
  return action === 'called' ? calledPage(deps, submission) : notSpamPage(deps, submission, isPost);
}

/** Shows the button while the family waits for a call, otherwise the state. */
function calledPage(deps: LinkDeps, { state, reference }: Submission): Promise<Response> {
  const { ask, what, press, done } = words.called;
  if (isCallDue(state)) return page(deps, `${reference}: ${ask}`, what, press);
  if (state === 'called') return page(deps, reference, done);
  if (state === 'withdrawn') return page(deps, reference, 'It is withdrawn. No call is needed.');
  return page(deps, reference, `It is marked as ‘${officeStates[state].name}’.`);
}

function notSpamPage(deps: LinkDeps, { reference }: Submission, isDone: boolean) {
  const { ask, what, press, done } = words['not-spam'];
  return isDone ? page(deps, reference, done) : page(deps, `${reference}: ${ask}`, what, press);
}

function page(deps: LinkDeps, title: string, text: string, press?: string): Promise<Response> {
  const button = html`<form method="post"><button class="answer yes">${press}</button></form>`;
  const sections = html`<section><h1>${title}</h1><p>${text}</p>${press ? button : ''}</section>`;
  return linkPage(deps, { title, sections });
}
