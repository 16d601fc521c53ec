import { hoursText } from '#rules/calendar/times.ts';
import { moneyText, priceText } from '#rules/fees/money.ts';
import { lengthOf, weekOf } from '#rules/timetable/classes.ts';
import { claims, classFacts, grades, sessionHours } from '../school/claims.ts';
import { international, lessons } from '../teaching/courses.ts';
import { edexcelALevel } from '../teaching/fees.ts';
import type { Level } from '../teaching/levels.ts';

/** A fact of which there are two readings (docs/requirements.md, R29), both shown on purpose. */
export interface Contradiction {
  readonly about: string;
  /** The rule that asks for both. */
  readonly source: string;
  readonly readings: readonly {
    readonly says: string;
    /** Where visitors read it. */
    readonly where: string;
  }[];
}

const courseCards = '/, /programs and the two overviews, on course cards';

/** Every pair of contradicting claims, with where each is shown. */
export const contradictions: readonly Contradiction[] = [
  {
    about: 'The fee for Edexcel A Level / IAL',
    source: 'docs/requirements.md, R29.1',
    readings: [
      { says: moneyText(edexcelALevel.onProgrammePages), where: 'the A Level programme pages' },
      {
        says: moneyText(edexcelALevel.onFeesPage),
        where: '/fees, which names the other in a note; sums on /schedule likewise',
      },
      {
        says: priceText(international),
        where: '/programs, on the international courses',
      },
    ],
  },
  {
    about: 'The pass rate',
    source: 'docs/requirements.md, R29.2',
    readings: [
      { says: claims.passRate.figure, where: '/ and /about' },
      { says: claims.passRateALevelOverview.figure, where: '/a-level-classes' },
    ],
  },
  {
    about: 'The years of experience',
    source: 'docs/requirements.md, R29.3',
    readings: [
      { says: claims.experience.figure, where: '/, /about and /teachers' },
      { says: claims.experienceALevelOverview.figure, where: '/a-level-classes' },
    ],
  },
  {
    about: 'The grades of the O Level',
    source: 'docs/requirements.md, R29.4',
    readings: [
      { says: grades.oLevelOnForm, where: '/register, / and the O Level programme pages' },
      { says: grades.oLevelOnPrograms, where: '/programs' },
    ],
  },
  classLengths('o-level', 'The length of an O Level class'),
  classLengths('a-level', 'The length of an A Level class'),
  {
    about: 'The size of an O Level class',
    source: 'docs/requirements.md, R29.6',
    readings: [
      {
        says: `at most ${classFacts.regularMaximum} students`,
        where: '/, /about, /teachers, /programs, /schedule, /facilities and the programme pages',
      },
      {
        says: listed(Object.values(lessons['o-level']).map(({ students }) => students)),
        where: courseCards,
      },
    ],
  },
];

/** A session's length, those of the course cards, and the timetable's classes of another length. */
function classLengths(level: Level, about: string): Contradiction {
  const onCards = Object.values(lessons[level]).map(({ hours }) => hours);
  const others = weekOf[level].filter((one) => lengthOf(one) !== sessionHours[level]);
  return {
    about,
    source: 'docs/requirements.md, R29.5',
    readings: [
      {
        says: hoursText(sessionHours[level]),
        where: '/programs, /schedule and the programme pages',
      },
      { says: listed([...new Set(onCards)].sort().map(hoursText)), where: courseCards },
      ...others.map((one) => ({
        says: hoursText(lengthOf(one)),
        where: `the timetable, for ${one.subject} on ${one.day}`,
      })),
    ],
  };
}

/** The readings that differ, as a sentence each. A pair made equal by an edit is left out. */
export function contradictionSentences(pairs: readonly Contradiction[] = contradictions): string[] {
  return pairs
    .filter(({ readings }) => new Set(readings.map(({ says }) => says)).size > 1)
    .map(
      ({ about, readings, source }) =>
        `${about}: ${readings.map(({ says, where }) => `${says} (${where})`).join('; ')}. Source: ${source}.`,
    );
}

/** ['a', 'b', 'c'] -> 'a, b and c'. */
function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
