import { levels } from '../teaching/levels.ts';
import type { Programme } from '../teaching/programmes/programme-record.ts';
import { taughtSubjects } from '../teaching/subjects.ts';
import { problemsInPrice } from './fees.ts';
import { levelName } from './sentences.ts';
import type { Timetable } from './timetable.ts';

/** What is wrong with the ten programme pages, in sentences. */
export function problemsInProgrammes(
  programmes: Readonly<Record<string, Programme>>,
  timetable: Timetable,
): string[] {
  return Object.entries(programmes).flatMap(([path, programme]) => [
    ...(path === programme.path
      ? []
      : [`${programme.title} is listed as ${path} but says that its page is ${programme.path}.`]),
    ...problemsInFees(programme),
    ...problemsInClasses(programme, timetable),
    ...problemsInRelated(programme),
    ...problemsInWords(programme),
  ]);
}

function problemsInFees({ title, fees }: Programme): string[] {
  const tiers: Programme['fees'][number][] = [...fees];
  if (tiers.length === 0) return [`${title} has no fee.`];
  const names = tiers.map(({ name }) => name);
  return [
    ...tiers.flatMap((tier) => problemsInPrice(`${title}, ${tier.name},`, tier)),
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${title} lists the fee '${name}' twice.`),
  ];
}

function problemsInClasses({ title, level, classes }: Programme, timetable: Timetable): string[] {
  if (classes.length === 0) return [`${title} has no class.`];
  return classes
    .filter(({ subject }) => !timetable[level].some((row) => row.subject === subject))
    .map(
      ({ subject }) =>
        `${title} lists ${subject}, but the timetable has no ${levelName(level)} class of it.`,
    );
}

function problemsInRelated({ title, path, related }: Programme): string[] {
  return [
    ...(related.includes(path) ? [`${title} names itself as a related course.`] : []),
    ...related
      .filter((other, at) => related.indexOf(other) !== at)
      .map((other) => `${title} names ${other} twice as a related course.`),
  ];
}

function problemsInWords({ title, testimonials, learn }: Programme): string[] {
  return [
    ...(learn.length === 0 ? [`${title} does not say what is learned.`] : []),
    ...testimonials
      .filter(({ rating }) => rating !== 5)
      .map(({ name }) => `${title}: ${name} gives fewer than 5 stars; this page shows 5 always.`),
  ];
}

/** Register links that would choose a subject the form does not offer at that level. */
export function problemsInSubjects(subjects: typeof taughtSubjects = taughtSubjects): string[] {
  return Object.entries(subjects).flatMap(([level, all]) =>
    Object.entries(all).flatMap(([name, { registersAs }]) => {
      const offered: readonly string[] = levels[level as keyof typeof levels].subjects;
      return registersAs === null || offered.includes(registersAs)
        ? []
        : [
            `${levelName(level)} ${name} registers as ${registersAs}, which the form does not offer.`,
          ];
    }),
  );
}
