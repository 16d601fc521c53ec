import type { ClassRow, Clock, Day } from './class-row.ts';
import type { Closure } from './closure.ts';
import type { IsoDate } from './dates.ts';
import type { ALevelTaughtSubject, OLevelTaughtSubject } from './subjects.ts';

/*
 * Types that answer a slip of the pen with a sentence. Where the editor and `npm run check:types`
 * would only say that a text "is not assignable" to some union, these make them say what to write.
 */

type DayOf<Text extends string> = Text extends Day
  ? Text
  : `${Text} is no day: write Monday, Tuesday and so on`;

type ClockOf<Text extends string> = Text extends Clock
  ? Text
  : `${Text} is no time: write it on the 24-hour clock, as 15:00 for three in the afternoon`;

type SubjectOf<
  Text extends string,
  Subject extends string,
  Level extends string,
> = Text extends Subject ? Text : `The ${Level} has no subject called ${Text}: see subjects.ts`;

type DateOf<Text extends string> = Text extends IsoDate
  ? Text
  : `${Text} is no date: write year, month and day, as 2027-04-13`;

interface Row<Day, From, To, Subject> {
  readonly id: string;
  readonly day: Day;
  readonly from: From;
  readonly to: To;
  readonly subject: Subject;
  readonly room: string;
}

/** A row of the O Level's week. */
export function oLevelClass<
  const D extends string,
  const From extends string,
  const To extends string,
  const S extends string,
>(
  row: Row<DayOf<D>, ClockOf<From>, ClockOf<To>, SubjectOf<S, OLevelTaughtSubject, 'O Level'>>,
): ClassRow<OLevelTaughtSubject> {
  return row as unknown as ClassRow<OLevelTaughtSubject>;
}

/** A row of the A Level's week. */
export function aLevelClass<
  const D extends string,
  const From extends string,
  const To extends string,
  const S extends string,
>(
  row: Row<DayOf<D>, ClockOf<From>, ClockOf<To>, SubjectOf<S, ALevelTaughtSubject, 'A Level'>>,
): ClassRow<ALevelTaughtSubject> {
  return row as unknown as ClassRow<ALevelTaughtSubject>;
}

/** Days without classes. */
export function closure<const From extends string, const To extends string>(
  dates: Omit<Closure, 'from' | 'to'> & {
    readonly from: DateOf<From>;
    readonly to: DateOf<To>;
  },
): Closure {
  return dates as unknown as Closure;
}
