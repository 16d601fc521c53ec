import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import type { Curriculum } from '../teaching/fees.ts';

const words = fillTexts(pages.fees);

/** The words of /fees. */
export const feesPage = {
  heading: 'Fee Structure',
  lead: words.lead,
  /** What each curriculum leads to, under its name. */
  curricula: words.curricula,
  perHour: 'per hour',
  register: 'Register Now',
  contact: { name: 'Contact Us', path: '/contact' },
  compare: {
    heading: 'Side by side',
    note: words.compare,
    caption: 'Fees by curriculum and level',
    curriculum: 'Curriculum',
    week: 'Per week',
    hourLabel: 'an hour',
    weekLabel: 'a week',
  },
  goodToKnow: { heading: 'Good to know', answers: words.answers },
} as const satisfies { curricula: Record<Curriculum, string> } & Record<string, unknown>;
