import courses from '#documents/courses.json' with { type: 'json' };
import voices from '#documents/testimonials.json' with { type: 'json' };
import { fees } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, type ProgrammeTexts, programmeOf } from './programme-record.ts';

const { 'Local GCE': local, Edexcel, Cambridge } = fees['o-level'];

function programme(
  subject: 'English' | 'Science' | 'ICT' | 'Mathematics',
  texts: ProgrammeTexts,
  more: Pick<Programme, 'testimonials' | 'related'> & Partial<Programme>,
): Programme {
  return programmeOf('o-level', subject, taughtSubjects['o-level'][subject], texts, {
    fees: [local, Edexcel, Cambridge],
    ...more,
  });
}

const { syllabus } = courses['o-level-english'];

/** The O Level programme pages (docs/requirements.md, R7). */
export const oLevelProgrammes: readonly Programme[] = [
  programme('English', courses['o-level-english'], {
    // Edexcel IGCSE is Science, ICT or Maths.
    fees: [local, Cambridge],
    syllabusChoices: (['Local GCE', 'Cambridge'] as const).map((curriculum) => ({
      curriculum,
      title: fees['o-level'][curriculum].name,
      text: syllabus[curriculum],
    })),
    testimonials: voices['o-level-english'],
    related: ['/programs/o-level-maths', '/programs/o-level-science', '/programs/o-level-ict'],
  }),
  programme('Science', courses['o-level-science'], {
    testimonials: voices['o-level-science'],
    related: ['/programs/o-level-english', '/programs/o-level-maths', '/programs/o-level-ict'],
  }),
  programme('ICT', courses['o-level-ict'], {
    testimonials: voices['o-level-ict'],
    related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-maths'],
  }),
  programme('Mathematics', courses['o-level-maths'], {
    testimonials: voices['o-level-maths'],
    related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-ict'],
  }),
];
