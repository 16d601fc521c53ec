import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { officeStates } from '#content/office/states.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { Item } from '../model/types.ts';
import {
  dayAndHour,
  daysSince,
  dayWord,
  hourAndDay,
  hourOf,
  shortAppointment,
  spanOf,
} from './office-dates.ts';
import { capital, stateName } from './words.ts';

const JUST_NOW = 10 * 60_000;
const DAY = 24 * 3_600_000;

/** The part of a submission that its clock needs. */
export type Timed = Pick<
  Item,
  | ('state' | 'group' | 'held' | 'receivedAt' | 'dueAt' | 'callAgain' | 'lastAt')
  | ('assessmentAt' | 'timeOff' | 'offer')
  | ('phone' | 'guardianPhone')
>;

export interface ClockWords {
  /** The first line: the time left, by how much it is overdue, or what comes next. */
  main: string;
  /** The line under it. */
  more: string;
  isOverdue: boolean;
  /** The part of the day that has passed; undefined without a deadline. */
  gone?: number;
  /** How long the family has waited, while there is a deadline. */
  waited?: string;
}

const words = office.clock;

/** The times of a submission in words. */
export function clockWords(item: Timed, now: Instant): ClockWords {
  if (item.held) return still(`received ${dayWord(item.receivedAt, now)}`, hourOf(item.receivedAt));
  if (item.group === 'yes' && item.offer) return still('Yes', dayAndHour(item.offer.at, now));
  const left = timeToAnswer(item.offer, now);
  // The call that the family was promised, or asked for, is more urgent.
  if (item.offer && left && item.state !== 'new' && item.group !== 'again') {
    return still(`offer: ${left}`, `until ${dayAndHour(item.offer.until, now)}`);
  }
  if (item.group === 'retry' && item.lastAt) {
    return still(dayWord(item.lastAt, now), hourOf(item.lastAt));
  }
  if (item.dueAt && item.callAgain && Date.parse(item.dueAt) > now) {
    return still(dayWord(item.dueAt, now), nextCallWords.parts[item.callAgain.part]);
  }
  if (item.dueAt) return running(item.dueAt, item.receivedAt, now);
  if (item.state === 'assessment') {
    return item.assessmentAt && !item.timeOff
      ? still(shortAppointment(item.assessmentAt, now), 'assessment')
      : still(officeStates.assessment.name, 'no time yet');
  }
  if (item.state === 'waiting' && item.lastAt) {
    return still(words.waiting(daysSince(item.lastAt, now)), `since ${dayWord(item.lastAt, now)}`);
  }
  return still(stateName(item.state, item), item.lastAt ? dayAndHour(item.lastAt, now) : '');
}

/** '5 h left': how long a family can still answer an offer; undefined once it cannot. */
export function timeToAnswer(offer: Item['offer'], now: Instant): string | undefined {
  const left = offer?.state === 'open' ? Date.parse(offer.until) - now : 0;
  return left > 0 ? words.left(spanOf(left)) : undefined;
}

function running(dueAt: string, receivedAt: string, now: Instant): ClockWords {
  const left = Date.parse(dueAt) - now;
  const isOverdue = left < 0;
  const span = spanOf(Math.abs(left));
  // The page's clock is updated every few seconds, so a new submission can be ahead of it.
  const age = Math.max(0, now - Date.parse(receivedAt));
  // An hour within a day needs no day.
  const inTime = age < JUST_NOW ? 'received just now' : `by ${hourOf(dueAt)}`;
  return {
    main: isOverdue ? `overdue by ${span}` : words.left(span),
    more: isOverdue ? `was due ${hourAndDay(dueAt, now)}` : inTime,
    isOverdue,
    gone: Math.min(1, Math.max(0, 1 - left / DAY)),
    waited: `has waited ${spanOf(age)}`,
  };
}

function still(main: string, more: string): ClockWords {
  return { main: capital(main), more, isOverdue: false };
}
