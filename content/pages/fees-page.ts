import { classFacts, weeklyHours } from '../school/claims.ts';
import { earlyBird, earlyBirdDay } from '../teaching/early-bird.ts';
import type { Curriculum } from '../teaching/fees.ts';

/** The words of /fees. */
export const feesPage = {
  heading: 'Fee Structure',
  lead: 'You pay by the hour. The price depends on the curriculum, not on the subject.',
  /** What each curriculum leads to, under its name. */
  curricula: {
    'Local GCE': 'The national examinations',
    Edexcel: 'International GCSE, A Level and IAL',
    Cambridge: 'International O Level, AS and A Level',
  },
  perHour: 'per hour',
  register: 'Register Now',
  contact: { name: 'Contact Us', path: '/contact' },
  compare: {
    heading: 'Side by side',
    note: `Weekly price of one subject: ${weeklyHours['o-level']} hours at O Level, ${weeklyHours['a-level']} hours at A Level.`,
    caption: 'Fees by curriculum and level',
    curriculum: 'Curriculum',
    week: 'Per week',
    hourLabel: 'an hour',
    weekLabel: 'a week',
  },
  goodToKnow: {
    heading: 'Good to know',
    answers: [
      {
        question: 'What does the fee cover?',
        answer: `The hours of the class, and the assessments: ${classFacts.assessments['o-level']} for O Level, ${classFacts.assessments['a-level']} for A Level.`,
      },
      {
        question: 'How do I get the early-bird discount?',
        answer: `Register before ${earlyBirdDay} and ${earlyBird.percent}% comes off.`,
      },
      {
        question: 'Do revision classes cost extra?',
        answer: `A revision class is ${classFacts.revisionHours} hours, with ${classFacts.revisionMaximum} students at most. Please ask the Finance department for its fee.`,
      },
    ],
  },
} as const satisfies { curricula: Record<Curriculum, string> } & Record<string, unknown>;
