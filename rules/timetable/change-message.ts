import { placeTexts } from '#content/forms/place-texts.ts';
import { groupMessage, groupNews as news } from '#content/office/class-words.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { sentence } from '#content/sentence.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { type Closure, OPEN_END } from '#content/teaching/recorded-closures.ts';
import { closureOn, isOfLevel } from '../calendar/closed-days.ts';
import { addDays, colomboDate, type Instant } from '../calendar/colombo.ts';
import { dayFrom } from '../calendar/day-from.ts';
import { firstDayText, isOpenClass, meetingText, whatOf, withClosures } from './changes.ts';
import { classById, className, knownClassById } from './classes.ts';
import { ANNOUNCED_DAYS, asClosure, closedClasses, closureText } from './published-closures.ts';
import type { ClassChange, PublishedClosure } from './today.ts';

/**
 * The message about a change for the class's WhatsApp group; a class that is gone has its id. Where the
 * school has been closed since, it says that the class does not take place.
 */
export function changeMessage(
  documents: Documents,
  recorded: ClassChange,
  closures: readonly Closure[],
  today: IsoDate,
): string {
  const [change] = withClosures(documents, [recorded], closures);
  if (!change) return undoneMessage(documents, recorded, closures, today);
  const day = meetingText(change, today);
  const when = day === dayFrom(today, change.date) ? usualTime(documents, change, today) : day;
  const what = sentence(whatOf(change, today));
  return groupMessage(
    documents,
    news.changed(nameOf(documents, change), when, what),
    reasonText(change),
  );
}

/** The same about a change that was undone; on a day that is closed the class does not take place. */
export function undoneMessage(
  documents: Documents,
  change: ClassChange,
  closures: readonly Closure[],
  today: IsoDate,
): string {
  const one = classById(documents, change.class);
  const closure = one && closureOn(change.date, one.level, closures);
  const text = closure
    ? closureText(closure, today)
    : news.undone(nameOf(documents, change), usualTime(documents, change, today));
  return groupMessage(documents, text, '');
}

/** The message about a closure for the classes' WhatsApp groups. */
export function closureMessage(
  documents: Documents,
  closure: PublishedClosure,
  today: IsoDate,
): string {
  return groupMessage(
    documents,
    news.closed(closedClasses(asClosure(closure), today)),
    reasonText(closure),
  );
}

/**
 * The message after a closure was removed: its classes take place from today on, or not on days of
 * another closure.
 *
 * @param closures those that are left
 */
export function openMessage(
  documents: Documents,
  { from, ...rest }: PublishedClosure,
  today: IsoDate,
  closures: readonly Closure[],
): string {
  const opened = asClosure({ ...rest, from: from < today ? today : from });
  const isWithin = (level: Level, other: Closure) =>
    other.from <= opened.from && other.to >= opened.to && isOfLevel(other, level);
  const levels = levelKeys.filter((level) => isOfLevel(opened, level));
  // Without an end, only those that pages announce by then.
  const end = opened.to === OPEN_END ? addDays(opened.from, ANNOUNCED_DAYS) : opened.to;
  const left = closures
    .filter((other) => other.from <= end && other.to >= opened.from)
    .filter((other) => levels.some((level) => isOfLevel(other, level)));
  const isClosed = levels.every((level) => left.some((other) => isWithin(level, other)));
  const texts = left.map((other) => closureText(other, today));
  if (!isClosed) texts.unshift(news.opened(closedClasses(opened, today)));
  return groupMessage(documents, texts.join(' '), '');
}

/** The message to the families of a class that has a last day, or was removed. */
export function endMessage(documents: Documents, id: string, now: Instant): string {
  const one = knownClassById(documents, id);
  const name = one ? className(one) : id;
  const isAhead = one?.endsOn && isOpenClass(documents, id, now);
  const text = isAhead ? news.ends(name, dayFrom(colomboDate(now), one.endsOn)) : news.ended(name);
  return groupMessage(documents, text, '');
}

/**
 * The message to the families of a class that has other hours, another room or another first day in the
 * timetable.
 */
export function hoursMessage(documents: Documents, id: string, now: Instant): string {
  const one = knownClassById(documents, id);
  if (!one) return groupMessage(documents, id, '');
  const hours = placeTexts.weekly(one.day, one.time);
  const when = [hours, firstDayText(one, now)].filter(Boolean).join(', ');
  return groupMessage(documents, news.hours(className(one), when, one.room), '');
}

function nameOf(documents: Documents, { class: id }: ClassChange): string {
  const one = classById(documents, id);
  return one ? className(one) : id;
}

function usualTime(documents: Documents, { class: id, date }: ClassChange, today: IsoDate): string {
  const one = classById(documents, id);
  return one ? `${dayFrom(today, date)}, ${one.time},` : dayFrom(today, date);
}

function reasonText({ reason }: { reason: string | null }): string {
  return reason === null ? '' : sentence(reason);
}
