import { enquiryFailed, notices } from '#content/forms/notices.ts';
import type { RequestContext } from '#server/functions/endpoint.ts';
import { refusals } from '#server/functions/refusals.ts';
import { sendForm } from '#server/functions/send-form.ts';
import { isAllowedOrigin, readText } from '#server/http/request.ts';
import { type NoJsFormDeps, writeConfirmationLink } from './confirmation.ts';
import { deriveSubmissionId, type FormKind, toJson } from './posted-fields.ts';

/**
 * Accepts a form posted by a browser without our scripts. A stored form redirects to its
 * confirmation page, so that a reload does not send it again; a rejected one returns the page with
 * its messages and all typed values.
 */
export async function postNoJsForm(
  deps: NoJsFormDeps,
  path: string,
  kind: FormKind,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const reject = (status: number, reason: string, message: string) => {
    const { requestId } = context;
    deps.log({ event: 'request refused', requestId, status, reason });
    return sentence(status, message);
  };
  if (!isAllowedOrigin(request.headers, deps.origins)) {
    return reject(403, 'foreign origin', refusals.foreign);
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') {
    return reject(415, 'not a form', refusals.notJson);
  }
  let values: URLSearchParams;
  try {
    values = new URLSearchParams(await readText(request));
  } catch {
    return reject(400, 'unreadable', refusals.unreadable);
  }

  const now = deps.clock();
  const json = toJson(kind, values);
  // Neither form is stored without an e-mail address, so it needs no id.
  if (json.email) json.submissionId ??= deriveSubmissionId(deps.limits.secret, kind, json, now);
  const reply = await sendForm(kind, deps, json, context);
  if (reply.status === 200) {
    const sent = { reference: reply.body.reference, receivedAt: now };
    const location = writeConfirmationLink(deps.limits.secret, path, kind, sent);
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }

  const { fields = {}, message } = reply.body.error;
  const posted = { values, errors: fields, notice: failureNotice(kind, fields, message) };
  const page = await deps.answerWithPage(
    path,
    { posted },
    {
      address: context.address,
      status: reply.status,
      headers: {
        'cache-control': 'no-store',
        ...(reply.status === 429 && { 'retry-after': String(reply.retryAfterSeconds) }),
      },
    },
  );
  return page ?? sentence(429, refusals.tooMany);
}

/** In the order of the form's own checks (docs/requirements.md, R20.5): terms, then subjects. */
function failureNotice(kind: FormKind, fields: Record<string, string>, message: string) {
  if (kind === 'enquiry') return enquiryFailed(message);
  if (fields.agreeToTerms) return notices.termsNotAgreed;
  if (fields.subjects || fields.level) return notices.noSubject;
  return notices.registrationFailed;
}

function sentence(status: number, message: string): Response {
  return new Response(`${message}.\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
