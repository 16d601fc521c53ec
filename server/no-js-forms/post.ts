import type { SubmissionDeps } from '#server/functions/accept-submission.ts';
import type { Reply, RequestContext } from '#server/functions/form.ts';
import { isAllowedOrigin } from '#server/functions/origins.ts';
import { readBody, TooLarge } from '#server/functions/read-body.ts';
import { refusals } from '#server/functions/refusals.ts';
import { sendContactEmail } from '#server/functions/send-contact-email.ts';
import { sendRegistrationEmail } from '#server/functions/send-registration-email.ts';
import { accepts } from '#server/negotiation.ts';
import type { Representation } from '#server/site.ts';
import { refusedPage } from './answer.ts';
import { confirmationLinks } from './confirmation-link.ts';
import { encodePage } from './encode-page.ts';
import type { FormPage } from './form-pages.ts';
import { type Posted, readPost } from './read-post.ts';
import { deriveSubmissionId } from './submission-id.ts';

export interface NoJsFormDeps extends SubmissionDeps {
  origins: readonly string[];
}

/**
 * Takes a form posted by a browser without our scripts. One that is kept is answered with a
 * redirect to its own page, so that to reload what comes next sends nothing; what must be mended
 * comes back with all that was typed.
 */
export async function postNoJsForm(
  deps: NoJsFormDeps,
  page: FormPage,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const reject = (status: number, reason: string, message: string) => {
    const { requestId } = context;
    deps.log({ event: 'request refused', requestId, status, reason });
    return inWords(status, message);
  };
  if (!isAllowedOrigin(origin, deps.origins, request.headers.get('host'))) {
    return reject(403, 'foreign origin', refusals.foreign);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    return reject(415, 'not a form', refusals.notJson);

  let body: string;
  try {
    body = await readBody(request);
  } catch (error) {
    const tooLarge = error instanceof TooLarge;
    return tooLarge
      ? reject(413, 'too large', refusals.tooLarge)
      : reject(400, 'unreadable', refusals.unreadable);
  }
  const { secret } = deps.limits;
  const now = deps.clock();
  const posted = readPost(page.kind, body);
  // Without an e-mail address neither form is stored, so that it needs no id.
  if (posted.json.email) {
    posted.json.submissionId ??= deriveSubmissionId(secret, page.kind, posted.json, now);
  }
  const take = page.kind === 'enquiry' ? sendContactEmail : sendRegistrationEmail;
  const reply = await take(deps, posted.json, context);
  if (reply.status === 200) {
    const sent = { reference: reply.body.reference, at: now };
    const location = confirmationLinks(secret).write(page.path, page.kind, sent);
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }
  const { headers, body: bytes } = refuse(page, posted, reply, request);
  return new Response(bytes, {
    status: reply.status,
    headers: {
      ...headers,
      'cache-control': 'no-store',
      ...(reply.status === 429 && { 'retry-after': String(reply.retryAfterSeconds) }),
    },
  });
}

function refuse(
  page: FormPage,
  posted: Posted,
  reply: Exclude<Reply, { status: 200 }>,
  request: Request,
): Representation {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encode = () => encodePage(refusedPage(page, posted, reply), page.headers, accepted);
  // What somebody typed is never kept here.
  const isBlank = posted.entries.values().every((value) => value.trim() === '');
  if (!isBlank) return encode();
  const key = `${accepts(accepted, 'gzip')} ${reply.status} ${JSON.stringify(reply.body)}`;
  return page.blankAnswers(key, encode) ?? encode();
}

function inWords(status: number, message: string): Response {
  return new Response(`${message}.\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
