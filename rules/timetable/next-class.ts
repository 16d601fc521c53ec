import type { IsoDate } from '#content/teaching/dates.ts';
import { addDays, colomboDate, type Instant, nextDate } from '../calendar/colombo.ts';
import type { ClassNotes } from './class-notes.ts';
import { inWeekOrder, type SchoolClass } from './classes.ts';

/** The classes that meet next, all at the same time. */
export interface NextClasses {
  readonly classes: readonly SchoolClass[];
  /** Absent while the day is not known. */
  readonly date?: IsoDate;
}

/**
 * The day on which a class meets next as the timetable has it, by its id, where a change or a closure
 * makes it another than that of its weekday; null if it is more than a year away.
 */
export type NextMeetings = Readonly<Record<string, IsoDate | null>>;

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
  { notes, meetings = {} }: { notes?: ClassNotes; meetings?: NextMeetings } = {},
): NextClasses | undefined {
  const possible = classes.filter(({ id }) => notes?.[id]?.places !== 'full');
  if (today === undefined)
    return firstOf(inWeekOrder(possible).map((one) => ({ one, date: undefined })));
  const dated = possible.flatMap((one) => {
    const { [one.id]: date = regularMeeting(one, today) } = meetings;
    return date === null || (one.endsOn && one.endsOn < date) ? [] : [{ one, date }];
  });
  return firstOf(
    dated.sort((a, b) =>
      a.date === b.date ? a.one.start - b.one.start : a.date < b.date ? -1 : 1,
    ),
  );
}

/** The first day from tomorrow on on which a class is due. */
export function regularMeeting({ startsOn, day }: SchoolClass, now: Instant): IsoDate {
  const tomorrow = addDays(colomboDate(now), 1);
  return nextDate(startsOn && startsOn > tomorrow ? startsOn : tomorrow, day);
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
