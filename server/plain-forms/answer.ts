import { levels } from '#content/levels.ts';
import { enquiryFailed, notices } from '#content/notices.ts';
import type { Registration } from '#payloads/registration.ts';
import { colomboDate, colomboMinutes, dateText } from '#rules/colombo.ts';
import { timeText } from '#rules/times.ts';
import type { Reply } from '#server/functions/receive.ts';
import { attribute, type Element, parsePage, toHtml, withAttribute } from './document.ts';
import {
  fill,
  fillErrors,
  fillValues,
  hide,
  hideEmptyRows,
  removeScripts,
  show,
  showFailure,
} from './fill.ts';
import type { FormKind, Posted } from './read-post.ts';

/** The form of a page that can be posted, by the built HTML's `data-form`. */
export function formOf(document: ReturnType<typeof parsePage>): Element | undefined {
  return withAttribute(document, 'data-form').find(
    (element) => element.tagName === 'form' && kindOf(element) !== undefined,
  );
}

export function kindOf(form: Element): FormKind | undefined {
  const kind = attribute(form, 'data-form');
  return kind === 'enquiry' || kind === 'registration' ? kind : undefined;
}

/** The page with the function's reply in it: the result, or what to mend with all values kept. */
export function answeredPage(
  html: string,
  path: string,
  posted: Posted,
  reply: Reply,
  now: number,
): string {
  const document = parsePage(html);
  removeScripts(document);
  const form = formOf(document);
  if (!form) throw new Error(`${path} has no form.`);
  if (reply.status !== 200) showRefusal(form, posted, reply);
  else if (kindOf(form) === 'enquiry') showEnquirySent(form, path, reply.body.reference);
  else showRegistrationSent(document, posted, reply.body.reference, now);
  return toHtml(document);
}

function showEnquirySent(form: Element, path: string, reference: string): void {
  const { title, text } = path === '/contact' ? notices.enquirySent : notices.enquirySentShort;
  const parent = (form.parentNode as Element | null) ?? form;
  for (const slot of withAttribute(parent, 'data-slot', 'sent')) show(slot);
  fill(parent, { 'sent-title': title, 'sent-text': text, reference });
}

function showRegistrationSent(
  document: ReturnType<typeof parsePage>,
  { json }: Posted,
  reference: string,
  now: number,
): void {
  const sent = json as unknown as Registration;
  for (const view of withAttribute(document, 'data-view', 'form')) hide(view);
  for (const view of withAttribute(document, 'data-view', 'sent')) {
    show(view);
    const texts = Object.fromEntries(
      Object.entries(json).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    fill(view, {
      ...texts,
      level: levels[sent.level].name.toUpperCase(),
      subjects: sent.subjects,
      reference,
      received: receivedText(now),
    });
    hideEmptyRows(view);
  }
}

function showRefusal(
  form: Element,
  posted: Posted,
  { status, body }: Exclude<Reply, { status: 200 }>,
): void {
  fillValues(form, posted.entries);
  const fields = body.error.fields ?? {};
  showFailure(form, failureNotice(form, fields, body.error.message));
  if (status === 422) fillErrors(form, fields);
}

/** The order of the form's own checks (specification, section 5): terms, then subjects. */
function failureNotice(form: Element, fields: Record<string, string>, message: string) {
  if (kindOf(form) === 'enquiry') return enquiryFailed(message);
  if (fields.agreeToTerms) return notices.termsNotAgreed;
  if (fields.subjects || fields.level) return notices.noSubject;
  return notices.registrationFailed;
}

/** As the page itself says it: 'Saturday, 21 November, 4.12 p.m.' in Colombo. */
function receivedText(instant: number): string {
  return `${dateText(colomboDate(instant))}, ${timeText(colomboMinutes(instant))}`;
}
