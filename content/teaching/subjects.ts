import type { ProgrammePath } from '../pages/paths.ts';
import type { Level, RegistrationSubject } from './levels.ts';

/** A subject's colour, by the name of its token (`data-subject="physics"`). */
export const subjectColours = [
  'maths',
  'science',
  'english',
  'ict',
  'commerce',
  'physics',
  'chemistry',
  'biology',
  'economics',
  'other',
] as const;

export type SubjectColour = (typeof subjectColours)[number];

/** The drawn signs of subjects, by name; app/illustrations/glyph-paths.ts holds the drawings. */
export type SubjectGlyph = SubjectColour | 'combined-maths';

/** What a subject looks like wherever it is named. */
export interface SubjectAppearance {
  readonly colour: SubjectColour;
  readonly glyph: SubjectGlyph;
}

/** A subject as the school teaches it at one level. */
export interface TaughtSubject extends SubjectAppearance {
  /** A shorter name for navigation and stacks, where the full one does not fit. */
  readonly shortName: string;
  /** The form's subject that a Register link chooses; null: the link carries the level only. */
  readonly registersAs: RegistrationSubject | null;
  /** The programme page about it; null if it has no page. */
  readonly programme: ProgrammePath | null;
}

const english = {
  colour: 'english',
  glyph: 'english',
  shortName: 'English',
  registersAs: 'English',
  programme: '/programs/a-level-english',
} as const;

const generalScience = {
  colour: 'science',
  glyph: 'science',
  shortName: 'Science',
  registersAs: null,
  programme: '/programs/a-level-science',
} as const;

const combinedMaths = {
  colour: 'maths',
  glyph: 'combined-maths',
  shortName: 'Combined Maths',
  registersAs: 'Combined Mathematics',
  programme: '/programs/a-level-combined-maths',
} as const;

/** What is taught, by level and by the name that pages and timetables use. */
export const taughtSubjects = {
  'o-level': {
    Mathematics: {
      colour: 'maths',
      glyph: 'maths',
      shortName: 'Maths',
      registersAs: 'Mathematics',
      programme: '/programs/o-level-maths',
    },
    Science: {
      colour: 'science',
      glyph: 'science',
      shortName: 'Science',
      registersAs: 'Science',
      programme: '/programs/o-level-science',
    },
    English: {
      colour: 'english',
      glyph: 'english',
      shortName: 'English',
      registersAs: 'English',
      programme: '/programs/o-level-english',
    },
    ICT: {
      colour: 'ict',
      glyph: 'ict',
      shortName: 'ICT',
      registersAs: 'ICT',
      programme: '/programs/o-level-ict',
    },
    Commerce: {
      colour: 'commerce',
      glyph: 'commerce',
      shortName: 'Commerce',
      registersAs: 'Commerce',
      programme: null,
    },
  },
  'a-level': {
    'Combined Mathematics': combinedMaths,
    Physics: {
      colour: 'physics',
      glyph: 'physics',
      shortName: 'Physics',
      registersAs: 'Physics',
      programme: '/programs/a-level-physics',
    },
    Chemistry: {
      colour: 'chemistry',
      glyph: 'chemistry',
      shortName: 'Chemistry',
      registersAs: 'Chemistry',
      programme: '/programs/a-level-chemistry',
    },
    Biology: {
      colour: 'biology',
      glyph: 'biology',
      shortName: 'Biology',
      registersAs: 'Biology',
      programme: '/programs/a-level-biology',
    },
    English: english,
    'General English': { ...english, shortName: 'General English' },
    'English Literature': { ...english, shortName: 'English Literature' },
    Science: generalScience,
    'General Science': { ...generalScience, shortName: 'General Science' },
    /** The international edition (Edexcel, Cambridge); it leads to Combined Mathematics. */
    Mathematics: { ...combinedMaths, glyph: 'maths', shortName: 'Mathematics' },
  },
} as const satisfies Record<Level, Record<string, TaughtSubject>>;

export type OLevelTaughtSubject = keyof (typeof taughtSubjects)['o-level'];
export type ALevelTaughtSubject = keyof (typeof taughtSubjects)['a-level'];
export type TaughtSubjectName = OLevelTaughtSubject | ALevelTaughtSubject;

/** The colours of the registration form's subjects; those without one of their own are 'other'. */
export const registrationAppearances = {
  Mathematics: { colour: 'maths' },
  Science: { colour: 'science' },
  English: { colour: 'english' },
  Sinhala: { colour: 'other' },
  History: { colour: 'other' },
  Geography: { colour: 'other' },
  Commerce: { colour: 'commerce' },
  Accounting: { colour: 'other' },
  ICT: { colour: 'ict' },
  Buddhism: { colour: 'other' },
  'Combined Mathematics': { colour: 'maths' },
  Physics: { colour: 'physics' },
  Chemistry: { colour: 'chemistry' },
  Biology: { colour: 'biology' },
  Economics: { colour: 'economics' },
  'Business Studies': { colour: 'other' },
  'Political Science': { colour: 'other' },
  'Logic & Scientific Method': { colour: 'other' },
} as const satisfies Record<RegistrationSubject, Pick<SubjectAppearance, 'colour'>>;
