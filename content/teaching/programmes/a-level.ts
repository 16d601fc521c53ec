import { derived } from '../../derived.ts';
import type { Documents } from '../../schemas/documents.ts';
import { classFactsOf } from '../../school/claims.ts';
import { edexcelALevelOf, feesOf } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, programmeOf } from './programme-record.ts';

const taught = taughtSubjects['a-level'];

/** The subjects with a page of their own, and its texts in the documents. */
const texts = {
  English: 'a-level-english',
  Science: 'a-level-science',
  Chemistry: 'a-level-chemistry',
  Biology: 'a-level-biology',
  Physics: 'a-level-physics',
  'Combined Mathematics': 'a-level-combined-maths',
} as const;

type Subject = keyof typeof texts;
const subjects = Object.keys(texts) as Subject[];
const related: readonly Subject[] = [
  'Biology',
  'Physics',
  'Chemistry',
  'Combined Mathematics',
  'English',
];
const ofScience: readonly Subject[] = ['Physics', 'Chemistry', 'Biology', 'Combined Mathematics'];

/** The A Level programme pages (docs/requirements.md, R7). */
export const aLevelProgrammesOf = derived((documents): readonly Programme[] =>
  subjects.map((subject) => aLevelProgramme(documents, subject)),
);

/** The A Level programme of a page's path. It reads no other programme's texts. */
export function aLevelProgrammeAt(documents: Documents, path: string): Programme | undefined {
  const subject = subjects.find((one) => taught[one].programme === path);
  return subject && aLevelProgramme(documents, subject);
}

function aLevelProgramme(documents: Documents, subject: Subject): Programme {
  const { 'Local GCE': local, Cambridge } = feesOf(documents)['a-level'];
  const id = texts[subject];
  const others = subject === 'Science' ? ofScience : related;
  return programmeOf('a-level', subject, taught[subject], documents.courses[id], {
    // The reading of Edexcel's fee on these pages (docs/requirements.md, R29.1).
    fees: [local, edexcelALevelOf(documents).onProgrammePages, Cambridge],
    related: others.filter((other) => other !== subject).map((other) => taught[other]),
    testimonials: documents.testimonials[id],
    ...((subject === 'English' || subject === 'Science') && { action: 'Enroll Now' }),
    ...(subject === 'Science' && joinedSubjects(documents)),
  });
}

/** What only the programme shows that joins several subjects. */
function joinedSubjects(
  documents: Documents,
): Required<Pick<Programme, 'highlights' | 'subjectAreas'>> {
  const { scienceProgrammeMonths, regularMaximum } = classFactsOf(documents);
  const { highlights } = documents.courses['a-level-science'];
  return {
    highlights: [
      {
        title: `${scienceProgrammeMonths} Months Program`,
        subtitle: highlights.months,
        icon: 'calendar',
      },
      {
        title: `Maximum ${regularMaximum} Students`,
        subtitle: highlights.students,
        icon: 'users',
      },
      { title: 'Fully Equipped Labs', subtitle: highlights.labs, icon: 'flask' },
    ],
    subjectAreas: [
      {
        title: 'Physics',
        colour: 'physics',
        topics: ['Mechanics', 'Waves', 'Electricity & Magnetism'],
      },
      { title: 'Chemistry', colour: 'chemistry', topics: ['Organic', 'Inorganic & Physical'] },
      { title: 'Biology', colour: 'biology', topics: ['Cell Biology', 'Genetics', 'Ecology'] },
      { title: 'Mathematics', colour: 'maths', topics: ['Statistics', 'Calculus for Sciences'] },
    ],
  };
}
