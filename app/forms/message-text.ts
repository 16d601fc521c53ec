import { levels } from '#content/teaching/levels.ts';
import type { Enquiry } from '#payloads/enquiry.ts';
import { enquiryLabels, registrationLabels } from '#payloads/names.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import type { RegistrationDraft } from './form-values.ts';

/** An enquiry as lines that a person reads, for WhatsApp, SMS and e-mail. Blank answers are left out. */
export function enquiryText(enquiry: Enquiry): string {
  return lines(enquiryLabels, enquiry);
}

/** A registration as lines that a person reads. */
export function registrationText(registration: RegistrationDraft): string {
  const { level, subjects, agreeToTerms, dateOfBirth, ...rest } = registration;
  return lines(registrationLabels, {
    ...rest,
    dateOfBirth: dayText(dateOfBirth),
    level: level && levels[level].name,
    subjects: subjects.join(', '),
    agreeToTerms: agreeToTerms ? 'agreed' : '',
  });
}

function lines<Key extends string>(
  labels: Record<Key, string>,
  answers: Record<Key, string>,
): string {
  return (Object.keys(labels) as Key[])
    .filter((key) => answers[key].trim() !== '')
    .map((key) => `${labels[key]}: ${answers[key].trim()}`)
    .join('\n');
}
