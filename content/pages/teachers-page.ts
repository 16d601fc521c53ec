import { claims, classFacts } from '../school/claims.ts';
import { type PageText, placeholder } from '../school/school.ts';

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
    points: [
      'You see each teacher’s subject, qualifications and class times before you choose',
      `The school has ${claims.experience.figure} years of experience with these examinations`,
      `A regular class has ${classFacts.regularMaximum} students at most, so there is time for questions`,
      'Assessments are monthly at O Level and bi-weekly at A Level',
      placeholder('Students get every test back marked'),
    ] satisfies readonly PageText[],
  },
  contact: {
    heading: 'Talk to a teacher',
    text: 'Ask at the office or write to us. We give your question to the right teacher.',
    contact: 'Contact Us',
    schedule: 'Class Schedule',
  },
} as const;
