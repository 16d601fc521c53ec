import { derived } from '../derived.ts';
import type { ProgrammePath } from '../pages/paths.ts';
import type { Documents } from '../schemas/documents.ts';
import { hoursText } from './dates.ts';
import { edexcelALevelOf, feesOf, oLevelPriceOf, type Price, pricesOf, rangeOf } from './fees.ts';
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

const all = 'Local, Edexcel, Cambridge';

function course(
  { colour, glyph, programme }: TaughtSubject & { readonly programme: ProgrammePath },
  { hours, students }: { readonly hours: number; readonly students: string },
) {
  return { colour, glyph, duration: hoursText(hours), students, link: programme };
}

function oLevel(
  documents: Documents,
  title: 'Mathematics' | 'Science' | 'English' | 'ICT',
  curriculum: string,
): Course {
  const level = 'o-level';
  // The lowest of its curricula: the others cost more.
  const price = { ...oLevelPriceOf(documents, title), from: true };
  const shown = course(taughtSubjects[level][title], documents.courses.lessons[level][title]);
  return { ...shown, level, title, curriculum, price };
}

function aLevel(
  documents: Documents,
  titles: readonly ALevelTaughtSubject[],
  price: Price,
): Course[] {
  const level = 'a-level';
  return titles.map((title) => {
    const shown = course(taughtSubjects[level][title], documents.courses.lessons[level][title]);
    return { ...shown, level, title, price };
  });
}

/** From the lowest to the highest international fee: the range includes both of Edexcel's. */
export function internationalOf(documents: Documents): Price {
  const { onFeesPage, onProgrammePages } = edexcelALevelOf(documents);
  return rangeOf([onProgrammePages, onFeesPage, feesOf(documents)['a-level'].Cambridge]);
}

const oLevelCoursesOf = derived((documents): readonly Course[] => [
  oLevel(documents, 'Mathematics', all),
  oLevel(documents, 'Science', all),
  // Edexcel IGCSE is Science, ICT or Maths (docs/requirements.md, R24.1).
  oLevel(documents, 'English', 'Local, Cambridge'),
  oLevel(documents, 'ICT', all),
]);

const sciences = ['Combined Mathematics', 'Physics', 'Chemistry', 'Biology'] as const;

/** The tabbed course listing of home. */
export const homeCoursesOf = derived(
  (documents): Record<Level, readonly Course[]> => ({
    'o-level': oLevelCoursesOf(documents),
    'a-level': aLevel(
      documents,
      [...sciences, 'English', 'Science'],
      pricesOf(documents)['a-level'],
    ),
  }),
);

/** The 4 O Level and 10 A Level courses of /programs: six local, four international. */
export const programsCoursesOf = derived((documents) => {
  const local = feesOf(documents)['a-level']['Local GCE'];
  const edition = ['Mathematics', 'Physics', 'Chemistry', 'Biology'] as const;
  return {
    oLevel: oLevelCoursesOf(documents),
    aLevelLocal: aLevel(documents, [...sciences, 'English', 'Science'], local),
    aLevelInternational: aLevel(documents, edition, internationalOf(documents)),
  };
});

/** 'A Level Subjects We Offer' of the A Level overview (docs/requirements.md, R18.11). */
export const aLevelSubjectCardsOf = derived((documents) =>
  aLevel(
    documents,
    [...sciences, 'English Literature', 'General Science'],
    pricesOf(documents)['a-level'],
  ),
);
