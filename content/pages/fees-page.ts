import { classFacts, weeklyHours } from '../school/claims.ts';
import { earlyBird } from '../teaching/early-bird.ts';
import type { Curriculum } from '../teaching/fees.ts';

/** The words of /fees. */
export const feesPage = {
  heading: 'Fee Structure',
  lead: 'You pay for the hours of the classes you choose. One price an hour for each curriculum, the same for every subject in it.',
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
    note: `A week is one subject: ${weeklyHours['o-level']} hours at O Level, ${weeklyHours['a-level']} hours at A Level.`,
    caption: 'Fees by curriculum and level',
    curriculum: 'Curriculum',
    week: 'A week of it',
    hourLabel: 'an hour',
    weekLabel: 'a week',
  },
  conflictingFees: {
    title: 'Two readings.',
    /** Round the two fees: this page's, then the programme pages'. */
    before: 'This page gives ',
    between: ' an hour for Edexcel A Level / IAL, our programme pages give ',
    after: '. Ask the office which applies to your class:',
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
        answer: `Register before ${earlyBird.before.text} and ${earlyBird.percent}% comes off.`,
      },
      {
        question: 'Are revision classes priced apart?',
        answer: `A revision class runs ${classFacts.revisionHours} hours with ${classFacts.revisionMaximum} students at most. The Finance department tells you the fee.`,
      },
    ],
  },
} as const satisfies { curricula: Record<Curriculum, string> } & Record<string, unknown>;
