import { placesWords } from '#content/teaching/class-texts.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import type { Today } from '#payloads/today.ts';
import { nextMeeting, noClassText } from '#rules/calendar/closed-days.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import {
  changeShort,
  changesOfTheWeek,
  changeText,
  ended,
  placesOf,
  withClosures,
} from '#rules/timetable/changes.ts';
import { allClasses } from '#rules/timetable/classes.ts';

/** What is different about a class in the next seven days. */
export interface ClassNote {
  kind: 'cancelled' | 'moved' | 'room' | 'few' | 'full';
  short: string;
  /** Whole sentences; absent when the short text is enough. */
  text?: string;
}

/**
 * What is different about each class, by its id. With both a change and a closed day ahead, the
 * sentences name both.
 *
 * @param asOf 'Checked …', or ''
 */
export function classNotes(
  { changes, places }: Pick<Today, 'changes' | 'places'>,
  closures: readonly Closure[],
  now: Instant,
  asOf: string,
): Map<string, ClassNote> {
  const notes = new Map<string, ClassNote>();
  const near = changesOfTheWeek(withClosures(changes, closures), now);
  for (const one of allClasses) {
    const own = near.filter((change) => change.class === one.id);
    const [first] = own;
    const kind = placesOf(one.id, places);
    if (first) {
      const noClass = noClassText(nextMeeting(one, now, closures));
      const sentences = [...own.map(changeText), noClass && ended(noClass), asOf];
      notes.set(one.id, {
        kind: first.kind,
        short: changeShort(first),
        text: sentences.filter(Boolean).join(' '),
      });
    } else if (kind !== 'open') notes.set(one.id, { kind, short: placesWords[kind] });
  }
  return notes;
}
