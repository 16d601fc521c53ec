import { school } from '../school/school.ts';

/** What a message to the parents of a class is made of; all but the reason is words of ours. */
export interface ClassNews {
  /** 'Physics (A Level)'. */
  readonly name: string;
  /** When it would be: 'Wednesday, 25 November, 3.00–6.00 p.m.' */
  readonly when: string;
  /** 'is cancelled.', 'is moved to Friday, 27 November, 4.00–6.00 p.m.', 'is in Room 4.' */
  readonly what: string;
  /** A sentence; '' when none was given. */
  readonly reason: string;
}

/** The words for the class's WhatsApp group, ready to send. */
export function classMessage({ name, when, what, reason }: ClassNews): string {
  const news = `${school.name.value}: ${name} on ${when} ${what}`;
  return [news, reason, `Questions? Call ${school.hotline.value}.`].filter(Boolean).join(' ');
}

/** What the office reads of a registration for classes that are full: their names. */
export function waitingNote(names: readonly string[]): string {
  return `Full, for the waiting list: ${names.join('; ')}.`;
}

/** What a refused change says to the person at the desk. */
export const classRefusals = {
  noClass: 'The timetable has no such class.',
  noChange: 'There is no such change, or it was taken back.',
  kind: "A change is 'cancelled', 'moved' or 'room'.",
  noDate: 'The date must be a day that exists, like 2026-11-25.',
  over: 'This day is over: a change is for today or later.',
  roomOver: 'This day is over: to change the room of the day to which it is moved, move it again.',
  far: 'This day is more than a year away: a change is for the next 12 months.',
  times: 'A class that is moved needs the times at which it begins and ends, like 16:00 and 18:00.',
  order: 'The class must begin before it ends.',
  noToDate: 'The day to which the class is moved must be a day that exists, like 2026-11-25.',
  toOver: 'The day to which the class is moved is over.',
  toFar:
    'The day to which the class is moved is more than a year away: choose one of the next 12 months.',
  room: 'Say which room it is.',
  reason: 'The reason is too long: 120 characters at most.',
  places: "Places are 'open', 'few' or 'full'.",
  otherDay: (name: string, day: string) => `${name} does not meet on a ${day}.`,
  closed: (name: string, closure: string) => `There is no ${name} on this day: ${closure}.`,
} as const;
