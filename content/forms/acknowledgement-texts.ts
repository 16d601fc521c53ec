import { derived } from '../derived.ts';
import { listed } from '../sentence.ts';
import { areFull } from './registration.ts';

/** The texts of the two acknowledgement mails; `reference` is the submission's. */
export const acknowledgementTextsOf = derived(({ replies: { mails } }) => ({
  /** The first name, or '' if it cannot be used in a greeting. */
  hello: (firstName: string) => (firstName ? `Thank you, ${firstName}.` : 'Thank you.'),
  reference: 'Your reference',
  registration: {
    title: (reference: string) => `We have your registration (${reference})`,
    received: (school: string, when: string) => `Your registration reached ${school} on ${when}`,
    /** To the parent or guardian who is named in it. */
    receivedForGuardian: (school: string, when: string) =>
      `A registration that names you as parent or guardian reached ${school} on ${when}`,
    promise: "We'll contact you within 24 hours to confirm your enrollment.",
    /** Where a class is full. */
    waitingPromise: "We'll contact you within 24 hours.",
    ...mails.registration,
  },
  enquiry: {
    title: (reference: string) => `We have your message (${reference})`,
    received: (school: string, when: string) => `Your message reached ${school} on ${when}`,
    promise: "We'll get back to you within 24 hours.",
    ...mails.enquiry,
  },
  /** `names` are classes that were full when the registration arrived. */
  waitingList: (names: readonly string[]) => `${areFull(names)} now. ${mails.waitingList}`,
  calendar: mails.calendar,
  /** @param subjects those of which the family chose no group, or that the timetable does not have */
  dayToAgree: (subjects: readonly string[]) =>
    `${listed(subjects)}: we tell you the day when we call.`,
  familyLink: {
    text: 'On your page you see the status, and can give us another phone number or withdraw.',
    press: 'Open your page',
    /** Where the diary has free times. */
    choose: 'On your page you can choose the time of the assessment, see the status, or withdraw.',
    pressToChoose: 'Choose a time for the assessment',
    mistake: mails.linkMistake,
  },
}));
