import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';

const words = fillTexts(pages.teachers);

/** The words of /teachers. */
export const teachersPage = {
  heading: 'Teachers',
  lead: words.lead,
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
  approach: words.approach,
  why: { heading: 'Why choose our teachers', points: words.why.map(({ text }) => text) },
  contact: {
    ...words.contact,
    contact: 'Contact Us',
    schedule: 'Class Schedule',
  },
} as const;
