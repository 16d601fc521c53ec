import { earlyBird } from '#content/early-bird.ts';
import type { Curriculum } from '#content/fees.ts';
import { type Level, levels, type RegistrationSubject } from '#content/levels.ts';
import { estimate } from '#content/planner.ts';
import { readChoice } from './choice.ts';
import { promotionHidden } from './closures.ts';
import { dateText, type Instant } from './colombo.ts';
import { type CostWords, costWords, notOfferedText } from './cost-words.ts';
import { earlyBirdDate, earlyBirdStands, withEarlyBird } from './early-bird.ts';
import { estimateOf, hoursBySubject, totalHours } from './estimate.ts';
import { moneyText } from './money.ts';

/** What a parent asks the estimate on /fees. */
export interface FeeQuestion {
  readonly level: Level;
  readonly curriculum: Curriculum;
  readonly subjects: readonly RegistrationSubject[];
  /** Hours a week in each subject; undefined: the weekly hours of the level. */
  readonly each: number | undefined;
}

/** The hours a week that may be asked for, in each subject. */
export const hoursOffered = [1, 1.5, 2, 2.5, 3, 4, 6] as const;

/** Reads a question from the form: `level`, `curriculum`, `subject` for each, and `hours`. */
export function readQuestion(form: FormData | URLSearchParams): FeeQuestion | undefined {
  const choice = readChoice(form);
  if (!choice) return undefined;
  const ticked = new Set(form.getAll(`subjects-${choice.level}`));
  const subjects: readonly RegistrationSubject[] = levels[choice.level].subjects;
  return {
    level: choice.level,
    curriculum: choice.curriculum,
    subjects: subjects.filter((subject) => ticked.has(subject)),
    each: hoursOffered.find((hours) => String(hours) === form.get('hours')),
  };
}

/** The answer, as the page writes it. Each sentence is '' where there is nothing to say. */
export interface FeeAnswer extends CostWords {
  readonly notOffered: string;
  readonly earlyBird: string;
}

/** What the subjects cost. The early-bird line is left out when the offer is not shown today. */
export function feeAnswer(
  { level, curriculum, subjects, each }: FeeQuestion,
  now: Instant,
): FeeAnswer {
  const hours =
    each === undefined ? totalHours(hoursBySubject(level, [], subjects)) : each * subjects.length;
  const { perMonth } = estimateOf(level, curriculum, hours);
  const offered = earlyBirdStands(now) && !promotionHidden(now);
  const until = dateText(earlyBirdDate(now), { year: true });
  return {
    ...costWords(level, curriculum, hours),
    notOffered: notOfferedText(level, curriculum, subjects),
    earlyBird: offered
      ? `${estimate.earlyBird} of ${earlyBird.percent}%, ${estimate.earlyBirdUntil} ${until}: ${moneyText(withEarlyBird(perMonth))} a month.`
      : '',
  };
}
