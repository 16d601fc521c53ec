import type { SitePath } from '../pages/paths.ts';

/** Something the school says about itself, as it stands on a page. */
export interface Claim {
  readonly figure: string;
  readonly label: string;
}

/** One of two readings of a claim. */
export interface ClaimReading extends Claim {
  /** Which rule asks for both readings. */
  readonly source: string;
  /** The pages that show this one. */
  readonly shownOn: readonly SitePath[];
}

/**
 * Figures the school advertises (docs/requirements.md, R27). Where there are two readings of one
 * figure, both are kept by name and each is shown where it belongs; `npm run check:content` lists
 * the pairs (see contradictions.ts).
 */
export const claims = {
  passRate: {
    figure: '95%',
    label: 'pass rate',
    source: 'docs/requirements.md, R29.2',
    shownOn: ['/', '/about'],
  },
  passRateALevelOverview: {
    figure: '92%',
    label: 'Pass Rate',
    source: 'docs/requirements.md, R29.2',
    shownOn: ['/a-level-classes'],
  },
  experience: {
    figure: '10+',
    label: 'years of experience',
    source: 'docs/requirements.md, R29.3',
    shownOn: ['/', '/about', '/teachers'],
  },
  experienceALevelOverview: {
    figure: '18+',
    label: 'Years Excellence',
    source: 'docs/requirements.md, R29.3',
    shownOn: ['/a-level-classes'],
  },
  universityAdmissions: {
    figure: '300+',
    label: 'University Admissions',
  },
} as const satisfies Record<string, Claim | ClaimReading>;

/** Limits and rhythms that hold for every class (docs/requirements.md, R25). */
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
 * Hours of one session and of one week in a subject (docs/requirements.md, R25.1). The lengths that
 * course cards show per subject differ: `taught` in subjects.ts holds those.
 */
export const sessionHours = { 'o-level': 2, 'a-level': 3 } as const;
export const weeklyHours = { 'o-level': 2, 'a-level': 3 } as const;

/** The O Level's grades as the registration form names them. */
export const oLevelGrades = { first: 9, last: 11 } as const;

/** Grades of each level: the O Level has two readings (docs/requirements.md, R29.4). */
export const grades = {
  oLevelOnForm: `${oLevelGrades.first}-${oLevelGrades.last}`,
  oLevelOnPrograms: '6-11',
  aLevel: '12-13',
} as const;
