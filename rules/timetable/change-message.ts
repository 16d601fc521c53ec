import { asUsual, classMessage, roomTaken } from '#content/office/class-words.ts';
import { closedMessage, openedMessage } from '#content/office/closures.ts';
import { furtherNotice } from '#content/teaching/closure-texts.ts';
import type { Closure } from '#content/teaching/closures.ts';
import type { Day, IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { variousRooms } from '#content/teaching/timetable.ts';
import type { ClassChange, PublishedClosure } from '#payloads/today.ts';
import { closureOn } from '../calendar/closures.ts';
import { dateText, dayOf } from '../calendar/colombo.ts';
import { minutesOf, timeRange } from '../calendar/times.ts';
import { ended, isDueOn, meetingText, meetsOn, whatOf } from './changes.ts';
import { overlap } from './clashes.ts';
import { allClasses, classById, type SchoolClass } from './classes.ts';

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
export function closureMessage(closure: PublishedClosure): string {
  const reason = closure.reason === null ? '' : ended(closure.reason);
  return closedMessage(whose(closure), span(closure), reason);
}

/** The message that classes take place again after a closure was removed. */
export function openMessage(closure: PublishedClosure): string {
  return openedMessage(whose(closure), span(closure));
}

function whose({ levels: only }: PublishedClosure): string {
  if (only.length === levelKeys.length) return '';
  return `${only.map((level) => levels[level].name).join(' and ')} `;
}

function span({ from, to }: { from: IsoDate; to: IsoDate | null }): string {
  if (to === from) return `on ${dateText(from)}`;
  return `from ${dateText(from)} ${to === null ? furtherNotice : `to ${dateText(to)}`}`;
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
  const own = meetingOf(change.class, change, meetsOn(change));
  if (!own || change.kind === 'cancelled' || own.room === variousRooms) return [];
  return allClasses
    .filter(({ id }) => id !== change.class)
    .flatMap((other) => meetingsOn(meetsOn(change), other, changes, closures))
    .filter((meeting) => meeting.room === own.room && overlap(meeting, own))
    .map(({ name, room, start, end }) => roomTaken(room, name, timeRange(start, end)));
}

interface Meeting {
  name: string;
  room: string;
  day: Day;
  start: number;
  end: number;
}

/** When and where a class meets on a day, closures and changes considered. */
function meetingsOn(
  date: IsoDate,
  one: SchoolClass,
  changes: readonly ClassChange[],
  closures: readonly Closure[],
): Meeting[] {
  const own = changes.filter((change) => change.class === one.id && change.kind !== 'cancelled');
  const changed = own.filter((change) => meetsOn(change) === date);
  const isUsual =
    isDueOn(one, date) &&
    !closureOn(date, one.level, closures) &&
    !changes.some((change) => change.class === one.id && change.date === date);
  return [...changed, ...(isUsual ? [undefined] : [])]
    .map((change) => meetingOf(one.id, change, date))
    .filter((meeting) => meeting !== undefined);
}

function meetingOf(
  id: string,
  change: ClassChange | undefined,
  date: IsoDate,
): Meeting | undefined {
  const one = classById(id);
  if (!one) return undefined;
  return {
    name: className(one),
    room: change?.room ?? one.room,
    day: dayOf(date),
    start: change?.start ? minutesOf(change.start) : one.start,
    end: change?.end ? minutesOf(change.end) : one.end,
  };
}
