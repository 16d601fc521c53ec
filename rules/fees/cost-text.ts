import type { Documents } from '#content/schemas/documents.ts';
import { listed } from '#content/sentence.ts';
import { hoursFigure, hoursText } from '#content/teaching/dates.ts';
import { type Curriculum, type FeeTier, feesOf } from '#content/teaching/fees.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { estimateOf, subjectsOffered } from './estimate.ts';

/** What a number of hours a week costs, as pages show it. */
export function costText(
  documents: Documents,
  level: Level,
  curriculum: Curriculum,
  hours: number,
) {
  const { perWeek, perMonth, other } = estimateOf(documents, level, curriculum, hours);
  return {
    hours: hoursFigure(hours),
    hoursInWords: hoursText(hours),
    perWeek: moneyText(perWeek),
    perMonth: moneyText(perMonth),
    /** The sum by the programme pages' fee, if that differs; otherwise ''. */
    otherReading: other
      ? `At ${moneyText(other.fee)} an hour (as on the subject pages): ${moneyText(other.perMonth)} a month.`
      : '',
  };
}

/**
 * 'Edexcel IGCSE is for O Level Science, ICT or Maths. English is not included: ask us.' '' when
 * the curriculum is offered in all of the subjects.
 */
export function notOfferedText(
  documents: Documents,
  level: Level,
  curriculum: Curriculum,
  subjects: readonly string[],
): string {
  const { name, only }: FeeTier = feesOf(documents)[level][curriculum];
  const offered = subjectsOffered(documents, level, curriculum, subjects);
  const missing = [...new Set(subjects.filter((subject) => !offered.includes(subject)))];
  if (missing.length === 0 || only === undefined) return '';
  const verb = missing.length > 1 ? 'are' : 'is';
  return `${name} is for ${levels[level].name} ${only}. ${listed(missing)} ${verb} not included: please ask us.`;
}
