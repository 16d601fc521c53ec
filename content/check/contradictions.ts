import { hoursText } from '#rules/calendar/times.ts';
import { moneyText, priceText } from '#rules/fees/money.ts';
import { lengthOf, weekOf } from '#rules/timetable/classes.ts';
import { type ClaimReading, claims, classFacts, grades, sessionHours } from '../school/claims.ts';
import { lessons, programsCourses } from '../teaching/courses.ts';
import { edexcelALevel } from '../teaching/fees.ts';
import type { Level } from '../teaching/levels.ts';

/** ['a', 'b', 'c'] -> 'a, b and c'. */
function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** One reading of a fact, and where visitors read it. */
export interface Reading {
  readonly says: string;
  readonly where: string;
}

/** A fact of which there are two readings (docs/requirements.md, R29), both shown on purpose. */
export interface Contradiction {
  readonly about: string;
  /** Which rule asks for both. */
  readonly source: string;
  readonly readings: readonly Reading[];
}

const courseCards = '/, /programs and the two overviews, on course cards';

function lengths(level: Level): string {
  const all = Object.values(lessons[level]).map(({ hours }) => hours);
  return listed([...new Set(all)].sort().map(hoursText));
}

/** Classes of the timetable that are longer or shorter than a session is said to be. */
function otherLengths(level: Level): Reading[] {
  return weekOf[level]
    .filter((one) => lengthOf(one) !== sessionHours[level])
    .map((one) => ({
      says: hoursText(lengthOf(one)),
      where: `the timetable, for ${one.subject} on ${one.day}`,
    }));
}

function bothReadings(...claims: ClaimReading[]): Omit<Contradiction, 'about'> {
  return {
    source: listed([...new Set(claims.map(({ source }) => source))]),
    readings: claims.map(({ figure, shownOn }) => ({ says: figure, where: listed(shownOn) })),
  };
}

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
        says: priceText(programsCourses.aLevelInternational[0].price),
        where: '/programs, on the international courses',
      },
    ],
  },
  {
    about: 'The pass rate',
    ...bothReadings(claims.passRate, claims.passRateALevelOverview),
  },
  {
    about: 'The years of experience',
    ...bothReadings(claims.experience, claims.experienceALevelOverview),
  },
  {
    about: 'The grades of the O Level',
    source: 'docs/requirements.md, R29.4',
    readings: [
      { says: grades.oLevelOnForm, where: '/register, / and the O Level programme pages' },
      { says: grades.oLevelOnPrograms, where: '/programs' },
    ],
  },
  {
    about: 'The length of an O Level class',
    source: 'docs/requirements.md, R29.5',
    readings: [
      {
        says: hoursText(sessionHours['o-level']),
        where: '/programs, /schedule and the programme pages',
      },
      { says: lengths('o-level'), where: courseCards },
      ...otherLengths('o-level'),
    ],
  },
  {
    about: 'The length of an A Level class',
    source: 'docs/requirements.md, R29.5',
    readings: [
      {
        says: hoursText(sessionHours['a-level']),
        where: '/programs, /schedule and the programme pages',
      },
      { says: lengths('a-level'), where: courseCards },
      ...otherLengths('a-level'),
    ],
  },
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

/** The readings that differ, as a sentence each. A pair made equal by an edit is left out. */
export function contradictionSentences(pairs: readonly Contradiction[] = contradictions): string[] {
  return pairs
    .filter(({ readings }) => new Set(readings.map(({ says }) => says)).size > 1)
    .map(
      ({ about, readings, source }) =>
        `${about}: ${readings.map(({ says, where }) => `${says} (${where})`).join('; ')}. Source: ${source}.`,
    );
}
