import { addDays } from '#rules/calendar/colombo.ts';
import type { Closure } from '../teaching/closure.ts';

/** Closures of schools are shorter: a longer one has a mistyped year. */
const LONGEST_DAYS = 120;

/** What is wrong with the closures, in sentences. */
export function problemsInClosures(closures: readonly Closure[]): string[] {
  return closures.flatMap(({ name, from, to }) => {
    if (to < from) return [`${name} ends on ${to}, before it begins on ${from}.`];
    if (to > addDays(from, LONGEST_DAYS)) {
      return [`${name} lasts from ${from} to ${to}: is a year mistyped?`];
    }
    return [];
  });
}
