import { classChangeWords, ownDayWords as words } from '#content/teaching/class-texts.ts';
import { closures as recorded } from '#content/teaching/closures.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { ClassChange } from '#payloads/today.ts';
import { closureOn } from '../calendar/closures.ts';
import { addDays, colomboDate, dateText, type Instant } from '../calendar/colombo.ts';
import { minutesOf, timeRange } from '../calendar/times.ts';
import { ended, isDueOn, meetsOn } from './changes.ts';
import type { SchoolClass } from './classes.ts';

/** A meeting of a class on one day. */
interface Meeting {
  readonly subject: string;
  readonly start: number;
  readonly time: string;
  readonly isCancelled: boolean;
}

/** How many days ahead the next class is searched for. */
const DAYS_AHEAD = 28;

/** 'Your classes today: Physics, 3.00–6.00 p.m.', or the next class; '' without one in four weeks. */
export function ownDayText(
  classes: readonly SchoolClass[],
  changes: readonly ClassChange[],
  now: Instant,
  closures = recorded,
): string {
  const today = colomboDate(now);
  const todays = meetingsOn(today, classes, changes, closures);
  if (todays.length > 0) return ended(`${words.today} ${todays.map(meetingText).join('; ')}`);
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const next = meetingsOn(date, classes, changes, closures).find((one) => !one.isCancelled);
    if (next) return ended(`${words.next} ${dateText(date)}: ${meetingText(next)}`);
  }
  return '';
}

function meetingText({ subject, time, isCancelled }: Meeting): string {
  return isCancelled ? `${subject} ${classChangeWords.isCancelled}` : `${subject}, ${time}`;
}

function meetingsOn(
  date: IsoDate,
  classes: readonly SchoolClass[],
  changes: readonly ClassChange[],
  closures: typeof recorded,
): Meeting[] {
  return classes
    .filter(({ level }) => !closureOn(date, level, closures))
    .flatMap((one) => {
      const own = changes.filter((change) => change.class === one.id);
      const here = own.find((change) => meetsOn(change) === date);
      const isMovedAway = own.some((change) => change.date === date) && !here;
      if (isMovedAway || (!here && !isDueOn(one, date))) return [];
      const start = here?.start ? minutesOf(here.start) : one.start;
      const end = here?.end ? minutesOf(here.end) : one.end;
      const isCancelled = here?.kind === 'cancelled';
      return { subject: one.subject, start, time: timeRange(start, end), isCancelled };
    })
    .sort((one, other) => one.start - other.start);
}
