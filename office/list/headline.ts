import { office } from '#content/office/office-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { capital, countWord } from '../format/words.ts';
import { allCalledToday, isOverdue, isPostponed } from '../model/call-groups.ts';
import type { Counts, Item } from '../model/types.ts';

export type Headline = ReturnType<typeof headlineOf>;

const words = office.list;

/**
 * How many families wait for a call, and how many of them are overdue.
 *
 * @param urgent the most urgent of them
 * @param overdue how many are overdue by the server's count
 * @returns also the same in figures for the window's title, and whether all calls of today are made
 */
export function headlineOf(counts: Counts, urgent: readonly Item[], overdue: number, now: Instant) {
  const later = urgent.filter((item) => isPostponed(item, now)).length;
  const count = counts.new + counts['no-answer'] - later;
  if (count === 0 || (urgent.length === count + later && allCalledToday(urgent, now))) {
    return { main: words.noCalls, overdue: undefined, title: office.nav.calls, isDone: true };
  }
  const late = Math.max(overdue, urgent.filter((item) => isOverdue(item, now)).length);
  return {
    main: words.toCall(capital(countWord(count))),
    overdue: late > 0 ? words.overdue(countWord(late)) : undefined,
    title: words.toCall(String(count)),
    isDone: false,
  };
}
