import courses from '#documents/courses.json' with { type: 'json' };
import voices from '#documents/testimonials.json' with { type: 'json' };
import { classFacts } from '../../school/claims.ts';
import { edexcelALevel, fees } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, type ProgrammeTexts, programmeOf } from './programme-record.ts';

const pages = {
  english: '/programs/a-level-english',
  chemistry: '/programs/a-level-chemistry',
  biology: '/programs/a-level-biology',
  physics: '/programs/a-level-physics',
  maths: '/programs/a-level-combined-maths',
} as const;

const { 'Local GCE': local, Cambridge } = fees['a-level'];

function programme(
  subject: 'English' | 'Science' | 'Chemistry' | 'Biology' | 'Physics' | 'Combined Mathematics',
  texts: ProgrammeTexts,
  related: (keyof typeof pages)[],
  more: Pick<Programme, 'testimonials'> & Partial<Programme>,
): Programme {
  return programmeOf('a-level', subject, taughtSubjects['a-level'][subject], texts, {
    // The reading of Edexcel's fee on these pages (docs/requirements.md, R29.1).
    fees: [local, edexcelALevel.onProgrammePages, Cambridge],
    related: related.map((page) => pages[page]),
    ...more,
  });
}

const { groupsNote, highlights } = courses['a-level-science'];

/** The A Level programme pages (docs/requirements.md, R7). */
export const aLevelProgrammes: readonly Programme[] = [
  programme('English', courses['a-level-english'], ['biology', 'physics', 'chemistry', 'maths'], {
    action: 'Enroll Now',
    groupsNote: courses['a-level-english'].groupsNote,
    testimonials: voices['a-level-english'],
  }),
  programme('Science', courses['a-level-science'], ['physics', 'chemistry', 'biology', 'maths'], {
    action: 'Enroll Now',
    groupsNote,
    highlights: [
      {
        title: `${classFacts.scienceProgrammeMonths} Months Program`,
        subtitle: highlights.months,
        icon: 'calendar',
      },
      {
        title: `Maximum ${classFacts.regularMaximum} Students`,
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
    testimonials: voices['a-level-science'],
  }),
  programme('Chemistry', courses['a-level-chemistry'], ['biology', 'physics', 'maths', 'english'], {
    testimonials: voices['a-level-chemistry'],
  }),
  programme('Biology', courses['a-level-biology'], ['physics', 'chemistry', 'maths', 'english'], {
    testimonials: voices['a-level-biology'],
  }),
  programme('Physics', courses['a-level-physics'], ['biology', 'chemistry', 'maths', 'english'], {
    testimonials: voices['a-level-physics'],
  }),
  programme(
    'Combined Mathematics',
    courses['a-level-combined-maths'],
    ['biology', 'physics', 'chemistry', 'english'],
    { testimonials: voices['a-level-combined-maths'] },
  ),
];
