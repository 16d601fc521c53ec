import courses from '#documents/courses.json' with { type: 'json' };
import type { ProgrammePath } from '../pages/paths.ts';
import { edexcelALevel, fees, type Price, prices } from './fees.ts';
import type { Level } from './levels.ts';
import { type ALevelTaughtSubject, type TaughtSubject, taughtSubjects } from './subjects.ts';

/** A course card (docs/requirements.md, R18.1). */
export interface Course extends Pick<TaughtSubject, 'colour' | 'glyph'> {
  readonly level: Level;
  readonly title: string;
  readonly duration: string;
  readonly students: string;
  /** Per hour; rules/fees/money.ts writes it. */
  readonly price: Price;
  /** Which curricula it is taught for; O Level courses alone (docs/requirements.md, R18.1). */
  readonly curriculum?: string;
  readonly link: ProgrammePath;
}

/** What course cards show of each subject (docs/requirements.md, R25.2). */
// Destructuring would bring the whole document to the browser.
const lessons = courses.lessons;

const all = 'Local, Edexcel, Cambridge';

function course(
  { colour, glyph, programme }: TaughtSubject & { readonly programme: ProgrammePath },
  { hours, students }: { readonly hours: number; readonly students: string },
) {
  return { colour, glyph, duration: `${hours} hours`, students, link: programme };
}

function oLevel(title: 'Mathematics' | 'Science' | 'English' | 'ICT', curriculum: string): Course {
  const level = 'o-level';
  // The lowest of its curricula: the others cost more.
  const price = { ...prices[level], from: true };
  const shown = course(taughtSubjects[level][title], lessons[level][title]);
  return { ...shown, level, title, curriculum, price };
}

function aLevel(titles: readonly ALevelTaughtSubject[], price: Price): Course[] {
  const level = 'a-level';
  return titles.map((title) => {
    const shown = course(taughtSubjects[level][title], lessons[level][title]);
    return { ...shown, level, title, price };
  });
}

const local = fees['a-level']['Local GCE'];

/** From Edexcel's lower fee to Cambridge's: the range includes both of Edexcel's. */
export const international: Price = {
  currency: 'LKR',
  amount: edexcelALevel.onProgrammePages.amount,
  upTo: fees['a-level'].Cambridge.amount,
};

const oLevelCourses: readonly Course[] = [
  oLevel('Mathematics', all),
  oLevel('Science', all),
  // Edexcel IGCSE is Science, ICT or Maths (docs/requirements.md, R24.1).
  oLevel('English', 'Local, Cambridge'),
  oLevel('ICT', all),
];

const sciences = ['Combined Mathematics', 'Physics', 'Chemistry', 'Biology'] as const;

/** The tabbed course listing of home. */
export const homeCourses: Record<Level, readonly Course[]> = {
  'o-level': oLevelCourses,
  'a-level': aLevel([...sciences, 'English', 'Science'], prices['a-level']),
};

/** The 4 O Level and 10 A Level courses of /programs: six local, four international. */
export const programsCourses = {
  oLevel: oLevelCourses,
  aLevelLocal: aLevel([...sciences, 'English', 'Science'], local),
  aLevelInternational: aLevel(['Mathematics', 'Physics', 'Chemistry', 'Biology'], international),
};

/** 'A Level Subjects We Offer' of the A Level overview (docs/requirements.md, R18.11). */
export const aLevelSubjectCards = aLevel(
  [...sciences, 'English Literature', 'General Science'],
  prices['a-level'],
);
