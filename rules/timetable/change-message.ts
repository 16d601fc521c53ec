import { asUsual, classMessage, roomTaken } from '#content/office/class-words.ts';
import { closedMessage, openedMessage } from '#content/office/closures.ts';
import type { Closure } from '#content/teaching/closures.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import { variousRooms } from '#content/teaching/timetable.ts';
import type { ClassChange, PublishedClosure } from '#payloads/today.ts';
import { dateText } from '../calendar/colombo.ts';
import { timeRange } from '../calendar/times.ts';
import { ended, meetingsOn, meetingText, meetsOn, whatOf } from './changes.ts';
import { overlap } from './clashes.ts';
import { allClasses, classById } from './classes.ts';
import { asClosure, span, whose } from './published-closures.ts';

/** 'Physics (A Level)'. */
export function className({ subject, level }: { subject: string; level: Level }): string {
  return `${subject} (${levels[level].name})`;
}

/** The message about a change for the class's WhatsApp group; a class that is gone has its id. */
export function changeMessage(change: ClassChange): string {
  const one = classById(change.class);
  const day = meetingText(change);
  const isOwnDay = day === dateText(change.date);
  return classMessage({
    name: one ? className(one) : change.class,
    when: one && isOwnDay ? `${day}, ${one.time},` : day,
    what: ended(whatOf(change)),
    reason: change.reason === null ? '' : ended(change.reason),
  });
}

/** The same about a change that was undone. */
export function undoneMessage({ class: id, date }: ClassChange): string {
  const one = classById(id);
  return classMessage({
    name: one ? className(one) : id,
    when: one ? `${dateText(date)}, ${one.time},` : dateText(date),
    what: asUsual,
    reason: '',
  });
}

/** The message about a closure for the classes' WhatsApp groups. */
export function closureMessage(published: PublishedClosure): string {
  const closure = asClosure(published);
  const reason = published.reason === null ? '' : ended(published.reason);
  return closedMessage(whose(closure), span(closure), reason);
}

/** The message that classes take place again after a closure was removed. */
export function openMessage(published: PublishedClosure): string {
  const closure = asClosure(published);
  return openedMessage(whose(closure), span(closure));
}

/**
 * Warns where a change puts a class into a room that another class uses at that time. 'Various Rooms'
 * is not one room.
 * @param changes all that are published, this one replaced or not
 */
export function roomWarnings(
  change: ClassChange,
  changes: readonly ClassChange[],
  closures: readonly Closure[],
): string[] {
  const one = classById(change.class);
  if (!one || change.kind === 'cancelled') return [];
  const date = meetsOn(change);
  const own = meetingsOn(date, [one], [change], []).find((meeting) => meeting.change === change);
  if (!own || own.room === variousRooms) return [];
  const others = allClasses.filter((other) => other !== one);
  return meetingsOn(date, others, changes, closures)
    .filter((meeting) => meeting.change?.kind !== 'cancelled')
    .filter((meeting) => meeting.room === own.room && overlap(meeting, own))
    .map(({ one, room, start, end }) => roomTaken(room, className(one), timeRange(start, end)));
}
