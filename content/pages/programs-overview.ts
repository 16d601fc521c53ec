import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { classFacts, grades, sessionHours } from '../school/claims.ts';

/** The pictograms that content may use; app/courses/highlights.tsx draws them. */
export type IconName = 'book' | 'calendar' | 'flask' | 'pencil' | 'users';

/** A highlight: a title, a few words and a pictogram (docs/requirements.md, R18.12). */
export interface Highlight {
  readonly title: string;
  readonly subtitle: string;
  readonly icon: IconName;
}

const words = fillTexts(pages.programs);

/** The words of /programs: two shelves, highlights, class structure, special features. */
export const programsOverview = {
  heading: 'Our Classes',
  lead: words.lead,
  /** Both lead to no other page (docs/requirements.md, R6.3): each opens a dialog. */
  enroll: 'Enroll Now',
  consultation: 'Schedule a Consultation',
  consultationSubject: 'A consultation about classes',
  consultationText: words.consultation,
  oLevel: {
    heading: 'O Level',
    grades: `Grades ${grades.oLevelOnPrograms}`,
    text: words.oLevel,
  },
  aLevel: {
    heading: 'A Level',
    grades: `Grades ${grades.aLevel}`,
    text: words.aLevel,
    local: 'Local GCE',
    international: 'International: Edexcel and Cambridge',
  },
  highlightsHeading: 'Highlights',
  highlights: [
    { ...words.highlights.students, icon: 'users' },
    { ...words.highlights.groups, icon: 'calendar' },
    { ...words.highlights.tests, icon: 'pencil' },
    { ...words.highlights.curricula, icon: 'book' },
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
  features: words.features,
} as const satisfies { highlights: readonly Highlight[] } & Record<string, unknown>;
