import { derived } from '../derived.ts';
import { listed } from '../sentence.ts';

/** The texts of the registration form; its fields are in payloads/form-fields.ts. */
export const registrationForm = {
  sections: {
    personal: 'Personal Information',
    academic: 'Academic Information',
    guardian: 'Parent/Guardian Information',
    additional: 'Additional Information',
  },
  /** The values of a Register link: classes, a course, a curriculum. */
  linked: { legend: 'You chose', note: 'Remove what you do not want.', change: 'Change' },
  /** Of chosen classes that are full. */
  full: (names: readonly string[]) =>
    `${areFull(names)}. You can still register. We will put you on the waiting list and call you when there is a place.`,
  /** The label of the terms box; its named parts open the texts (docs/requirements.md, R20.4). */
  terms: {
    before: 'I agree to the ',
    terms: 'terms and conditions',
    between: ' and ',
    privacy: 'privacy policy',
    after: ' and consent to being contacted about enrolment and progress.',
  },
  submit: 'Submit Registration',
  submitting: 'Submitting...',
  mailSubject: 'A registration from your website',
  summary: {
    heading: 'Your registration',
  },
} as const;

/** 'What Happens After Registration?' (docs/requirements.md, R16.2). */
export const registrationStepsOf = derived(({ pages: { register } }) => ({
  heading: 'What Happens After Registration?',
  steps: [
    { title: 'Contact Within 24hrs', text: register.steps.contact },
    { title: 'Schedule Assessment', text: register.steps.assessment },
    { title: 'Start Learning', text: register.steps.start },
  ] as const,
  /** The last step's text where a class was chosen. */
  classChosen: register.steps.startInClass,
}));

/** The thank-you view (docs/requirements.md, R16.3). */
export const thanks = {
  /** The first name follows. */
  greeting: 'Thank you',
  text: "Your registration has reached us. We'll contact you within 24 hours to confirm your enrollment.",
  /** Instead, of classes that were full. */
  waiting: (names: readonly string[]) =>
    `Your registration has reached us. ${areFull(names)}: you are on the waiting list. We'll contact you within 24 hours.`,
  /** The link to the family's own page, while times for the assessment can be chosen there. */
  choose: 'Choose a time for the assessment',
  /** Above the next free times. */
  times: 'Here are the next free times.',
  reference: 'Reference',
  received: 'Received',
  call: 'Call us',
  write: 'Write to us',
  /** Above the form, after a registration in the same tab. */
  earlier: (name: string, reference: string) =>
    `We have received the registration of ${name}${reference ? ` (${reference})` : ''}.`,
  showReceipt: 'Show the receipt',
} as const;

/** Above a registration that is saved as a file or shared. */
export function receiptTitle(school: string): string {
  return `Registration at ${school}`;
}

/** 'Physics and ICT are full' */
export function areFull(names: readonly string[]): string {
  return `${listed(names)} ${names.length > 1 ? 'are' : 'is'} full`;
}
