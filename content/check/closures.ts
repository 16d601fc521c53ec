import { addDays } from '#rules/calendar/colombo.ts';
import type { Closure } from '../teaching/closure.ts';
import { isDate } from '../teaching/dates.ts';

/** No closure of a school lasts longer: such a span is a slip of the pen. */
const LONGEST_DAYS = 120;

/** What is wrong with the closures, in sentences. */
export function problemsInClosures(closures: readonly Closure[]): string[] {
  return closures.flatMap(({ name, from, to, levels }) => {
    const wrong = [from, to].filter((date) => !isDate(date));
    if (wrong.length > 0) {
      return wrong.map((date) => `${name}: ${date} is no day. Write days as '2027-04-13'.`);
    }
    if (to < from) return [`${name} ends on ${to}, before it begins on ${from}.`];
    if (to > addDays(from, LONGEST_DAYS)) {
      return [`${name} lasts from ${from} to ${to}: is a year mistyped?`];
    }
    return levels?.length === 0 ? [`${name} closes no level: leave 'levels' out for both.`] : [];
  });
}
