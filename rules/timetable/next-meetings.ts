import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { closureOn } from '../calendar/closed-days.ts';
import { addDays, type Instant } from '../calendar/colombo.ts';
import type { SchoolClass } from './classes.ts';
import { type NextMeetings, regularMeeting } from './next-class.ts';
import type { Today } from './today.ts';

/** How far ahead a meeting is looked for, in weeks. */
const WEEKS_AHEAD = 52;

/** The next meetings from tomorrow on of the classes whose next weekday is changed or closed. */
export function nextMeetings(
  classes: readonly SchoolClass[],
  changes: Today['changes'],
  closures: readonly Closure[],
  now: Instant,
): NextMeetings {
  const found: Record<string, IsoDate | null> = {};
  for (const one of classes) {
    const regular = regularMeeting(one, now);
    const isHeld = (date: IsoDate) =>
      !closureOn(date, one.level, closures) &&
      !changes.some(
        (change) => change.class === one.id && change.date === date && change.kind !== 'room',
      );
    const date = Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(regular, 7 * week)).find(
      isHeld,
    );
    if (date !== regular) found[one.id] = date ?? null;
  }
  return found;
}
