import { type FeeTier, fees } from '#content/fees.ts';
import { levels } from '#content/levels.ts';
import { estimate, planner } from '#content/planner.ts';
import { type Choice, registerChoiceLink } from './choice.ts';
import { clashesIn, clashesWith, doubled } from './clashes.ts';
import type { SchoolClass } from './classes.ts';
import { estimateOf, hoursBySubject, offers, totalHours } from './estimate.ts';
import { moneyText } from './money.ts';

/**
 * What 'My timetable' says of the kept classes, word for word: the page shows it as it is ticked,
 * and the server writes it into the page for browsers without our scripts.
 */
export interface TimetableSummary {
  /** '6', a week. */
  readonly hours: string;
  /** 'LKR 5,400'. */
  readonly perWeek: string;
  readonly perMonth: string;
  /** What else must be said, a sentence each. */
  readonly notes: {
    /** Which classes clash with which; else ''. */
    readonly clashes: string;
    /** The sum by the programme pages' fee, where that is another one; else ''. */
    readonly otherReading: string;
    /** Subjects of which two groups are kept; else ''. */
    readonly doubled: string;
    /** Subjects that the curriculum is not offered in; else ''. */
    readonly notOffered: string;
  };
  /** By class id, with whom it clashes: 'Clashes with Physics, Saturday 9.00–12 noon'. */
  readonly clashes: Readonly<Record<string, string>>;
  readonly register: `/register?${string}`;
}

export function timetableSummary(choice: Choice): TimetableSummary {
  const { level, curriculum, classes } = choice;
  const hours = totalHours(hoursBySubject(level, classes));
  const { perWeek, perMonth, other } = estimateOf(level, curriculum, hours);
  return {
    hours: String(hours),
    perWeek: moneyText(perWeek),
    perMonth: moneyText(perMonth),
    notes: {
      clashes: clashesIn(classes)
        .map(([one, other]) => `${named(one)}, ${planner.clashes} ${named(other)}.`)
        .join(' '),
      otherReading: other
        ? `${estimate.otherReading}, ${moneyText(other.fee)} an hour: ${moneyText(other.perMonth)} a month.`
        : '',
      doubled: sentence(planner.doubled, doubled(classes)),
      notOffered: notOfferedText(choice),
    },
    clashes: Object.fromEntries(
      classes.flatMap((one) => {
        const others = clashesWith(one, classes);
        return others.length > 0 ? [[one.id, `${planner.clash} ${joined(others.map(named))}`]] : [];
      }),
    ),
    register: registerChoiceLink(choice),
  };
}

/** 'Edexcel IGCSE is offered in Science, ICT or Maths: ask us about English.' */
function notOfferedText({ level, curriculum, classes }: Choice): string {
  const { name, only }: FeeTier = fees[level][curriculum];
  const missing = classes
    .map(({ subject }) => subject)
    .filter((subject) => !offers(level, curriculum, subject));
  if (missing.length === 0 || only === undefined) return '';
  return `${name} is for ${levels[level].name} ${only}: ask us about ${joined(missing)}.`;
}

function sentence(start: string, names: readonly string[]): string {
  return names.length > 0 ? `${start} ${joined(names)}.` : '';
}

function named({ subject, day, time }: SchoolClass): string {
  return `${subject}, ${day} ${time}`;
}

function joined(names: readonly string[]): string {
  return [...new Set(names)].join(' and ');
}
