import { derived } from '../../derived.ts';
import { feesOf } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, type ProgrammeTexts, programmeOf } from './programme-record.ts';

const taught = taughtSubjects['o-level'];
const subjects = ['English', 'Mathematics', 'Science', 'ICT'] as const;

/** The O Level programme pages (docs/requirements.md, R7). */
export const oLevelProgrammesOf = derived((documents): readonly Programme[] => {
  const fees = feesOf(documents)['o-level'];
  const { 'Local GCE': local, Edexcel, Cambridge } = fees;
  const { courses, testimonials: voices } = documents;
  const { syllabus } = courses['o-level-english'];
  const programme = (
    subject: (typeof subjects)[number],
    texts: ProgrammeTexts,
    testimonials: Programme['testimonials'],
    more: Partial<Programme> = {},
  ): Programme =>
    programmeOf('o-level', subject, taught[subject], texts, {
      fees: [local, Edexcel, Cambridge],
      related: subjects.filter((other) => other !== subject).map((other) => taught[other]),
      testimonials,
      ...more,
    });
  return [
    programme('English', courses['o-level-english'], voices['o-level-english'], {
      // Edexcel IGCSE is Science, ICT or Maths.
      fees: [local, Cambridge],
      syllabusChoices: (['Local GCE', 'Cambridge'] as const).map((curriculum) => ({
        curriculum,
        title: fees[curriculum].name,
        text: syllabus[curriculum],
      })),
    }),
    programme('Science', courses['o-level-science'], voices['o-level-science']),
    programme('ICT', courses['o-level-ict'], voices['o-level-ict']),
    programme('Mathematics', courses['o-level-maths'], voices['o-level-maths']),
  ];
});
