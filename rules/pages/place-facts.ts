import { fillText } from '#content/fill-text.ts';
import { placeTexts as words } from '#content/forms/place-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { waysToPay } from '#content/school/payment.ts';
import { hoursText } from '#content/teaching/dates.ts';
import { type Curriculum, feesOf } from '#content/teaching/fees.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { timeRange } from '#content/teaching/times.ts';
import { closureOn } from '../calendar/closed-days.ts';
import { addDays, colomboDate, dateText, type Instant, startOf } from '../calendar/colombo.ts';
import { dayFrom } from '../calendar/day-from.ts';
import { estimateOf, subjectsOffered } from '../fees/estimate.ts';
import { placeOf } from '../timetable/appointment-calendar.ts';
import { meetingsOn } from '../timetable/changes.ts';
import { className, lengthOf, type SchoolClass } from '../timetable/classes.ts';

const MINUTE = 60_000;
/** How far ahead the first meeting is looked for, in days. */
const AHEAD = 366;

/** What is different from the timetable. */
interface News {
  readonly changes: Parameters<typeof meetingsOn>[2];
  readonly closures: readonly Closure[];
}

/** What is known about a place in a class. */
export interface Place {
  readonly one: SchoolClass;
  /** Of the registration, if it names one. */
  readonly curriculum: Curriculum | undefined;
  /** When the place was given. */
  readonly since: Instant;
}

/**
 * What a family needs to know about its place in a class, as labels and texts: class, hours, first
 * and last day, room, teacher and fee. What is not known is left out.
 * @returns also the first day, '' once it is over or if none is known, and whether a meeting is to come
 */
export function placeFacts(
  documents: Documents,
  { one, curriculum, since }: Place,
  now: Instant,
  news: News,
): { facts: { label: string; text: string }[]; firstDay: string; isToMeet: boolean } {
  const first = nextMeeting(one, since, news);
  const isOver = first !== undefined && first.begins <= now;
  const meeting = isOver ? nextMeeting(one, now, news) : first;
  // Whatever holds so far ahead is a closure until further notice.
  const isClosed = closureOn(addDays(colomboDate(now), AHEAD), one.level, news.closures);
  const day = meeting?.text ?? (isClosed ? words.notBefore : '');
  const teaching = Object.values(documents.teachers)
    .flat()
    .filter(({ classes }) => classes.includes(one.id));
  const facts = [
    { label: words.class, text: className(one) },
    { label: words.when, text: words.weekly(one.day, one.time) },
    { label: isOver ? words.nextDay : words.firstDay, text: day },
    { label: words.lastDay, text: one.endsOn ? dateText(one.endsOn, { year: true }) : '' },
    { label: words.where, text: placeOf(documents, one) },
    { label: words.teacher, text: [...new Set(teaching.map(({ name }) => name))].join(', ') },
    { label: words.fee, text: feeText(documents, one, curriculum) },
  ];
  return {
    facts: facts.filter(({ text }) => text !== ''),
    firstDay: isOver ? '' : (meeting?.text ?? ''),
    isToMeet: meeting !== undefined,
  };
}

/**
 * The next meeting that begins after a time, with its hours if they are not the usual ones; undefined if
 * none does within a year.
 */
export function nextMeeting(
  one: SchoolClass,
  after: Instant,
  { changes, closures }: News,
): { begins: Instant; text: string } | undefined {
  const today = colomboDate(after);
  for (let days = 0; days < AHEAD; days += 1) {
    const date = addDays(today, days);
    for (const { change, start, end, room } of meetingsOn(date, [one], changes, closures)) {
      const begins = startOf(date) + start * MINUTE;
      if (change?.kind === 'cancelled' || begins <= after) continue;
      const hours = start === one.start && end === one.end ? '' : `, ${timeRange(start, end)}`;
      return {
        begins,
        text: dayFrom(today, date) + hours + (room === one.room ? '' : `, ${room}`),
      };
    }
  }
  return undefined;
}

/** 'LKR 900 an hour (Local GCE), LKR 2,700 a week (3 hours)'. Without a curriculum the local one. */
function feeText(
  documents: Documents,
  one: SchoolClass,
  curriculum: Curriculum = 'Local GCE',
): string {
  const { level } = one;
  if (
    subjectsOffered(documents, level, curriculum, [one.registersAs ?? one.subject]).length === 0
  ) {
    return words.askFee;
  }
  const hours = lengthOf(one);
  const { fee, perWeek, other } = estimateOf(documents, level, curriculum, hours);
  const tier = feesOf(documents)[level][curriculum].name;
  const read = (money: typeof fee, also: typeof fee | undefined) =>
    also ? words.either(moneyText(also), moneyText(money)) : moneyText(money);
  const hour = words.anHour(read(fee, other?.fee), tier);
  if (other) return `${hour}. ${words.askFee}`;
  return `${hour}, ${words.aWeek(moneyText(perWeek), hoursText(hours))}`;
}

/** How to pay, as labels and texts; empty when the school has not written it down. */
export function payFacts(
  documents: Documents,
  reference: string,
): { label: string; text: string }[] {
  return waysToPay(documents.payment).map(({ name, text }) => ({
    label: name,
    text: fillText(text, { reference }),
  }));
}
