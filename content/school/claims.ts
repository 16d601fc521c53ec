import document from '#documents/claims.json' with { type: 'json' };
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
    figure: document.passRate,
    label: 'pass rate',
    source: 'docs/requirements.md, R29.2',
    shownOn: ['/', '/about'],
  },
  passRateALevelOverview: {
    figure: document.passRateALevelOverview,
    label: 'Pass Rate',
    source: 'docs/requirements.md, R29.2',
    shownOn: ['/a-level-classes'],
  },
  experience: {
    figure: document.experience,
    label: 'years of experience',
    source: 'docs/requirements.md, R29.3',
    shownOn: ['/', '/about', '/teachers'],
  },
  experienceALevelOverview: {
    figure: document.experienceALevelOverview,
    label: 'Years Excellence',
    source: 'docs/requirements.md, R29.3',
    shownOn: ['/a-level-classes'],
  },
  universityAdmissions: {
    figure: document.universityAdmissions,
    label: 'University Admissions',
  },
} as const satisfies Record<string, Claim | ClaimReading>;

/** Limits and rhythms that hold for every class (docs/requirements.md, R25). */
export const classFacts = {
  regularMaximum: document.regularMaximum,
  revisionMaximum: document.revisionMaximum,
  revisionHours: document.revisionHours,
  workstations: document.workstations,
  scienceProgrammeMonths: document.scienceMonths,
  /** The promise of every form, and the office's deadline: no fact that can be edited. */
  replyHours: 24,
  assessments: document.assessments,
} as const;

/**
 * Hours of one session and of one week in a subject (docs/requirements.md, R25.1). The lengths that
 * course cards show per subject differ.
 */
export const sessionHours = document.sessionHours;
export const weeklyHours = document.weeklyHours;

/** The O Level's grades as the registration form names them. */
export const oLevelGrades = {
  first: document.grades.oLevelFirst,
  last: document.grades.oLevelLast,
} as const;

/** Grades of each level: the O Level has two readings (docs/requirements.md, R29.4). */
export const grades: Readonly<Record<'oLevelOnForm' | 'oLevelOnPrograms' | 'aLevel', string>> = {
  oLevelOnForm: `${oLevelGrades.first}-${oLevelGrades.last}`,
  oLevelOnPrograms: `${document.grades.oLevelFirstOnPrograms}-${oLevelGrades.last}`,
  aLevel: `${document.grades.aLevelFirst}-${document.grades.aLevelLast}`,
};
