import { derived } from '../../derived.ts';
import type { Documents } from '../../schemas/documents.ts';
import { feesOf } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, programmeOf } from './programme-record.ts';

const taught = taughtSubjects['o-level'];

/** The subjects with a page of their own, and its texts in the documents. */
const texts = {
  English: 'o-level-english',
  Science: 'o-level-science',
  ICT: 'o-level-ict',
  Mathematics: 'o-level-maths',
} as const;

type Subject = keyof typeof texts;
const subjects = Object.keys(texts) as Subject[];
const related: readonly Subject[] = ['English', 'Mathematics', 'Science', 'ICT'];

/** The O Level programme pages (docs/requirements.md, R7). */
export const oLevelProgrammesOf = derived((documents): readonly Programme[] =>
  subjects.map((subject) => oLevelProgramme(documents, subject)),
);

/** The O Level programme of a page's path. It reads no other programme's texts. */
export function oLevelProgrammeAt(documents: Documents, path: string): Programme | undefined {
  const subject = subjects.find((one) => taught[one].programme === path);
  return subject && oLevelProgramme(documents, subject);
}

function oLevelProgramme(documents: Documents, subject: Subject): Programme {
  const fees = feesOf(documents)['o-level'];
  const { courses, testimonials } = documents;
  const id = texts[subject];
  return programmeOf('o-level', subject, taught[subject], courses[id], {
    fees: [fees['Local GCE'], fees.Edexcel, fees.Cambridge],
    related: related.filter((other) => other !== subject).map((other) => taught[other]),
    testimonials: testimonials[id],
    ...(subject === 'English' && {
      // Edexcel IGCSE is Science, ICT or Maths.
      fees: [fees['Local GCE'], fees.Cambridge],
      syllabusChoices: (['Local GCE', 'Cambridge'] as const).map((curriculum) => ({
        curriculum,
        title: fees[curriculum].name,
        text: courses['o-level-english'].syllabus[curriculum],
      })),
    }),
  });
}
