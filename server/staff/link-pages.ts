import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { officeStates } from '#content/office/states.ts';
import { isOwed } from '#server/store/office-states.ts';
import { BY_LINK, findSubmission, type Submission } from '#server/store/submissions.ts';
import type { Store } from '#server/store/tables.ts';
import { followUp, release } from './actions.ts';
import { checkLink, type LinkAction } from './links.ts';

export interface LinkPageDeps {
  store: Store;
  clock: () => number;
  secret: string;
  staff: readonly string[];
  /** Called after a commit that left mails to deliver. */
  mailsOwed: () => void;
  log: (event: { event: string; [field: string]: unknown }) => void;
}

const STYLE = `body{margin:0;background:#e9f6f8;color:#002730;font:17px/1.6 system-ui,sans-serif}
main{box-sizing:border-box;max-width:30rem;margin:12vh auto;padding:2rem 1.5rem;background:#fff;border-left:3px solid #f4b4b7;border-radius:10px}
h1{margin:0 0 .6rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.2rem}
button{min-height:44px;padding:.6rem 1.4rem;border:0;border-radius:10px;background:#fa9524;color:#002730;font:inherit;font-weight:700}
button:focus-visible{outline:3px solid #002730;outline-offset:2px}`;

const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': CSP,
  // Its address must not stand in the log of what is asked next, of the site's icon for example. Not
  // 'no-referrer': that makes browsers post the button with 'Origin: null'.
  'referrer-policy': 'strict-origin',
};

const words: Record<LinkAction, { ask: string; what: string; press: string; done: string }> = {
  called: {
    ask: 'Have you called?',
    what: 'This keeps it out of the reminder.',
    press: 'Called',
    done: 'It is marked as called.',
  },
  'not-spam': {
    ask: 'Is it no spam?',
    what: 'The visitor is then thanked, and the message is mailed to you if it was not before.',
    press: 'Not spam',
    done: 'It is released: the visitor will be thanked.',
  },
};

/**
 * The page behind a link in a staff mail. Opening it changes nothing, since mail scanners open
 * links too; its one button posts to the same address, and that does.
 */
export async function linkPage(
  deps: LinkPageDeps,
  action: LinkAction,
  request: Request,
  requestId: string,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const link = checkLink(deps.secret, action, searchParams, deps.clock());
  if ('refused' in link) {
    deps.log({ event: 'link refused', requestId, link: action, reason: link.refused });
    const expired = link.refused === 'expired';
    return forbidden(expired ? 'This link has expired.' : 'This link is not one of ours.');
  }
  const submission = await findSubmission(deps.store, link.id);
  if (!submission) return gonePage();

  const posts = request.method === 'POST';
  if (action === 'called') {
    if (posts) await followUp(deps.store, link.id, BY_LINK, deps.clock());
    // What the press came to, or a colleague or the family before it.
    return calledPage(posts ? await findSubmission(deps.store, link.id) : submission);
  }
  if (!posts) return askPage(submission, words['not-spam']);
  await release(deps.store, link.id, deps.staff, BY_LINK, deps.clock());
  deps.mailsOwed();
  return page(200, submission.reference, words['not-spam'].done);
}

/** Asks while the call is owed; else says where it stands, which the button would not change. */
function calledPage(submission: Submission | undefined): Promise<Response> {
  if (!submission) return gonePage();
  const { state, reference } = submission;
  if (isOwed(state)) return askPage(submission, words.called);
  if (state === 'called') return page(200, reference, words.called.done);
  if (state === 'withdrawn') return page(200, reference, 'It is withdrawn: nobody needs to call.');
  return page(200, reference, `It is marked as ‘${officeStates[state].name}’.`);
}

function askPage(
  { reference }: Submission,
  { ask, what, press }: { ask: string; what: string; press: string },
): Promise<Response> {
  return page(200, `${reference}: ${ask}`, what, press);
}

function gonePage(): Promise<Response> {
  return page(404, 'It is gone', 'Nothing is stored under this link any more.');
}

async function page(
  status: number,
  title: string,
  text: string,
  press?: string,
): Promise<Response> {
  const markup = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${press ? html`<form method="post"><button>${press}</button></form>` : ''}</main></body></html>`;
  return new Response(String(markup), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

function forbidden(text: string): Response {
  return new Response(`${text}\n`, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
