import { lengthOf, weekOf } from '#rules/classes.ts';
import { moneyText, priceText } from '#rules/money.ts';
import { hoursText } from '#rules/times.ts';
import { claims, classFacts, grades, sessionHours } from '../claims.ts';
import { programsCourses } from '../courses.ts';
import { edexcelALevel } from '../fees.ts';
import type { Level } from '../levels.ts';
import { taught } from '../subjects.ts';
import { listed } from './sentences.ts';

/** One reading of a fact, and where visitors read it. */
export interface Reading {
  readonly says: string;
  readonly where: string;
}

/** A fact of which the specification gives two readings, both shown on purpose. */
export interface Contradiction {
  readonly about: string;
  /** Where the specification gives both. */
  readonly source: string;
  readonly readings: readonly Reading[];
}

const courseCards = '/, /programs and the two overviews, on course cards';

function lessons(level: Level): string {
  const lengths = Object.values(taught[level]).map(({ lessonHours }) => lessonHours);
  return listed([...new Set(lengths)].sort().map(hoursText));
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

/** Every pair of contradicting claims, with where each is shown. */
export const contradictions: readonly Contradiction[] = [
  {
    about: 'The fee for Edexcel A Level / IAL',
    source: 'specification, section 9',
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
    source: 'specification, sections 2 and 9',
    readings: [claims.passRate, claims.passRateALevelOverview].map(({ figure, shownOn }) => ({
      says: figure,
      where: listed(shownOn),
    })),
  },
  {
    about: 'The years of experience',
    source: 'specification, sections 2 and 9',
    readings: [claims.experience, claims.experienceALevelOverview].map(({ figure, shownOn }) => ({
      says: figure,
      where: listed(shownOn),
    })),
  },
  {
    about: 'The grades of the O Level',
    source: 'specification, sections 3 and 9',
    readings: [
      { says: grades.oLevelOnForm, where: '/register' },
      { says: grades.oLevelOnPrograms, where: '/programs' },
    ],
  },
  {
    about: 'The length of an O Level class',
    source: 'specification, section 9',
    readings: [
      {
        says: hoursText(sessionHours['o-level']),
        where: '/programs, /schedule and the programme pages',
      },
      { says: lessons('o-level'), where: courseCards },
      ...otherLengths('o-level'),
    ],
  },
  {
    about: 'The length of an A Level class',
    source: 'specification, section 9',
    readings: [
      {
        says: hoursText(sessionHours['a-level']),
        where: '/programs, /schedule and the programme pages',
      },
      { says: lessons('a-level'), where: courseCards },
      ...otherLengths('a-level'),
    ],
  },
  {
    about: 'The size of an O Level class',
    source: 'specification, section 9',
    readings: [
      {
        says: `at most ${classFacts.regularMaximum} students`,
        where: '/, /about, /teachers, /programs, /schedule, /facilities and the programme pages',
      },
      {
        says: listed(Object.values(taught['o-level']).map(({ students }) => students)),
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
