import type { IsoDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate, type Instant, nextDate } from '../calendar/colombo.ts';
import type { ClassNotes } from './class-notes.ts';
import type { SchoolClass } from './classes.ts';

/** The classes that meet next, all at the same time. */
export interface NextClasses {
  readonly classes: readonly SchoolClass[];
  /** Absent while the day is not known. */
  readonly date?: IsoDate;
}

/**
 * The next classes that meet as the timetable has it and have a place, from tomorrow on: a family is
 * called before its first class.
 *
 * @param today undefined for the first classes of the week
 * @returns undefined without such a class
 */
export function nextClasses(
  classes: readonly SchoolClass[],
  today: Instant | undefined,
  notes: ClassNotes = {},
): NextClasses | undefined {
  const possible = classes.filter(({ id }) => {
    const { state, places } = notes[id] ?? {};
    return places !== 'full' && state !== 'over';
  });
  if (today === undefined) return firstOf(possible.map((one) => ({ one, date: undefined })));
  const tomorrow = addDays(colomboDate(today), 1);
  const meetings = possible.flatMap((one) => {
    const { startsOn, endsOn } = one;
    const first = nextDate(startsOn && startsOn > tomorrow ? startsOn : tomorrow, one.day);
    const { state } = notes[one.id] ?? {};
    // Its note is about its next meeting.
    const date = state === 'not-held' || state === 'moved' ? addDays(first, 7) : first;
    return endsOn && endsOn < date ? [] : [{ one, date }];
  });
  return firstOf(
    meetings.sort((a, b) =>
      a.date === b.date ? a.one.start - b.one.start : a.date < b.date ? -1 : 1,
    ),
  );
}

function firstOf(
  meetings: readonly { one: SchoolClass; date: IsoDate | undefined }[],
): NextClasses | undefined {
  const [first] = meetings;
  if (!first) return undefined;
  const { date } = first;
  const same = meetings.filter(
    ({ one, date: other }) =>
      other === date && one.day === first.one.day && one.start === first.one.start,
  );
  return { classes: same.map(({ one }) => one), ...(date && { date }) };
}
