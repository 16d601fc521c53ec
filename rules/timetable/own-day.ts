import { sentence } from '#content/sentence.ts';
import { classChangeWords, ownDayWords as words } from '#content/teaching/class-texts.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { timeRange } from '#content/teaching/times.ts';
import { addDays, colomboDate, type Instant } from '../calendar/colombo.ts';
import { dayFrom } from '../calendar/day-from.ts';
import { meetingsOn, roomText } from './changes.ts';
import type { SchoolClass } from './classes.ts';
import type { ClassChange } from './today.ts';

/** How many days ahead the next class is searched for. */
const DAYS_AHEAD = 28;

/** 'Your classes today: Physics, 3.00–6.00 p.m.', or the next class; '' without one in four weeks. */
export function ownDayText(
  classes: readonly SchoolClass[],
  changes: readonly ClassChange[],
  now: Instant,
  closures: readonly Closure[],
): string {
  const today = colomboDate(now);
  const meetings = (date: IsoDate) =>
    meetingsOn(date, classes, changes, closures).sort((one, other) => one.start - other.start);
  const todays = meetings(today);
  if (todays.length > 0) return sentence(`${words.today} ${todays.map(textOf).join('; ')}`);
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const next = meetings(date).find(({ change }) => change?.kind !== 'cancelled');
    if (next) return sentence(`${words.next} ${dayFrom(today, date)}: ${textOf(next)}`);
  }
  return '';
}

type Meeting = ReturnType<typeof meetingsOn<SchoolClass>>[number];

function textOf({ one, change, start, end }: Meeting): string {
  const because = change?.reason ? ` (${change.reason})` : '';
  if (change?.kind === 'cancelled')
    return `${one.subject} ${classChangeWords.isCancelled}${because}`;
  const room = change?.room ? `, in ${roomText(change.room)}` : '';
  return `${one.subject}, ${timeRange(start, end)}${room}${because}`;
}
