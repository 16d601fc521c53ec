import type { Documents } from '#content/schemas/documents.ts';
import { levels, type RegistrationSubject } from '#content/teaching/levels.ts';
import { dateText, type Instant } from '../calendar/colombo.ts';
import { readChoice } from '../timetable/choice.ts';
import { registerLink } from '../timetable/register-link.ts';
import { costText, notOfferedText } from './cost-text.ts';
import { earlyBirdApplies, earlyBirdDate } from './early-bird-discount.ts';
import { hoursAWeek, subjectsOffered } from './estimate.ts';

/** The hours a week that may be asked for, in each subject. */
export const hoursOffered = [1, 1.5, 2, 2.5, 3, 4, 6] as const;

/** What a parent asks on /fees. */
export type FeeQuestion = NonNullable<ReturnType<typeof readQuestion>>;

/** Reads a question from the form: `level`, `curriculum`, `subjects-LEVEL` for each, and `hours`. */
export function readQuestion(documents: Documents, form: FormData | URLSearchParams) {
  const choice = readChoice(documents, form);
  if (!choice) return undefined;
  const ticked = new Set(form.getAll(`subjects-${choice.level}`));
  const subjects: readonly RegistrationSubject[] = levels[choice.level].subjects;
  return {
    level: choice.level,
    curriculum: choice.curriculum,
    subjects: subjects.filter((subject) => ticked.has(subject)),
    /** Hours a week in each subject; without a choice, the weekly hours of the level. */
    each: hoursOffered.find((hours) => String(hours) === form.get('hours')),
  };
}

/** The answer as the page shows it. A sentence that does not apply is ''. */
export type FeeAnswer = ReturnType<typeof feeAnswer>;

/**
 * What the subjects cost.
 *
 * @param hidesOffer whether the law forbids promotion today
 */
export function feeAnswer(
  documents: Documents,
  { level, curriculum, subjects, each }: FeeQuestion,
  now: Instant,
  hidesOffer = false,
) {
  const offered = subjectsOffered(documents, level, curriculum, subjects);
  const hours =
    each === undefined ? hoursAWeek(documents, level, [], offered) : each * offered.length;
  const isDiscounted = hours > 0 && earlyBirdApplies(now, documents.offer) && !hidesOffer;
  const until = dateText(earlyBirdDate(now, documents.offer), { year: true });
  return {
    ...costText(documents, level, curriculum, hours),
    notOffered: notOfferedText(documents, level, curriculum, subjects),
    earlyBird: isDiscounted
      ? `With the ${documents.offer.percent}% early-bird discount, if you register before ${until}, it is less: we tell you the sum when we call.`
      : '',
    /** 'Register for these': what was asked, without subjects that the curriculum does not offer. */
    register: registerLink({ level, subjects: offered, curriculum }),
  };
}
