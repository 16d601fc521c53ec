import courses from '#documents/courses.json' with { type: 'json' };
import voices from '#documents/testimonials.json' with { type: 'json' };
import { fees } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, type ProgrammeTexts, programmeOf } from './programme-record.ts';

const { 'Local GCE': local, Edexcel, Cambridge } = fees['o-level'];

const taught = taughtSubjects['o-level'];
const subjects = ['English', 'Mathematics', 'Science', 'ICT'] as const;

function programme(
  subject: (typeof subjects)[number],
  texts: ProgrammeTexts,
  testimonials: Programme['testimonials'],
  more: Partial<Programme> = {},
): Programme {
  return programmeOf('o-level', subject, taught[subject], texts, {
    fees: [local, Edexcel, Cambridge],
    related: subjects.filter((other) => other !== subject).map((other) => taught[other]),
    testimonials,
    ...more,
  });
}

const { syllabus } = courses['o-level-english'];

/** The O Level programme pages (docs/requirements.md, R7). */
export const oLevelProgrammes: readonly Programme[] = [
  programme('English', courses['o-level-english'], voices['o-level-english'], {
    // Edexcel IGCSE is Science, ICT or Maths.
    fees: [local, Cambridge],
    syllabusChoices: (['Local GCE', 'Cambridge'] as const).map((curriculum) => ({
      curriculum,
      title: fees['o-level'][curriculum].name,
      text: syllabus[curriculum],
    })),
  }),
  programme('Science', courses['o-level-science'], voices['o-level-science']),
  programme('ICT', courses['o-level-ict'], voices['o-level-ict']),
  programme('Mathematics', courses['o-level-maths'], voices['o-level-maths']),
];
