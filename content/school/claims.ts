import document from '#documents/claims.json' with { type: 'json' };

/**
 * Figures that the school advertises (docs/requirements.md, R27). Where there are two readings of
 * one figure, both have a name and each is shown where it belongs (R29).
 */
export const claims = {
  passRate: { figure: document.passRate, label: 'pass rate' },
  passRateALevelOverview: { figure: document.passRateALevelOverview, label: 'Pass Rate' },
  experience: { figure: document.experience, label: 'years of experience' },
  experienceALevelOverview: {
    figure: document.experienceALevelOverview,
    label: 'Years Excellence',
  },
  universityAdmissions: { figure: document.universityAdmissions, label: 'University Admissions' },
} as const;

/** Limits and rhythms that hold for every class (docs/requirements.md, R25). */
export const classFacts = {
  regularMaximum: document.regularMaximum,
  revisionMaximum: document.revisionMaximum,
  revisionHours: document.revisionHours,
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
