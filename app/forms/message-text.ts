import { answersOf } from '#payloads/answers.ts';
import { type Enquiry, formFields } from '#payloads/form-fields.ts';
import type { RegistrationDraft } from './form-values.ts';

/** An enquiry as lines that a person reads, for WhatsApp, SMS and e-mail. Blank answers are left out. */
export function enquiryText(enquiry: Enquiry): string {
  return lines('enquiry', enquiry);
}

/** A registration as lines that a person reads. */
export function registrationText(registration: RegistrationDraft): string {
  return lines('registration', registration);
}

function lines(form: keyof typeof formFields, answers: object): string {
  return answersOf(formFields[form], answers)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
