import { office } from '#content/office/page.ts';
import { type OfficeState, officeStates } from '#content/office/states.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { dayAndHour, dayWord, diaryTime, hourOf } from './colombo-words.ts';
import { daysSince, spanOf, timeLeft } from './time-left.ts';

const JUST_NOW = 10 * 60_000;

/** What the clock of a submission needs to know of it. */
export interface Timed {
  state: OfficeState;
  held: boolean;
  receivedAt: string;
  dueAt: string | null;
  lastAt: string | null;
  assessmentAt: string | null;
}

export interface ClockWords {
  /** The first line: what is left, by how much it is late, or what comes next. */
  main: string;
  /** The line under it. */
  more: string;
  isLate: boolean;
  /** The part of the day that has passed; undefined when no clock runs. */
  gone?: number;
  /** How long the family has waited, while the clock runs. */
  waited?: string;
}

const words = office.clock;

/**
 * The clock of a submission in words, as of now.
 *
 * @param withDay says the day of the deadline, where no heading above it does
 */
export function clockWords(item: Timed, now: Instant, { withDay = false } = {}): ClockWords {
  if (item.held) return still(words.came(dayWord(item.receivedAt, now)), hourOf(item.receivedAt));
  if (item.dueAt) return running(item.dueAt, item.receivedAt, now, withDay);
  const since = item.lastAt ? dayAndHour(item.lastAt, now) : '';
  if (item.state === 'assessment') {
    return item.assessmentAt
      ? still(dayAndHour(item.assessmentAt, now), words.assessment)
      : still(officeStates.assessment.name, words.assessmentOpen);
  }
  if (item.state === 'waiting' && item.lastAt) {
    return still(
      words.waiting(daysSince(item.lastAt, now)),
      words.since(dayWord(item.lastAt, now)),
    );
  }
  return still(officeStates[item.state].name, since);
}

function running(dueAt: string, receivedAt: string, now: Instant, withDay: boolean): ClockWords {
  const { isLate, span, gone } = timeLeft(dueAt, now);
  // The desk's clock ticks now and then, and what comes in between is ahead of it.
  const waited = words.ago(spanOf(Math.max(0, now - Date.parse(receivedAt))));
  if (isLate) {
    return {
      main: words.late(span),
      more: words.since(hourAndDay(dueAt, now)),
      isLate,
      gone,
      waited,
    };
  }
  const isNew = now - Date.parse(receivedAt) < JUST_NOW;
  const more = isNew
    ? words.justNow
    : words.by(withDay ? `${hourOf(dueAt)} ${dayWord(dueAt, now)}` : hourOf(dueAt));
  return { main: words.left(span), more, isLate, gone, waited };
}

/** The day is left out where it is today. */
function hourAndDay(moment: string, now: Instant): string {
  const isToday = colomboDate(Date.parse(moment)) === colomboDate(now);
  return isToday ? hourOf(moment) : diaryTime(moment, now);
}

function still(main: string, more: string): ClockWords {
  return { main: main.charAt(0).toUpperCase() + main.slice(1), more, isLate: false };
}
