import { placesWords } from '#content/teaching/class-texts.ts';
import { closures as recorded } from '#content/teaching/recorded-closures.ts';
import type { ClassChange, Today } from '#payloads/today.ts';
import { nextMeeting, noClassShort, noClassText } from '#rules/calendar/closed-days.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import {
  changeShort,
  changeText,
  ended,
  placesOf,
  withChanges,
  withClosures,
} from '#rules/timetable/changes.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';

/** What is different about a class in the next seven days. */
export interface ClassNote {
  kind: 'cancelled' | 'moved' | 'room' | 'few' | 'full';
  short: string;
  /** '· ' and the second text, shown where there is room for it; `text` has both. */
  later?: string;
  /** Whole sentences; absent when the short text is enough. */
  text?: string;
}

/** What the notes of a week are made from. */
export interface NotesRequest {
  classes: readonly SchoolClass[];
  changes: readonly ClassChange[];
  places: Today['places'];
  now: Instant;
  /** 'Checked …', or ''. */
  asOf: string;
}

/**
 * What is different about each class of a week, by its id. With both a change and a closed day ahead,
 * the note has both in their order.
 */
export function classNotes(
  { classes, changes, places, now, asOf }: NotesRequest,
  closures = recorded,
): Map<string, ClassNote> {
  const notes = new Map<string, ClassNote>();
  for (const { one, changes: told } of withChanges(classes, withClosures(changes, closures), now)) {
    const [first] = told;
    const kind = placesOf(one.id, places);
    if (first) {
      const parts = [{ short: changeShort(first), text: told.map(changeText).join(' ') }];
      const next = nextMeeting(one, now, closures);
      const [short, text] = [noClassShort(next), noClassText(next)];
      if (short && text) {
        const isSooner = next.date < nextDayOf(first, now);
        parts.splice(isSooner ? 0 : 1, 0, { short, text: ended(text) });
      }
      notes.set(one.id, {
        kind: first.kind,
        short: parts[0]?.short ?? '',
        ...(parts[1] && { later: `· ${parts[1].short}` }),
        text: [...parts.map((part) => part.text), asOf].join(' ').trim(),
      });
    } else if (kind !== 'open') notes.set(one.id, { kind, short: placesWords[kind] });
  }
  return notes;
}

/** The first day of a change from today on. */
function nextDayOf({ date, toDate }: ClassChange, now: Instant): string {
  const today = colomboDate(now);
  const days = [date, toDate ?? date].sort();
  return days.find((day) => day >= today) ?? date;
}
