import { isAllowedOrigin } from '#server/functions/origins.ts';
import { readBody, TooLarge } from '#server/functions/read-body.ts';
import type { ReceiveDeps, Visit } from '#server/functions/receive.ts';
import { refusals } from '#server/functions/refusals.ts';
import { sendContactEmail } from '#server/functions/send-contact-email.ts';
import { sendRegistrationEmail } from '#server/functions/send-registration-email.ts';
import type { Site } from '#server/site.ts';
import { answeredPage, formOf, kindOf } from './answer.ts';
import { parsePage } from './document.ts';
import { type FormKind, readPost } from './read-post.ts';

export interface PlainFormDeps extends ReceiveDeps {
  site: Site;
  origins: readonly string[];
}

/**
 * Answers a form posted by a browser without our scripts with its own page, filled in. Undefined
 * when there is no such page, or it has no form.
 */
export async function postPlainForm(
  deps: PlainFormDeps,
  path: string,
  request: Request,
  visit: Omit<Visit, 'origin'>,
): Promise<Response | undefined> {
  const page = deps.site.page(path);
  const kind = page && formKind(page.html);
  if (!page || !kind) return undefined;

  const origin = request.headers.get('origin');
  if (!isAllowedOrigin(origin, deps.origins, request.headers.get('host'))) {
    return plain(403, refusals.foreign);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return plain(415, refusals.notJson);

  let body: string;
  try {
    body = await readBody(request);
  } catch (error) {
    const tooLarge = error instanceof TooLarge;
    return tooLarge ? plain(413, refusals.tooLarge) : plain(400, refusals.unreadable);
  }
  const posted = readPost(kind, body);
  const take = kind === 'enquiry' ? sendContactEmail : sendRegistrationEmail;
  const reply = await take(deps, posted.json, { ...visit, origin });
  return new Response(answeredPage(page.html, path, posted, reply, deps.clock()), {
    status: reply.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(page.csp && { 'content-security-policy': page.csp }),
      ...(reply.status === 429 && { 'retry-after': String(reply.retryAfterSeconds) }),
    },
  });
}

function formKind(html: string): FormKind | undefined {
  // Most pages have none, and need not be parsed to know it.
  if (!html.includes('data-form=')) return undefined;
  const form = formOf(parsePage(html));
  return form && kindOf(form);
}

function plain(status: number, message: string): Response {
  return new Response(`${message}.\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
