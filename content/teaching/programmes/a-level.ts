import courses from '#documents/courses.json' with { type: 'json' };
import { classFacts } from '../../school/claims.ts';
import { edexcelALevel, fees } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { type Programme, programmeOf } from './programme-record.ts';

type Subject = 'English' | 'Science' | 'Chemistry' | 'Biology' | 'Physics' | 'Combined Mathematics';

const { 'Local GCE': local, Cambridge } = fees['a-level'];

function programme(subject: Subject, related: Subject[], more: Partial<Programme> = {}): Programme {
  return programmeOf('a-level', subject, taughtSubjects['a-level'][subject], {
    // The reading of Edexcel's fee on these pages (docs/requirements.md, R29.1).
    fees: [local, edexcelALevel.onProgrammePages, Cambridge],
    related: related.map((other) => taughtSubjects['a-level'][other].programme),
    ...more,
  });
}

const { groupsNote, highlights } = courses['a-level-science'];

/** The A Level programme pages (docs/requirements.md, R7). */
export const aLevelProgrammes: readonly Programme[] = [
  programme('English', ['Biology', 'Physics', 'Chemistry', 'Combined Mathematics'], {
    action: 'Enroll Now',
    groupsNote: courses['a-level-english'].groupsNote,
  }),
  programme('Science', ['Physics', 'Chemistry', 'Biology', 'Combined Mathematics'], {
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
  }),
  programme('Chemistry', ['Biology', 'Physics', 'Combined Mathematics', 'English']),
  programme('Biology', ['Physics', 'Chemistry', 'Combined Mathematics', 'English']),
  programme('Physics', ['Biology', 'Chemistry', 'Combined Mathematics', 'English']),
  programme('Combined Mathematics', ['Biology', 'Physics', 'Chemistry', 'English']),
];
