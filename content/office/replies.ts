import { school } from '../school/school.ts';

/** All that a reply says of a family: whoever reads the phone may be somebody else. */
export interface Addressed {
  /** The student's or enquirer's first name; '' when it is not fit to greet by. */
  firstName: string;
  reference: string;
}

/** A message that the office sends from its own phone or mail program, after reading it. */
export interface OfficeReply {
  /** What it is called in the office. */
  readonly name: string;
  /** Which submissions it fits. */
  readonly fits: readonly ('enquiry' | 'registration')[];
  readonly words: (to: Addressed) => string;
}

const name = school.name.value;
const hotline = school.hotline.value;

function hello({ firstName }: Addressed): string {
  return firstName ? `Hello ${firstName},` : 'Hello,';
}

/** In the order in which a registration usually goes. */
export const officeReplies: readonly OfficeReply[] = [
  {
    name: 'We could not reach you',
    fits: ['enquiry', 'registration'],
    words: (to) =>
      `${hello(to)} this is ${name} (reference ${to.reference}). We tried to call you and will try again. You can also reach us on ${hotline}.`,
  },
  {
    name: 'When may we call?',
    fits: ['enquiry', 'registration'],
    words: (to) =>
      `${hello(to)} this is ${name} (reference ${to.reference}). Thank you for writing to us. When may we call you? You can also reach us on ${hotline}.`,
  },
  {
    name: 'Your assessment',
    fits: ['registration'],
    words: (to) =>
      `${hello(to)} this is ${name} (reference ${to.reference}). Before the first class we would like to see where you stand: a short assessment at ${school.address.value}. Which day suits you? You can also call us on ${hotline}.`,
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
