import type { SitePath } from './paths.ts';

/** Something the school says about itself, as it stands on a page. */
export interface Claim {
  readonly figure: string;
  readonly label: string;
  /** Where the figure comes from. */
  readonly source: string;
  /** The pages that show it. */
  readonly shownOn: readonly SitePath[];
}

const section9 = 'specification, section 9';

/**
 * Figures the school advertises. Where the specification gives two readings of one figure, both
 * are kept by name and each is shown where the specification shows it; `npm run check:content`
 * lists the pairs (see contradictions.ts).
 */
export const claims = {
  passRate: { figure: '95%', label: 'pass rate', source: section9, shownOn: ['/', '/about'] },
  passRateALevelOverview: {
    figure: '92%',
    label: 'Pass Rate',
    source: 'specification, sections 2 and 9',
    shownOn: ['/a-level-classes'],
  },
  experience: {
    figure: '10+',
    label: 'years of experience',
    source: section9,
    shownOn: ['/', '/about', '/teachers'],
  },
  experienceALevelOverview: {
    figure: '18+',
    label: 'Years Excellence',
    source: 'specification, sections 2 and 9',
    shownOn: ['/a-level-classes'],
  },
  universityAdmissions: {
    figure: '300+',
    label: 'University Admissions',
    source: 'specification, sections 2 and 9',
    shownOn: ['/a-level-classes'],
  },
} as const satisfies Record<string, Claim>;

/** Limits and rhythms that hold for every class (specification, section 9). */
export const classFacts = {
  regularMaximum: 25,
  revisionMaximum: 20,
  revisionHours: 4,
  workstations: 16,
  scienceProgrammeMonths: 12,
  replyHours: 24,
  assessments: { 'o-level': 'monthly', 'a-level': 'bi-weekly' },
} as const;

/**
 * Hours of one session and of one week in a subject (specification, section 9). The lengths that
 * course cards show per subject differ: `taught` in subjects.ts holds those.
 */
export const sessionHours = { 'o-level': 2, 'a-level': 3 } as const;
export const weeklyHours = { 'o-level': 2, 'a-level': 3 } as const;

/** Grades of each level: the O Level has two readings (specification, sections 3 and 9). */
export const grades = {
  oLevelOnForm: '9-11',
  oLevelOnPrograms: '6-11',
  aLevel: '12-13',
} as const;
