import pages from '#documents/pages.json' with { type: 'json' };
import { fillText } from '../fill-text.ts';

/** The words of /teachers. */
export const teachersPage = {
  heading: 'Teachers',
  lead: 'Find your subject and see when its teachers teach.',
  tabs: { 'a-level': 'A Level Teachers', 'o-level': 'O Level Teachers' },
  seeTimetable: 'See timetable',
  /** For a teacher without a class on the timetable. */
  seeMore: 'See more',
  dialog: {
    qualifications: 'Qualifications',
    experience: 'Experience',
    timetable: 'Timetable',
    /** For a teacher without a class on the timetable. */
    noClass: 'There is no class of this subject on the timetable now. Please ask the office.',
    registerNow: 'Register Now',
    close: 'Close',
  },
  approach: {
    heading: 'How we teach',
    steps: [
      { title: 'Understand', text: 'The idea first, then the formula' },
      { title: 'Watch', text: 'One problem, worked on the board' },
      { title: 'Try', text: 'A past question, on paper' },
      { title: 'Check', text: 'What was right, and what to practise' },
    ],
  },
  why: {
    heading: 'Why choose our teachers',
    points: pages.teachers.why.map(({ text }) => fillText(text)),
  },
  contact: {
    heading: 'Talk to a teacher',
    text: 'Ask at the office or write to us. We give your question to the right teacher.',
    contact: 'Contact Us',
    schedule: 'Class Schedule',
  },
} as const;
