import type { Documents } from '#content/schemas/documents.ts';
import {
  type Curriculum,
  edexcelALevelOf,
  type FeeTier,
  feesOf,
  hasTwoFees,
  month,
} from '#content/teaching/fees.ts';
import type { Level } from '#content/teaching/levels.ts';
import { lengthOf, type SchoolClass } from '../timetable/classes.ts';
import { times } from './money.ts';

/** The fee on programme pages where it differs: Edexcel A Level (docs/requirements.md, R29.1). */
export function otherReading(
  documents: Documents,
  level: Level,
  curriculum: Curriculum,
): FeeTier | undefined {
  const hasOther = hasTwoFees(documents) && level === 'a-level' && curriculum === 'Edexcel';
  return hasOther ? edexcelALevelOf(documents).onProgrammePages : undefined;
}

/** Those of the subjects that a curriculum is offered in: Edexcel IGCSE is Science, ICT or Maths. */
export function subjectsOffered<Subject extends string>(
  documents: Documents,
  level: Level,
  curriculum: Curriculum,
  subjects: readonly Subject[],
): Subject[] {
  const only: readonly string[] = feesOf(documents)[level][curriculum].onlySubjects ?? subjects;
  return subjects.filter((subject) => only.includes(subject));
}

/**
 * Hours a week. Of each subject one group counts, the longest if several are chosen; a subject
 * without a group counts the usual weekly hours (docs/requirements.md, R26.3).
 */
export function hoursAWeek(
  documents: Documents,
  level: Level,
  classes: readonly (Pick<SchoolClass, 'start' | 'end'> & { subject: string })[],
  subjects: readonly string[] = [],
): number {
  const names = new Set<string>([...classes.map(({ subject }) => subject), ...subjects]);
  const hours = [...names].map((subject) => {
    const lengths = classes.filter((one) => one.subject === subject).map(lengthOf);
    return lengths.length > 0 ? Math.max(...lengths) : documents.claims.weeklyHours[level];
  });
  return hours.reduce((sum, each) => sum + each, 0);
}

/** What `hours` a week cost at a fee; a month has four weeks, as the page says. */
function costAt(fee: FeeTier, hours: number) {
  const perWeek = times(fee, hours);
  return { fee, perWeek, perMonth: times(perWeek, month.weeks) };
}

/**
 * What `hours` a week cost in a curriculum, by the fees page; `other` is the cost by the fee on
 * programme pages, where that differs.
 */
export function estimateOf(
  documents: Documents,
  level: Level,
  curriculum: Curriculum,
  hours: number,
) {
  const other = otherReading(documents, level, curriculum);
  return {
    ...costAt(feesOf(documents)[level][curriculum], hours),
    other: other && costAt(other, hours),
  };
}
