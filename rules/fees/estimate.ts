import { weeklyHours } from '#content/school/claims.ts';
import {
  type Curriculum,
  edexcelALevel,
  type FeeTier,
  fees,
  type Money,
  month,
} from '#content/teaching/fees.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { SchoolClass } from '../timetable/classes.ts';
import { lengthOf } from '../timetable/classes.ts';
import { times } from './money.ts';

/** Where a fee is read: the two places differ in Edexcel A Level (docs/requirements.md, R29.1). */
export type Reading = 'fees-page' | 'programme-pages';

/** What an hour costs, as the one or the other place states it. */
export function feeOf(
  level: Level,
  curriculum: Curriculum,
  reading: Reading = 'fees-page',
): FeeTier {
  if (level === 'a-level' && curriculum === 'Edexcel' && reading === 'programme-pages') {
    return edexcelALevel.onProgrammePages;
  }
  return fees[level][curriculum];
}

/** The other place's fee, where it is another one. */
export function otherReading(level: Level, curriculum: Curriculum): FeeTier | undefined {
  const other = feeOf(level, curriculum, 'programme-pages');
  return other.amount === feeOf(level, curriculum).amount ? undefined : other;
}

/** Whether a curriculum is offered in a subject: Edexcel IGCSE is Science, ICT or Maths. */
export function offers(level: Level, curriculum: Curriculum, subject: string): boolean {
  const { onlySubjects }: FeeTier = fees[level][curriculum];
  return onlySubjects === undefined || onlySubjects.some((only) => only === subject);
}

/** Hours of one subject in a week. */
export interface SubjectHours {
  readonly subject: string;
  readonly hours: number;
  /** True where no group is chosen: the usual hours of a week (docs/requirements.md, R25.1). */
  readonly estimated: boolean;
}

/**
 * Hours a week, subject by subject. One group of a subject counts, with its real length (the
 * longest, should more than one be chosen); a subject without a group counts the usual weekly hours
 * (docs/requirements.md, R26.3), as an estimate.
 */
export function hoursBySubject(
  level: Level,
  classes: readonly (Pick<SchoolClass, 'start' | 'end'> & { subject: string })[],
  subjects: readonly string[] = [],
): SubjectHours[] {
  const names = new Set<string>([...classes.map(({ subject }) => subject), ...subjects]);
  return [...names].map((subject) => {
    const lengths = classes.filter((one) => one.subject === subject).map(lengthOf);
    return lengths.length > 0
      ? { subject, hours: Math.max(...lengths), estimated: false }
      : { subject, hours: weeklyHours[level], estimated: true };
  });
}

/** All hours of a week together. */
export function totalHours(parts: readonly Pick<SubjectHours, 'hours'>[]): number {
  return parts.reduce((sum, { hours }) => sum + hours, 0);
}

/** What so many hours a week cost. */
export interface Cost {
  readonly fee: FeeTier;
  readonly perWeek: Money;
  /** Of four weeks: the page says so (content/teaching/fees.ts). */
  readonly perMonth: Money;
}

function costAt(fee: FeeTier, hours: number): Cost {
  const perWeek = times({ currency: fee.currency, amount: fee.amount }, hours);
  return { fee, perWeek, perMonth: times(perWeek, month.weeks) };
}

/** The cost by the fees page and, where programme pages give another fee, by that one too. */
export interface Estimate extends Cost {
  readonly hours: number;
  readonly other: Cost | undefined;
}

/** What `hours` a week cost in a curriculum. */
export function estimateOf(level: Level, curriculum: Curriculum, hours: number): Estimate {
  const other = otherReading(level, curriculum);
  return {
    ...costAt(feeOf(level, curriculum), hours),
    hours,
    other: other && costAt(other, hours),
  };
}
