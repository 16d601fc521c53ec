import { edexcelALevel, fees, type Price, prices } from './fees.ts';
import type { Level } from './levels.ts';
import type { ProgrammePath } from './paths.ts';
import { type ALevelTaught, type SubjectColour, type SubjectSign, taught } from './subjects.ts';

/** A course card (specification, section 3). */
export interface Course {
  readonly level: Level;
  readonly title: string;
  readonly colour: SubjectColour;
  readonly sign: SubjectSign;
  readonly duration: string;
  readonly students: string;
  /** Per hour; rules/money.ts writes it. */
  readonly price: Price;
  /** Which curricula it is taught for; the specification names it for the O Level. */
  readonly curriculum: string;
  readonly link: ProgrammePath;
}

const all = 'Local, Edexcel, Cambridge';

function hours(length: number): string {
  return `${length} hours`;
}

function oLevel(title: 'Mathematics' | 'Science' | 'English' | 'ICT', curriculum: string): Course {
  const { colour, sign, lessonHours, students, programme } = taught['o-level'][title];
  return {
    level: 'o-level',
    title,
    colour,
    sign,
    duration: hours(lessonHours),
    students,
    price: prices['o-level'],
    curriculum,
    link: programme,
  };
}

function aLevel(title: ALevelTaught, curriculum: string, price: Price): Course {
  const { colour, sign, lessonHours, students, programme } = taught['a-level'][title];
  return {
    level: 'a-level',
    title,
    colour,
    sign,
    duration: hours(lessonHours),
    students,
    price,
    curriculum,
    link: programme,
  };
}

const local = fees['a-level']['Local GCE'];

/** Edexcel's lower reading to Cambridge's fee: both readings lie in it. */
const international: Price = {
  currency: 'LKR',
  amount: edexcelALevel.onProgrammePages.amount,
  upTo: fees['a-level'].Cambridge.amount,
};

const oLevelCourses = [
  oLevel('Mathematics', all),
  oLevel('Science', all),
  // Edexcel IGCSE is Science, ICT or Maths (specification, section 9).
  oLevel('English', 'Local, Cambridge'),
  oLevel('ICT', all),
] as const;

/** The tabbed course listing of home. */
export const homeCourses = {
  'o-level': oLevelCourses,
  'a-level': [
    aLevel('Combined Mathematics', all, prices['a-level']),
    aLevel('Physics', all, prices['a-level']),
    aLevel('Chemistry', all, prices['a-level']),
    aLevel('Biology', all, prices['a-level']),
    aLevel('English', 'Local', local),
    aLevel('Science', 'Local', local),
  ],
} as const satisfies Record<Level, readonly Course[]>;

/** The 4 O Level and 10 A Level courses of /programs: six local, four international. */
export const programsCourses = {
  oLevel: oLevelCourses,
  aLevelLocal: [
    aLevel('Combined Mathematics', 'Local', local),
    aLevel('Physics', 'Local', local),
    aLevel('Chemistry', 'Local', local),
    aLevel('Biology', 'Local', local),
    aLevel('English', 'Local', local),
    aLevel('Science', 'Local', local),
  ],
  aLevelInternational: [
    aLevel('Mathematics', 'Edexcel, Cambridge', international),
    aLevel('Physics', 'Edexcel, Cambridge', international),
    aLevel('Chemistry', 'Edexcel, Cambridge', international),
    aLevel('Biology', 'Edexcel, Cambridge', international),
  ],
} as const satisfies Record<string, readonly Course[]>;

/** 'A Level Subjects We Offer' of the A Level overview (specification, section 3). */
export const aLevelSubjectCards = [
  aLevel('Combined Mathematics', all, prices['a-level']),
  aLevel('Physics', all, prices['a-level']),
  aLevel('Chemistry', all, prices['a-level']),
  aLevel('Biology', all, prices['a-level']),
  aLevel('English Literature', 'Local', local),
  aLevel('General Science', 'Local', local),
] as const satisfies readonly Course[];
