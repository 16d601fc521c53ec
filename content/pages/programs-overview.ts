import { classFacts, grades, sessionHours } from '../school/claims.ts';
import type { Highlight } from './icons.ts';

/** The words of /programs: two shelves, highlights, class structure, special features. */
export const programsOverview = {
  heading: 'Our Classes',
  lead: 'Four courses for O Level and ten for A Level, local and international. Open one to see its fee, its hours and what it covers.',
  /** Both lead to no other page (docs/requirements.md, R6.3): each opens a dialog. */
  enroll: 'Enroll Now',
  consultation: 'Schedule a Consultation',
  consultationSubject: 'A consultation about classes',
  consultationText:
    'Tell us the level and the subjects you are thinking of. Someone from the school answers within 24 hours.',
  oLevel: {
    heading: 'O Level',
    grades: `Grades ${grades.oLevelOnPrograms}`,
    text: `${sessionHours['o-level']} hours a week in each subject, with a test every month.`,
  },
  aLevel: {
    heading: 'A Level',
    grades: `Grades ${grades.aLevel}`,
    text: `${sessionHours['a-level']} hours a week in each subject, with a test every second week.`,
    local: 'Local GCE',
    international: 'International: Edexcel and Cambridge',
  },
  highlightsHeading: 'Highlights',
  highlights: [
    {
      title: `${classFacts.regularMaximum} students at most`,
      subtitle: 'in a regular class',
      icon: 'users',
    },
    { title: 'Two groups', subtitle: 'weekday or weekend, in most subjects', icon: 'calendar' },
    {
      title: 'Regular tests',
      subtitle: 'monthly at O Level, bi-weekly at A Level',
      icon: 'pencil',
    },
    { title: 'Three curricula', subtitle: 'Local GCE, Edexcel and Cambridge', icon: 'book' },
  ],
  structureHeading: 'How classes are built',
  structure: [
    {
      title: 'Regular classes',
      lines: [
        `O Level: ${sessionHours['o-level']} hours a session`,
        `A Level: ${sessionHours['a-level']} hours a session`,
        `${classFacts.regularMaximum} students at most`,
      ],
    },
    {
      title: 'Revision classes',
      lines: [
        `${classFacts.revisionHours} hours a session`,
        `${classFacts.revisionMaximum} students at most`,
      ],
    },
    {
      title: 'Assessments',
      lines: [
        `O Level: ${classFacts.assessments['o-level']}`,
        `A Level: ${classFacts.assessments['a-level']}`,
      ],
    },
  ],
  featuresHeading: 'Special features',
  features: [
    {
      title: 'A first assessment',
      text: 'Before the first class we look at current level and goals, briefly, and suggest a group.',
    },
    {
      title: 'Past questions',
      text: 'What is explained in class is tried out on a question of the kind the paper asks.',
    },
    {
      title: 'A computer lab',
      text: `${classFacts.workstations} workstations, for ICT and for any class that needs a screen.`,
    },
    {
      title: 'A year’s plan for A Level Science',
      text: `Physics, Chemistry, Biology and Mathematics, planned together over ${classFacts.scienceProgrammeMonths} months.`,
    },
  ],
} as const satisfies { highlights: readonly Highlight[] } & Record<string, unknown>;
