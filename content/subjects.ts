import type { Level, RegistrationSubject } from './levels.ts';
import type { ProgrammePath } from './paths.ts';

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

/** The drawn signs of subjects, by name; app/ui/sign-paths.ts holds the drawings. */
export type SubjectSign =
  | SubjectColour
  | 'accounting'
  | 'buddhism'
  | 'business-studies'
  | 'combined-maths'
  | 'geography'
  | 'history'
  | 'logic'
  | 'political-science'
  | 'sinhala';

/** What a subject looks like wherever it is named. */
export interface SubjectLook {
  readonly colour: SubjectColour;
  readonly sign: SubjectSign;
}

/** A subject as the school teaches it at one level. */
export interface TaughtSubject extends SubjectLook {
  /** A shorter name for navigation and stacks, where the full one does not fit. */
  readonly shortName: string;
  /** Length of one lesson in hours, as course cards show it (specification, section 9). */
  readonly lessonHours: number;
  /** How many students, as course cards show it. */
  readonly students: string;
  /** The form's subject that a Register link chooses; null: the link carries the level only. */
  readonly registersAs: RegistrationSubject | null;
  /** The programme page that tells more; null: there is none. */
  readonly programme: ProgrammePath | null;
}

/** Courses without a count of their own: the limit of a regular class (specification, section 9). */
const atMost25 = 'at most 25';

const english = {
  colour: 'english',
  sign: 'english',
  shortName: 'English',
  lessonHours: 2,
  students: atMost25,
  registersAs: 'English',
  programme: '/programs/a-level-english',
} as const;

const generalScience = {
  colour: 'science',
  sign: 'science',
  shortName: 'Science',
  lessonHours: 2,
  students: atMost25,
  registersAs: null,
  programme: '/programs/a-level-science',
} as const;

const combinedMaths = {
  colour: 'maths',
  sign: 'combined-maths',
  shortName: 'Combined Maths',
  lessonHours: 2.5,
  students: atMost25,
  registersAs: 'Combined Mathematics',
  programme: '/programs/a-level-combined-maths',
} as const;

/** What is taught, by level and by the name that pages and timetables use. */
export const taught = {
  'o-level': {
    Mathematics: {
      colour: 'maths',
      sign: 'maths',
      shortName: 'Maths',
      lessonHours: 2,
      students: '25+',
      registersAs: 'Mathematics',
      programme: '/programs/o-level-maths',
    },
    Science: {
      colour: 'science',
      sign: 'science',
      shortName: 'Science',
      lessonHours: 2,
      students: '30+',
      registersAs: 'Science',
      programme: '/programs/o-level-science',
    },
    English: {
      colour: 'english',
      sign: 'english',
      shortName: 'English',
      lessonHours: 1.5,
      students: '20+',
      registersAs: 'English',
      programme: '/programs/o-level-english',
    },
    ICT: {
      colour: 'ict',
      sign: 'ict',
      shortName: 'ICT',
      lessonHours: 2,
      students: '15+',
      registersAs: 'ICT',
      programme: '/programs/o-level-ict',
    },
    Commerce: {
      colour: 'commerce',
      sign: 'commerce',
      shortName: 'Commerce',
      lessonHours: 2,
      students: atMost25,
      registersAs: 'Commerce',
      programme: null,
    },
  },
  'a-level': {
    'Combined Mathematics': combinedMaths,
    Physics: {
      colour: 'physics',
      sign: 'physics',
      shortName: 'Physics',
      lessonHours: 2.5,
      students: atMost25,
      registersAs: 'Physics',
      programme: '/programs/a-level-physics',
    },
    Chemistry: {
      colour: 'chemistry',
      sign: 'chemistry',
      shortName: 'Chemistry',
      lessonHours: 2.5,
      students: atMost25,
      registersAs: 'Chemistry',
      programme: '/programs/a-level-chemistry',
    },
    Biology: {
      colour: 'biology',
      sign: 'biology',
      shortName: 'Biology',
      lessonHours: 2.5,
      students: atMost25,
      registersAs: 'Biology',
      programme: '/programs/a-level-biology',
    },
    English: english,
    'General English': { ...english, shortName: 'General English' },
    'English Literature': { ...english, shortName: 'English Literature' },
    Science: generalScience,
    'General Science': { ...generalScience, shortName: 'General Science' },
    /** The international edition (Edexcel, Cambridge); it leads to Combined Mathematics. */
    Mathematics: { ...combinedMaths, sign: 'maths', shortName: 'Mathematics' },
  },
} as const satisfies Record<Level, Record<string, TaughtSubject>>;

export type OLevelTaught = keyof (typeof taught)['o-level'];
export type ALevelTaught = keyof (typeof taught)['a-level'];
export type Taught = OLevelTaught | ALevelTaught;

/** How the subjects of the registration form look; those without a colour of their own are 'other'. */
export const registrationLooks = {
  Mathematics: { colour: 'maths', sign: 'maths' },
  Science: { colour: 'science', sign: 'science' },
  English: { colour: 'english', sign: 'english' },
  Sinhala: { colour: 'other', sign: 'sinhala' },
  History: { colour: 'other', sign: 'history' },
  Geography: { colour: 'other', sign: 'geography' },
  Commerce: { colour: 'commerce', sign: 'commerce' },
  Accounting: { colour: 'other', sign: 'accounting' },
  ICT: { colour: 'ict', sign: 'ict' },
  Buddhism: { colour: 'other', sign: 'buddhism' },
  'Combined Mathematics': { colour: 'maths', sign: 'combined-maths' },
  Physics: { colour: 'physics', sign: 'physics' },
  Chemistry: { colour: 'chemistry', sign: 'chemistry' },
  Biology: { colour: 'biology', sign: 'biology' },
  Economics: { colour: 'economics', sign: 'economics' },
  'Business Studies': { colour: 'other', sign: 'business-studies' },
  'Political Science': { colour: 'other', sign: 'political-science' },
  'Logic & Scientific Method': { colour: 'other', sign: 'logic' },
} as const satisfies Record<RegistrationSubject, SubjectLook>;
