const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * How long to wait before the next attempt, in milliseconds: 5 s at first, doubling to a minute
 * within the mail's first hour (a restarting server is found quickly), later to a quarter of one.
 */
export function backOff(attempts: number, ageMs: number): number {
  const longest = ageMs < HOUR ? 60 * SECOND : 15 * 60 * SECOND;
  return Math.min(5 * SECOND * 2 ** Math.min(attempts - 1, 20), longest);
}
