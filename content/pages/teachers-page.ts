import { claims, classFacts } from '../school/claims.ts';

/** The words of /teachers. */
export const teachersPage = {
  heading: 'Teachers',
  lead: 'Find your subject, then see on which days its teachers teach.',
  tabs: { 'a-level': 'A Level Teachers', 'o-level': 'O Level Teachers' },
  seeTimetable: 'See timetable',
  /** For a teacher without a class on the timetable. */
  seeMore: 'See more',
  dialog: {
    qualifications: 'Qualifications',
    experience: 'Experience',
    timetable: 'Timetable',
    /** For a teacher whose subject has no hour on the timetable. */
    noClass: 'No fixed hour on this timetable. Ask the office about this subject.',
    registerNow: 'Register Now',
    close: 'Close',
  },
  approach: {
    heading: 'How we teach',
    steps: [
      { title: 'First', text: 'A picture before a formula' },
      { title: 'Then', text: 'One problem, worked on the board' },
      { title: 'Then', text: 'The past question, on paper' },
      { title: 'Last', text: 'Marked, and handed back' },
    ],
  },
  why: {
    heading: 'Why choose our teachers',
    points: [
      'You see subject, qualifications and hours of each before you choose',
      `The school has ${claims.experience.figure} years of experience with these examinations`,
      `A regular class has ${classFacts.regularMaximum} students at most, so that a question finds time`,
      'Tests come back marked: monthly at O Level, bi-weekly at A Level',
    ],
  },
  contact: {
    heading: 'Talk to a teacher',
    text: 'Ask at the office, or write: we pass your question on to the right teacher.',
    contact: 'Contact Us',
    schedule: 'Class Schedule',
  },
} as const;
