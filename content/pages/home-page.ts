import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { classFacts, oLevelGrades } from '../school/claims.ts';
import { school } from '../school/school.ts';
import { fees } from '../teaching/fees.ts';

const cheapest = fees['o-level']['Local GCE'];

const words = fillTexts(pages.home);

/** The words of home. */
export const homePage = {
  kicker: words.kicker,
  headline: words.headline,
  lead: words.lead,
  news: words.news,
  enroll: { name: 'Enroll Now', path: '/register' },
  seeTimetable: { name: 'See the timetable', path: '/schedule' },
  classSize: { figure: `${classFacts.regularMaximum}`, label: 'students at most' },
  courses: {
    heading: words.courses,
    tabsLabel: 'Level',
    tabs: { 'o-level': 'O Level Classes', 'a-level': 'A Level Classes' },
    /** Before the name of each level: the stripes on the spine of a book. */
    bands: { 'o-level': 'One stripe:', 'a-level': 'Two stripes:' },
    /** Over the books that lead to the other level's courses. */
    other: {
      'o-level': 'Going on to A Level?',
      'a-level': `Still in Grade ${oLevelGrades.first} to ${oLevelGrades.last}?`,
    },
  },
  timetable: {
    /** The heading follows the chosen tab (docs/requirements.md, R4.2). */
    headings: { 'o-level': 'Local GCE O/L Timetable', 'a-level': 'Local GCE A/L Timetable' },
    note: words.timetableNote,
    wholeWeek: { name: 'See the whole week', path: '/schedule' },
  },
  why: words.why,
  testimonials: words.testimonials,
  facilities: { heading: 'Facilities', all: { name: 'See all facilities', path: '/facilities' } },
  /** The end of the page: fee, time and place, then the way to register. */
  next: {
    heading: words.next,
    facts: [
      {
        name: 'Fee',
        value: `From ${cheapest.currency} ${cheapest.amount} an hour`,
        link: { name: 'See all fees', path: '/fees' },
      },
      { name: 'Time', value: words.times, link: { name: 'See the timetable', path: '/schedule' } },
      { name: 'Place', value: school.address, link: { name: 'Find us', path: '/contact' } },
    ],
    register: { name: 'Register Now', path: '/register' },
  },
} as const;
