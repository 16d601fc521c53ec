import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';

const words = fillTexts(pages.programmes);

/** Words that all ten programme pages share. */
export const programmePage = {
  overview: 'Overview',
  feesHeading: 'Fees per hour',
  compareFees: 'Compare all fees',
  /** Before the subject, or 'one subject'. */
  month: 'A month of',
  oneSubject: 'one subject',
  info: {
    subject: 'Subject',
    hours: 'Hours',
    price: 'Price',
    classTime: 'Class time',
    location: 'Location',
    or: 'or',
  },
  timetable: {
    heading: 'Class timetable',
    /** A programme with other groups has its own `groupsNote`. */
    note: words.groups,
    or: 'or',
  },
  learn: { heading: 'What You’ll Learn', note: words.learn },
  subjectAreas: 'Subject areas',
  syllabusChoices: {
    heading: 'Choose your syllabus',
    note: words.syllabus,
    register: 'Register',
  },
  testimonials: 'What students say',
  related: 'Related courses',
  call: 'Call Us',
  email: 'Email Us',
  figures: { week: 'hours a week', students: 'students at most', grades: 'grades' },
} as const;
