import { createHmac } from 'node:crypto';
import { enquiryFailed, notices } from '#content/forms/notices.ts';
import { isSitePath } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { type Form, honeypotName, uuidOf } from '#payloads/form-fields.ts';
import { readForm } from '#payloads/read-form.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { sourceOfVisit } from '#rules/pages/visit-source.ts';
import { levelOfCourse } from '#rules/timetable/register-link.ts';
import { fittingClasses } from '#rules/timetable/registered-classes.ts';
import { checkOrigin, type RequestContext, readBody } from '#server/functions/endpoint.ts';
import { refusals, rejection } from '#server/functions/form-errors.ts';
import { type SubmissionDeps, sendForm } from '#server/functions/send-form.ts';
import type { AnswerWithPage } from '#server/http/rendered-pages.ts';
import { isSame, sign } from '#server/http/signature.ts';
import { nextTimes } from '#server/store/office/diary.ts';
import { findByReference, waitingNames } from '#server/store/submissions/submissions.ts';

type FormKind = Form['kind'];

interface NoJsFormDeps extends SubmissionDeps {
  origins: readonly string[];
  answerWithPage: AnswerWithPage;
}

/** The query parameter of a confirmation page. */
export const SENT = 'sent';

/** How long the page shows the form's details; after that it shows only the reference. */
const DETAILS_FOR_MS = 3_600_000;

/** @returns the kind of form on a page of the site, undefined if the page has none */
export function formKindAt(path: string): FormKind | undefined {
  if (path === '/register') return 'registration';
  const mayAsk = path === '/contact' || path.startsWith('/programs');
  return mayAsk && isSitePath(path) ? 'enquiry' : undefined;
}

/**
 * Accepts a form posted by a browser without our scripts. A stored form redirects to its
 * confirmation page, so that a reload does not send it again; a rejected one returns the page with
 * its messages and all typed values.
 * @throws HTTPException when the request is rejected as a whole
 */
export async function postNoJsForm(
  deps: NoJsFormDeps,
  path: string,
  kind: FormKind,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  checkOrigin(request, deps);
  const type = 'application/x-www-form-urlencoded';
  const values = await readBody(request, type, (text) => new URLSearchParams(text));
  const now = deps.clock();
  const answers = readForm(kind, values);
  if ('subjects' in answers) {
    // Without scripts the boxes of a link stay ticked when another level or subject is chosen.
    const { classes, course, level } = answers;
    if (classes) answers.classes = fittingClasses(deps.live.documents, classes, answers);
    if (course && levelOfCourse(course) !== level) delete answers.course;
  }
  const json = {
    ...answers,
    submissionId: deriveSubmissionId(deps.limits.secret, kind, answers, now),
    website: values.get(honeypotName),
    consentVersion: values.get('consentVersion'),
    source: sourceOfPage(request.headers.get('referer')),
  };
  const reply = await sendForm(kind, deps, json, context);
  if (reply.status === 200) {
    // Signed, and with a reference and a time, but nothing personal.
    const { reference } = reply.body;
    const time = now.toString(36);
    const signature = sign(deps.limits.secret, SENT, kind, reference, time);
    const location = `${path}?${SENT}=${reference}.${time}.${signature}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  }

  const { fields = {}, message } = reply.body.error;
  const posted = {
    values,
    errors: fields,
    notice: failureNotice(deps.live.documents, kind, fields, message),
  };
  const headers = { 'cache-control': 'no-store', ...reply.headers };
  const { address } = context;
  const { status } = reply;
  const page = await deps.answerWithPage(path, { posted }, { address, status, headers });
  if (!page) throw rejection(429, 'too many pages', refusals.tooMany);
  return page;
}

/** What the address of the form's own page says of where the visit came from. */
function sourceOfPage(page: string | null) {
  return page && URL.canParse(page) ? sourceOfVisit(new URL(page), page) : undefined;
}

/**
 * The id of a form posted without scripts: the same for the same fields on the same day in Colombo, so
 * that a form that is sent again is stored once. It is an HMAC, which reveals nothing about the
 * fields, in the form of a UUID of version 8 (RFC 9562: application-defined).
 */
function deriveSubmissionId(secret: string, kind: FormKind, answers: object, now: number): string {
  const text = JSON.stringify([kind, colomboDate(now), answers]);
  return uuidOf(createHmac('sha256', secret).update(`submission\n${text}`).digest(), 8);
}

/** In the order of the form's own checks (docs/requirements.md, R20.5): terms, then subjects. */
function failureNotice(
  documents: Documents,
  kind: FormKind,
  fields: Record<string, string>,
  message: string,
) {
  if (kind === 'enquiry') return enquiryFailed(documents, message);
  if (fields.agreeToTerms) return notices.termsNotAgreed;
  if (fields.subjects || fields.level) return notices.noSubject;
  return notices.registrationFailed;
}

/**
 * The confirmation page of a form posted without scripts.
 * @returns undefined when the link is forged, or its client has requested too many pages
 */
export async function confirmationPage(
  { live, store, clock, limits, answerWithPage, log }: NoJsFormDeps,
  path: string,
  kind: FormKind,
  link: string,
  { address, requestId, familyLink }: RequestContext,
): Promise<Response | undefined> {
  const [reference = '', time = '', signature = ''] = link.split('.');
  if (!isSame(signature, sign(limits.secret, SENT, kind, reference, time))) {
    log({ event: 'link refused', requestId, link: SENT, reason: 'forged' });
    return undefined;
  }
  const receivedAt = Number.parseInt(time, 36);
  const isFresh = clock() - receivedAt < DETAILS_FOR_MS;
  // When the store fails, the page shows only the reference.
  const found = isFresh
    ? await findByReference(store, reference).catch(() => undefined)
    : undefined;
  const sent =
    found?.kind === 'registration'
      ? {
          reference,
          receivedAt: found.receivedAt,
          sent: found.fields,
          waitingFor: waitingNames(live.documents, found),
          link: familyLink?.(found.id, found.receivedAt),
          times: await nextTimes(store, live.documents, clock()).catch(() => []),
        }
      : { reference, receivedAt };
  const posted = { values: new URLSearchParams(), sent };
  const headers = {
    'cache-control': 'no-store',
    // Also to our own pages: anyone with this address can read the form's details.
    'referrer-policy': 'strict-origin',
  };
  return answerWithPage(path, { posted }, { address, headers });
}
