import { classFacts, oLevelGrades } from '../school/claims.ts';
import { road, school } from '../school/school.ts';
import { fees } from '../teaching/fees.ts';

const cheapest = fees['o-level']['Local GCE'];

/** The words of home. */
export const homePage = {
  kicker: 'Local GCE, Edexcel and Cambridge classes',
  headline: 'Excel in your O Level and A Level exams',
  lead: `Small classes on ${road} with subject teachers, a fixed weekly timetable and regular assessments, from Grade ${oLevelGrades.first} to your final paper.`,
  enroll: { name: 'Enroll Now', path: '/register' },
  seeTimetable: { name: 'See the timetable', path: '/schedule' },
  classSize: { figure: `${classFacts.regularMaximum}`, label: 'students at most' },
  courses: {
    heading: 'Choose your subject',
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
    note: 'Most subjects have a weekday group and a weekend group. Choose one.',
    wholeWeek: { name: 'See the whole week', path: '/schedule' },
  },
  why: {
    heading: 'Why Choose Us',
    note: 'The questions that parents ask us first.',
    answers: [
      { question: 'How full is a class?', answer: `${classFacts.regularMaximum} students at most` },
      {
        question: 'How often is my child tested?',
        answer: 'Monthly for O Level, bi-weekly for A Level',
      },
      { question: 'Which syllabus do you teach?', answer: 'Local GCE, Edexcel and Cambridge' },
      { question: 'What if weekdays are full?', answer: 'Most subjects also have a weekend group' },
      {
        question: 'What does it cost?',
        answer: `From ${cheapest.currency} ${cheapest.amount} an hour`,
      },
      {
        question: 'How soon will I hear from you?',
        answer: `Within ${classFacts.replyHours} hours`,
      },
    ],
  },
  testimonials: 'What students say',
  facilities: {
    heading: 'Facilities',
    all: { name: 'See all facilities', path: '/facilities' },
  },
  /** The end of the page: fee, time and place, then the way to register. */
  next: {
    heading: 'Ready to register?',
    facts: [
      {
        name: 'Fee',
        value: `From ${cheapest.currency} ${cheapest.amount} an hour`,
        link: { name: 'See all fees', path: '/fees' },
      },
      {
        name: 'Time',
        value: 'Weekday afternoons, or the weekend in most subjects',
        link: { name: 'See the timetable', path: '/schedule' },
      },
      {
        name: 'Place',
        value: school.address,
        link: { name: 'Find us', path: '/contact' },
      },
    ],
    register: { name: 'Register Now', path: '/register' },
  },
} as const;
