import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Counts, Item } from '../api/submission.ts';
import { capital, countWord } from '../clock/count-words.ts';
import { isLate } from './groups.ts';
import { allCalledToday } from './next-call.ts';

/** What the list's headline counts: what is owed, and what of it is late. */
export interface Headline {
  main: string;
  late: string | undefined;
  /** The same for the window's title, in figures. */
  title: string;
  /** Nobody is owed a call today. */
  isDone: boolean;
}

const words = office.list;

/**
 * @param urgent the most urgent of those who are owed a call
 * @param overdue how many are late by the server's count of its last days
 */
export function headlineOf(
  counts: Counts,
  urgent: readonly Item[],
  overdue: number,
  now: Instant,
): Headline {
  const owed = counts.new + counts['no-answer'];
  if (owed === 0 || (urgent.length === owed && allCalledToday(urgent, now))) {
    return { main: words.nobody, late: undefined, title: office.nav.calls, isDone: true };
  }
  const late = Math.max(overdue, urgent.filter((item) => isLate(item, now)).length);
  return {
    main: words.toCall(capital(countWord(owed))),
    late: late > 0 ? words.late(countWord(late), late === 1) : undefined,
    title: words.toCall(String(owed)),
    isDone: false,
  };
}
