import { derived } from '../derived.ts';
import type { Documents } from '../schemas/documents.ts';
import { hoursText } from '../teaching/dates.ts';
import { oLevelPriceOf } from '../teaching/fees.ts';
import { taughtSubjects } from '../teaching/subjects.ts';

/** Subjects by their tab's key: the name in lower case without spaces (docs/requirements.md, R8.2). */
const subjects = {
  mathematics: 'Mathematics',
  science: 'Science',
  englishlanguage: 'English',
  ict: 'ICT',
} as const;

/** A subject of the overview, Mathematics first (docs/requirements.md, R18.10). */
export const oLevelTabsOf = derived((documents) =>
  (Object.keys(subjects) as (keyof typeof subjects)[]).map((key) => {
    const { courses } = documents;
    const subject = subjects[key];
    const { colour, glyph, programme } = taughtSubjects['o-level'][subject];
    const { hours, students } = courses.lessons['o-level'][subject];
    return {
      key,
      name: subject === 'English' ? 'English Language' : subject,
      ...courses.tabs[key],
      colour,
      glyph,
      duration: hoursText(hours),
      students,
      /** Per hour. */
      rate: oLevelPriceOf(documents, subject),
      path: programme,
    };
  }),
);

/** The conversion that this page reports on load (docs/requirements.md, R23.6). */
export function conversionOf({ school }: Documents) {
  return {
    /** The destination, while VITE_CONVERSION_ID is not set at build. */
    send_to: school.conversion,
    value: 1,
    currency: 'AUD',
  };
}
