import { school } from '../school/school.ts';

const hotline = school.hotline.value;

/** The page that an acknowledgement's link opens for the family. */
export const familyLink = {
  title: { registration: 'Your registration', enquiry: 'Your message' },
  reference: 'Reference',
  firstName: 'First name',
  subjects: 'Subjects',
  subject: 'Subject',
  state: 'Where it stands',
  /** By the state that the office keeps. */
  states: {
    new: 'We have it, and call you within 24 hours of its coming.',
    'no-answer': 'We tried to call you and could not reach you. We will try again.',
    called: 'We have spoken with you. You will hear from us about the next step.',
    assessment: 'A short assessment at the school comes next.',
    waiting: 'You are on the waiting list. We call you as soon as there is a place.',
    placed: 'You have a place.',
    withdrawn: 'It is withdrawn. We will not call you about it.',
  },
  phone: {
    heading: 'Is your phone number right?',
    text: 'If it was mistyped or is another one now, type it here.',
    press: 'Correct the phone number',
    done: 'Thank you. The office has the new number, and calls you on it.',
  },
  withdraw: {
    heading: 'You do not want it any more?',
    text: 'Then we will not call you about it. You can register or write again at any time.',
    press: 'Withdraw',
    done: 'It is withdrawn. The office knows, and will not call you about it.',
  },
  notUs: {
    heading: 'You did not send this?',
    text: 'Somebody mistyped an address. Tell us, and no mail about it comes to you again.',
    press: 'This was not us',
    done: 'Thank you for telling us. It is withdrawn, and no mail about it comes to you again.',
  },
  call: `Questions? Call us on ${hotline} and give your reference.`,
  refused: {
    heading: 'This link does not open anything',
    forged: `Perhaps it was cut off when it was copied: open it from the mail itself, or call us on ${hotline}.`,
    expired: `It worked for 90 days, and they are over. Please call us on ${hotline}: we are glad to help.`,
    foreign: `This was not sent from our own page. Open the link from the mail again, or call us on ${hotline}.`,
  },
  erased: {
    heading: 'It is erased',
    text: `Nothing is kept under this link any more. If you would like to hear from us, call us on ${hotline}.`,
  },
  tooMany: {
    heading: 'That was often',
    text: `Please wait an hour before you change it again, or call us on ${hotline}.`,
  },
  unreadable: {
    heading: 'This could not be read',
    text: `Please go back and try again, or call us on ${hotline}.`,
  },
  away: {
    heading: 'This cannot be reached just now',
    text: `Nothing was changed. Please try again in a minute, or call us on ${hotline}.`,
  },
} as const;

/** What an acknowledgement says about its link. */
export const familyLinkInMail = {
  text: 'See how far we are, correct your phone number, or withdraw',
  press: 'Open your page',
} as const;
