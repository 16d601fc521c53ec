import type { Documents } from '#content/schemas/documents.ts';
import { sentence } from '#content/sentence.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { nextMeeting, noClassShort, noClassText } from '../calendar/closed-days.ts';
import { addDays, colomboDate, type Instant } from '../calendar/colombo.ts';
import {
  changeShort,
  changesOfTheWeek,
  changeText,
  endText,
  placesOf,
  startText,
  withClosures,
} from './changes.ts';
import type { SchoolClass } from './classes.ts';
import type { Today } from './today.ts';

/** What is different about a class in the next seven days. */
export interface ClassNote {
  /**
   * Its next meeting is not held, or is held at another time; or its last day is over or near, or its
   * first one is to come.
   */
  state?: 'not-held' | 'moved' | 'over' | 'to-begin' | 'to-end';
  /** In place of the room; absent when only the places are known. */
  short?: string;
  /** Whole sentences; absent when the short text is enough. */
  text?: string;
  /** Absent while the class has places, or the office has not set them. */
  places?: 'few' | 'full';
}

/** A last day is shown this many days ahead: who registers pays for a month of four weeks. */
const ENDS_SOON = 28;

/** The notes of classes by their ids; a class as the timetable has it needs none. */
export type ClassNotes = Readonly<Record<string, ClassNote>>;

/**
 * What is different about each class on a day. Pages show these notes as they are.
 *
 * @param asOf 'Checked …', or ''
 */
export function classNotes(
  documents: Documents,
  classes: readonly SchoolClass[],
  { changes, places }: Pick<Today, 'changes' | 'places'>,
  closures: readonly Closure[],
  now: Instant,
  asOf: string,
): ClassNotes {
  const near = changesOfTheWeek(documents, withClosures(documents, changes, closures), now);
  const notes = classes.map((one): [string, ClassNote] => {
    const kind = placesOf(one.id, places);
    const changed = near.filter((change) => change.class === one.id);
    const meeting = meetingNote(documents, one, changed, closures, now, asOf);
    return [one.id, kind === 'open' ? meeting : { ...meeting, places: kind }];
  });
  return Object.fromEntries(notes.filter(([, note]) => Object.keys(note).length > 0));
}

function meetingNote(
  documents: Documents,
  one: SchoolClass,
  changes: Today['changes'],
  closures: readonly Closure[],
  now: Instant,
  asOf: string,
): ClassNote {
  const today = colomboDate(now);
  if (one.endsOn && one.endsOn < today) return { state: 'over' };
  const next = nextMeeting(one, now, closures);
  const noClass = noClassText(next);
  const [first] = changes;
  if (first) {
    const sentences = [
      ...changes.map((change) => changeText(documents, change, today)),
      noClass && sentence(noClass),
      asOf,
    ];
    const isHeld = first.kind !== 'cancelled' && !noClass;
    return {
      ...(!isHeld ? { state: 'not-held' } : first.kind === 'moved' && { state: 'moved' }),
      short: changeShort(first, today),
      text: sentences.filter(Boolean).join(' '),
    };
  }
  if (one.startsOn && one.startsOn > today)
    return { state: 'to-begin', short: startText(one.startsOn, today) };
  if (!noClass)
    return one.endsOn && one.endsOn < addDays(today, ENDS_SOON)
      ? { state: 'to-end', short: endText(one.endsOn, today) }
      : {};
  return { state: 'not-held', short: noClassShort(next) ?? '', text: sentence(noClass) };
}
