import { school } from '../school/school.ts';

/** All that a reply contains about a family, because another person may read the phone. */
export interface Addressed {
  /** The student's or enquirer's first name, or '' if it cannot be used in a greeting. */
  firstName: string;
  reference: string;
  /** False: they gave no phone number, and the reply must not speak of a call. */
  hasPhone: boolean;
  /** 'Saturday, 28 November, 10.00 a.m.', or null while no assessment is arranged. */
  assessment: string | null;
}

/** A message that staff send from their own phone or mail program. */
export interface OfficeReply {
  /** Its name in the office. */
  readonly name: string;
  /** Which submissions it fits. */
  readonly fits: readonly ('enquiry' | 'registration')[];
  /** It speaks of a call. */
  readonly needsPhone?: true;
  readonly words: (to: Addressed) => string;
}

const name = school.name;
const hotline = school.hotline;

function hello({ firstName }: Addressed): string {
  return firstName ? `Hello ${firstName},` : 'Hello,';
}

/** In the order in which a registration usually goes. */
export const officeReplies: readonly OfficeReply[] = [
  {
    name: 'We could not reach you',
    fits: ['enquiry', 'registration'],
    words: (to) =>
      to.hasPhone
        ? `${hello(to)} this is ${name} (reference ${to.reference}). We tried to call you and will try again. You can also reach us on ${hotline}.`
        : `${hello(to)} this is ${name} (reference ${to.reference}). Thank you for your question. Please send us a phone number, or ask us here.`,
  },
  {
    name: 'When may we call?',
    fits: ['enquiry', 'registration'],
    needsPhone: true,
    words: (to) =>
      `${hello(to)} this is ${name} (reference ${to.reference}). Thank you for writing to us. When may we call you? You can also reach us on ${hotline}.`,
  },
  {
    name: 'Your assessment',
    fits: ['registration'],
    words: (to) =>
      to.assessment
        ? `${hello(to)} this is ${name} (reference ${to.reference}). Your assessment is on ${to.assessment}, at ${school.address}. Please tell us if this time does not suit you: ${hotline}.`
        : `${hello(to)} this is ${name} (reference ${to.reference}). Before the first class we would like you to take a short assessment at ${school.address}. Which day suits you? You can also call us on ${hotline}.`,
  },
  {
    name: 'The waiting list',
    fits: ['registration'],
    words: (to) =>
      `${hello(to)} this is ${name} (reference ${to.reference}). The class is full at the moment. You are on the waiting list, and we will call you as soon as there is a place.`,
  },
  {
    name: 'Your place',
    fits: ['registration'],
    words: (to) =>
      `${hello(to)} good news from ${name} (reference ${to.reference}): there is a place for you. We will call you to agree on the first day.`,
  },
];
