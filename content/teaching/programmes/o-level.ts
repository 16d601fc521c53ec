import courses from '#documents/courses.json' with { type: 'json' };
import { fees } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, programmeOf } from './programme-record.ts';

const { 'Local GCE': local, Edexcel, Cambridge } = fees['o-level'];

function programme(
  subject: 'English' | 'Science' | 'ICT' | 'Mathematics',
  more: Pick<Programme, 'related'> & Partial<Programme>,
): Programme {
  return programmeOf('o-level', subject, taughtSubjects['o-level'][subject], {
    fees: [local, Edexcel, Cambridge],
    ...more,
  });
}

const { syllabus } = courses['o-level-english'];

/** The O Level programme pages (docs/requirements.md, R7). */
export const oLevelProgrammes: readonly Programme[] = [
  programme('English', {
    // Edexcel IGCSE is Science, ICT or Maths.
    fees: [local, Cambridge],
    syllabusChoices: (['Local GCE', 'Cambridge'] as const).map((curriculum) => ({
      curriculum,
      title: fees['o-level'][curriculum].name,
      text: syllabus[curriculum],
    })),
    related: ['/programs/o-level-maths', '/programs/o-level-science', '/programs/o-level-ict'],
  }),
  programme('Science', {
    related: ['/programs/o-level-english', '/programs/o-level-maths', '/programs/o-level-ict'],
  }),
  programme('ICT', {
    related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-maths'],
  }),
  programme('Mathematics', {
    related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-ict'],
  }),
];
