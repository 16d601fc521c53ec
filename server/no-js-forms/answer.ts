import { enquiryFailed, notices } from '#content/forms/notices.ts';
import { levels } from '#content/teaching/levels.ts';
import type { Registration } from '#payloads/form-fields.ts';
import { dayText, momentText } from '#rules/calendar/date-words.ts';
import type { Reply } from '#server/functions/form.ts';
import type { Sent } from './confirmation-link.ts';
import {
  fillErrors,
  fillTexts,
  fillValues,
  formNamed,
  hide,
  hideEmptyRows,
  show,
  showFailure,
} from './fill.ts';
import type { FormKind, FormPage } from './form-pages.ts';
import { PageFill } from './page-fill.ts';
import type { Posted } from './read-post.ts';

/** The page with what to mend, and with all that was typed. */
export function refusedPage(
  { kind, template }: FormPage,
  { entries }: Posted,
  { status, body }: Exclude<Reply, { status: 200 }>,
): PageFill {
  const page = new PageFill(template);
  const form = formNamed(page, kind);
  if (!form) return page;
  const { fields = {}, message } = body.error;
  fillValues(page, form, entries);
  showFailure(page, form, failureNotice(kind, fields, message));
  if (status === 422) fillErrors(page, form, fields);
  return page;
}

/** The page that thanks for a form. */
export function confirmationPage(
  { path, kind, template }: FormPage,
  sent: Sent,
  registration: Registration | undefined,
): PageFill {
  const page = new PageFill(template);
  if (kind === 'enquiry') showEnquirySent(page, path, sent);
  else showRegistrationSent(page, sent, registration);
  return page;
}

function showEnquirySent(page: PageFill, path: string, { reference }: Sent): void {
  const { title, text } = path === '/contact' ? notices.enquirySent : notices.enquirySentShort;
  for (const slot of page.slots('data-slot', 'sent')) {
    show(page, slot);
    fillTexts(page, { 'sent-title': title, 'sent-text': text, reference }, slot);
  }
}

/** Without the registration, the receipt says what the address itself does. */
function showRegistrationSent(
  page: PageFill,
  { reference, at }: Sent,
  registration: Registration | undefined,
): void {
  for (const view of page.slots('data-view', 'form')) hide(page, view);
  for (const view of page.slots('data-view', 'sent')) {
    show(page, view);
    const { agreeToTerms: _, ...texts } = registration ?? { subjects: [] };
    const level = registration ? levels[registration.level].name.toUpperCase() : '';
    const words = { level, reference, received: momentText(at) };
    const dateOfBirth = registration && dayText(registration.dateOfBirth);
    fillTexts(page, { ...texts, ...(dateOfBirth && { dateOfBirth }), ...words }, view);
    if (!registration) for (const name of page.slots('data-slot', 'name', view)) hide(page, name);
    hideEmptyRows(page, view);
  }
}

/** The order of the form's own checks (docs/requirements.md, R20.5): terms, then subjects. */
function failureNotice(kind: FormKind, fields: Record<string, string>, message: string) {
  if (kind === 'enquiry') return enquiryFailed(message);
  if (fields.agreeToTerms) return notices.termsNotAgreed;
  if (fields.subjects || fields.level) return notices.noSubject;
  return notices.registrationFailed;
}
