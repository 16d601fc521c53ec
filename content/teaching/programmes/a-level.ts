import { derived } from '../../derived.ts';
import { classFactsOf } from '../../school/claims.ts';
import { edexcelALevelOf, feesOf } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, type ProgrammeTexts, programmeOf } from './programme-record.ts';

const taught = taughtSubjects['a-level'];
const subjects = ['Biology', 'Physics', 'Chemistry', 'Combined Mathematics', 'English'] as const;

/** The A Level programme pages (docs/requirements.md, R7). */
export const aLevelProgrammesOf = derived((documents): readonly Programme[] => {
  const { 'Local GCE': local, Cambridge } = feesOf(documents)['a-level'];
  const { courses, testimonials: voices } = documents;
  const { scienceProgrammeMonths, regularMaximum } = classFactsOf(documents);
  const { highlights } = courses['a-level-science'];
  const programme = (
    subject: (typeof subjects)[number] | 'Science',
    texts: ProgrammeTexts,
    testimonials: Programme['testimonials'],
    more: Partial<Programme> = {},
  ): Programme =>
    programmeOf('a-level', subject, taught[subject], texts, {
      // The reading of Edexcel's fee on these pages (docs/requirements.md, R29.1).
      fees: [local, edexcelALevelOf(documents).onProgrammePages, Cambridge],
      related: subjects.filter((other) => other !== subject).map((other) => taught[other]),
      testimonials,
      ...more,
    });
  return [
    programme('English', courses['a-level-english'], voices['a-level-english'], {
      action: 'Enroll Now',
    }),
    programme('Science', courses['a-level-science'], voices['a-level-science'], {
      action: 'Enroll Now',
      related: (['Physics', 'Chemistry', 'Biology', 'Combined Mathematics'] as const).map(
        (other) => taught[other],
      ),
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
    }),
    programme('Chemistry', courses['a-level-chemistry'], voices['a-level-chemistry']),
    programme('Biology', courses['a-level-biology'], voices['a-level-biology']),
    programme('Physics', courses['a-level-physics'], voices['a-level-physics']),
    programme(
      'Combined Mathematics',
      courses['a-level-combined-maths'],
      voices['a-level-combined-maths'],
    ),
  ];
});
