import { classFacts, oLevelGrades } from '../school/claims.ts';
import { fees } from '../teaching/fees.ts';

const cheapest = fees['o-level']['Local GCE'];

/** The words of home. */
export const homePage = {
  kicker: 'Local GCE, Edexcel and Cambridge classes',
  headline: 'Excel in your O Level and A Level exams',
  lead: `Small classes on Dickman’s Road with subject teachers, a fixed weekly timetable and regular assessments, from Grade ${oLevelGrades.first} to your final paper.`,
  enroll: { name: 'Enroll Now', path: '/register' },
  seeTimetable: { name: 'See the timetable', path: '/schedule' },
  classSize: { figure: `${classFacts.regularMaximum}`, label: 'students at most' },
  courses: {
    heading: 'Choose your subject',
    tabsLabel: 'Level',
    tabs: { 'o-level': 'O Level Classes', 'a-level': 'A Level Classes' },
    /** Before the name of each level. */
    bands: { 'o-level': 'One band on the spine is', 'a-level': 'two are' },
    /** Over the books that lead to the other level's courses. */
    other: {
      'o-level': 'Going on to A Level?',
      'a-level': `Still in Grade ${oLevelGrades.first} to ${oLevelGrades.last}?`,
    },
  },
  timetable: {
    /** The heading follows the chosen tab (docs/requirements.md, R4.2). */
    headings: { 'o-level': 'Local GCE O/L Timetable', 'a-level': 'Local GCE A/L Timetable' },
    /** Round the names of the two groups. */
    groups: {
      before: 'Most subjects have a',
      weekday: 'weekday',
      between: 'and a',
      weekend: 'weekend',
      after: 'group: two groups of the same class. A student attends one of them.',
    },
    wholeWeek: { name: 'See the whole week', path: '/schedule' },
  },
  why: {
    heading: 'Why Choose Us',
    note: 'The questions parents ask us first, answered.',
    answers: [
      { question: 'How full is a class?', answer: `${classFacts.regularMaximum} students at most` },
      {
        question: 'How often is my child tested?',
        answer: 'Monthly for O Level, bi-weekly for A Level',
      },
      { question: 'Which syllabus do you teach?', answer: 'Local GCE, Edexcel and Cambridge' },
      { question: 'What if weekdays are full?', answer: 'A weekend group of the same class' },
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
} as const;
