import type { SchoolClass } from './classes.ts';

type Hours = Pick<SchoolClass, 'day' | 'start' | 'end' | 'startsOn' | 'endsOn'>;

/** Whether two classes share a minute. One that begins when the other ends does not clash. */
export function overlap(one: Hours, other: Hours): boolean {
  return (
    one.day === other.day &&
    one.start < other.end &&
    other.start < one.end &&
    !endsBefore(one, other) &&
    !endsBefore(other, one)
  );
}

function endsBefore({ endsOn }: Hours, { startsOn }: Hours): boolean {
  return !!endsOn && !!startsOn && endsOn < startsOn;
}

/** Every pair of the given classes that overlaps, in the order given. */
export function clashesIn<One extends SchoolClass>(classes: readonly One[]): [One, One][] {
  return classes.flatMap((one, at) =>
    classes
      .slice(at + 1)
      .filter((other) => overlap(one, other))
      .map((other): [One, One] => [one, other]),
  );
}

/** The classes among `chosen` that clash with this one. */
export function clashesWith(one: SchoolClass, chosen: readonly SchoolClass[]): SchoolClass[] {
  return chosen.filter((other) => other.id !== one.id && overlap(one, other));
}

/** Subjects of which more than one group is chosen; a student attends one. */
export function doubled(chosen: readonly SchoolClass[]): SchoolClass['subject'][] {
  const subjects = chosen.map(({ subject }) => subject);
  return [...new Set(subjects.filter((subject, at) => subjects.indexOf(subject) !== at))];
}
