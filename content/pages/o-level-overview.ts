import type { Price } from '../teaching/fees.ts';
import { prices } from '../teaching/fees.ts';
import { type SubjectColour, type SubjectGlyph, taughtSubjects } from '../teaching/subjects.ts';
import type { ProgrammePath } from './paths.ts';

/** A tab's key: the lowercase subject name with spaces removed (docs/requirements.md, R8.2). */
export type OLevelTab = 'mathematics' | 'science' | 'englishlanguage' | 'ict';

/** An O Level subject of the overview (docs/requirements.md, R18.10). */
export interface OLevelSubjectTab {
  readonly key: OLevelTab;
  readonly name: string;
  readonly colour: SubjectColour;
  readonly glyph: SubjectGlyph;
  readonly description: string;
  readonly syllabus: readonly string[];
  readonly duration: string;
  readonly students: string;
  /** Per hour. */
  readonly rate: Price;
  readonly path: ProgrammePath;
}

type Told = Pick<OLevelSubjectTab, 'key' | 'name' | 'description' | 'syllabus'>;

function tab(subject: 'Mathematics' | 'Science' | 'English' | 'ICT', told: Told): OLevelSubjectTab {
  const { colour, glyph, lessonHours, students, programme } = taughtSubjects['o-level'][subject];
  return {
    ...told,
    colour,
    glyph,
    duration: `${lessonHours} hours`,
    students,
    rate: prices['o-level'],
    path: programme,
  };
}

/** The tabs, Mathematics first. */
export const oLevelTabs: readonly OLevelSubjectTab[] = [
  tab('Mathematics', {
    key: 'mathematics',
    name: 'Mathematics',
    description: 'Every step written down, every answer checked.',
    syllabus: [
      'Numbers, percentages and indices',
      'Algebra and equations',
      'Graphs',
      'Geometry and proofs',
      'Measurement and trigonometry',
      'Sets, statistics and probability',
    ],
  }),
  tab('Science', {
    key: 'science',
    name: 'Science',
    description: 'Look first, then name it, then explain it.',
    syllabus: [
      'Living things and the human body',
      'The environment',
      'Matter, atoms and mixtures',
      'Acids, bases and reactions',
      'Forces and energy',
      'Electricity, light and sound',
    ],
  }),
  tab('English', {
    key: 'englishlanguage',
    name: 'English Language',
    description: 'Read a page, say what it means, write a better one.',
    syllabus: [
      'Reading and understanding',
      'Letters, articles and essays',
      'Grammar in use',
      'Vocabulary and spelling',
      'Summary',
      'Speaking and listening',
    ],
  }),
  tab('ICT', {
    key: 'ict',
    name: 'ICT',
    description: 'How a computer works, and how to make it work for you.',
    syllabus: [
      'Computer systems',
      'Data and number systems',
      'Documents, spreadsheets and slides',
      'Databases',
      'Programming',
      'Networks and the internet',
    ],
  }),
];

/** The words of /o-level-classes. */
export const oLevelOverview = {
  badge: 'O Level Classes',
  heading: 'O Level, one subject at a time',
  lead: 'Mathematics, Science, English, ICT and Commerce, in weekday and weekend groups, with a test every month.',
  widget: {
    heading: 'Start your registration',
    text: 'Tick the subjects. The form opens with them ticked.',
    submit: 'Continue to registration',
  },
  subjects: {
    heading: 'What each subject covers',
    labels: { duration: 'Lesson', students: 'Class size', rate: 'Rate' },
    syllabus: 'Syllabus',
    perHour: 'per hour',
    details: 'View Full Details',
  },
  schedule: {
    heading: 'The week',
    note: 'Most subjects have a weekday group and a weekend group. Choose one.',
    register: 'Register',
  },
  testimonials: 'What students say',
  lecturers: 'Lecturers',
  related: {
    heading: 'Related courses',
    next: { name: 'A Level Classes', path: '/a-level-classes', text: 'Going on to A Level?' },
  },
} as const;
