import courses from '#documents/courses.json' with { type: 'json' };
import school from '#documents/school.json' with { type: 'json' };
import { prices } from '../teaching/fees.ts';
import { taughtSubjects } from '../teaching/subjects.ts';
import type { SitePath } from './paths.ts';

/** A tab's key: the lowercase subject name with spaces removed (docs/requirements.md, R8.2). */
export type OLevelTab = 'mathematics' | 'science' | 'englishlanguage' | 'ict';

/** An O Level subject of the overview (docs/requirements.md, R18.10); the rate is per hour. */
export type OLevelSubjectTab = ReturnType<typeof tab>;

function tab(
  subject: 'Mathematics' | 'Science' | 'English' | 'ICT',
  key: OLevelTab,
  name: string = subject,
) {
  const { colour, glyph, programme } = taughtSubjects['o-level'][subject];
  const { hours, students } = courses.lessons['o-level'][subject];
  return {
    key,
    name,
    ...courses.tabs[key],
    colour,
    glyph,
    duration: `${hours} hours`,
    students,
    rate: prices['o-level'],
    path: programme,
  };
}

/** The tabs, Mathematics first. */
export const oLevelTabs: readonly OLevelSubjectTab[] = [
  tab('Mathematics', 'mathematics'),
  tab('Science', 'science'),
  tab('English', 'englishlanguage', 'English Language'),
  tab('ICT', 'ict'),
];

/** The conversion that this page reports on load (docs/requirements.md, R23.6). */
export const conversion = {
  page: '/o-level-classes',
  /** Used while VITE_CONVERSION_ID is not set at build. */
  destination: school.conversion,
  value: 1,
  currency: 'AUD',
} as const satisfies { page: SitePath } & Record<string, unknown>;
