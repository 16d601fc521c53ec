import { derived } from '../derived.ts';
import type { Documents } from '../schemas/documents.ts';
import { type Level, levelKeys, levels } from '../teaching/levels.ts';

/**
 * Figures that the school advertises (docs/requirements.md, R27). Where there are two readings of
 * one figure, both have a name and each is shown where it belongs (R29).
 */
export const claimsOf = derived(({ claims: document }) => ({
  passRate: {
    figure: document.passRate,
    label: 'pass rate',
    /** Which examination and year, and how many sat. */
    source: document.passRateSource,
  },
  passRateALevelOverview: { figure: document.passRateALevelOverview, label: 'Pass Rate' },
  experience: { figure: document.experience, label: 'years of experience' },
  experienceALevelOverview: {
    figure: document.experienceALevelOverview,
    label: 'Years Excellence',
  },
  universityAdmissions: { figure: document.universityAdmissions, label: 'University Admissions' },
}));

/** How many passed, by subject, level and year. A subject of one level needs no level of its own. */
export const resultsOf = derived(({ claims: { results } }) =>
  results.map(({ subject, level, ...result }) => {
    const taughtAt = levelKeys.filter((each) =>
      levels[each].subjects.some((name) => name === subject),
    );
    const known = level ?? (taughtAt.length === 1 ? taughtAt[0] : undefined);
    return { ...result, course: known ? `${levels[known].name} ${subject}` : subject };
  }),
);

/** Limits and rhythms that hold for every class (docs/requirements.md, R25). */
export const classFactsOf = derived(({ claims: document }) => ({
  regularMaximum: document.regularMaximum,
  revisionMaximum: document.revisionMaximum,
  revisionHours: document.revisionHours,
  scienceProgrammeMonths: document.scienceMonths,
  /** The promise of every form, and the office's deadline: no fact that can be edited. */
  replyHours: 24,
  assessments: document.assessments,
}));

/** Grades of each level: the O Level has two readings (docs/requirements.md, R29.4). */
export function gradesOf({ claims }: Documents): Record<Grades, string> {
  const { oLevelFirst, oLevelFirstOnPrograms, oLevelLast, aLevelFirst, aLevelLast } = claims.grades;
  return {
    oLevelOnForm: `${oLevelFirst}-${oLevelLast}`,
    oLevelOnPrograms: `${oLevelFirstOnPrograms}-${oLevelLast}`,
    aLevel: `${aLevelFirst}-${aLevelLast}`,
  };
}

type Grades = 'oLevelOnForm' | 'oLevelOnPrograms' | 'aLevel';

/** A level as the registration form names it: 'O Level (Grades 9-11)'. */
export function levelOption(documents: Documents, level: Level): string {
  const { oLevelOnForm, aLevel } = gradesOf(documents);
  return `${levels[level].name} (Grades ${level === 'o-level' ? oLevelOnForm : aLevel})`;
}
