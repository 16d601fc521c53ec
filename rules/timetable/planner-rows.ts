/** A part of a day, in minutes since midnight. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The half hours that the text of a class needs. */
const LOWEST = 3;

/** The half hours of the longest class that a planner shows. */
const HIGHEST = 24;

/** The half hours of a class: its first since midnight, and how many it takes, all on one day. */
export function halfHoursOf({ start, end }: Stretch): { first: number; count: number } {
  const first = Math.min(Math.floor(start / 30), 48 - LOWEST);
  return { first, count: Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(end / 30) - first)) };
}

/**
 * The hours at the edge of a planner, in minutes since midnight: it begins earlier for a class that
 * does, and ends with its last class.
 *
 * @param begins when it begins at the latest, in minutes since midnight
 * @param shortest the fewest hours that it shows
 */
export function plannerHours(
  classes: readonly Stretch[],
  begins: number,
  shortest: number,
): number[] {
  const first = Math.floor(Math.min(begins, ...classes.map(({ start }) => start)) / 60);
  const ends = classes.map(halfHoursOf).map((one) => (one.first + one.count) / 2);
  const last = Math.ceil(Math.max(first + shortest, ...ends));
  return Array.from({ length: last - first + 1 }, (_, hour) => (first + hour) * 60);
}

/** The powers of two that a number below 64 is the sum of, as the styles read it: 5 -> '1 4'. */
export function powersOfTwo(sum: number): string {
  return [1, 2, 4, 8, 16, 32].filter((power) => sum & power).join(' ');
}
