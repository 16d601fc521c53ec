import { school } from '../school/school.ts';

/** The parts of a message to a class's WhatsApp group. Staff write only the reason. */
export interface ClassNews {
  /** 'Physics (A Level)'. */
  readonly name: string;
  /** When it would be: 'Wednesday, 25 November, 3.00–6.00 p.m.' */
  readonly when: string;
  /** 'is cancelled.', 'is moved to Friday, 27 November, 4.00–6.00 p.m.', 'meets in Room 4.' */
  readonly what: string;
  /** A sentence, or '' if none was given. */
  readonly reason: string;
}

/** The message for the class's WhatsApp group, ready to send. */
export function classMessage({ name, when, what, reason }: ClassNews): string {
  const news = `${school.name}: ${name} on ${when} ${what}`;
  return [news, reason, `Questions? Call ${school.hotline}.`].filter(Boolean).join(' ');
}

/** In the message about a change that was undone. */
export const asUsual = 'takes place as usual.';

/** The note in the history of a registration that asked for full classes. */
export function waitingNote(names: readonly string[]): string {
  return `Full, for the waiting list: ${names.join('; ')}.`;
}

/** Why a change was rejected, as sentences for staff. */
export const classRefusals = {
  noClass: 'This class is not on the timetable.',
  noChange: 'This change does not exist, or it was undone.',
  kind: "A change is 'cancelled', 'moved' or 'room'.",
  noDate: 'The date must be a valid day, for example 2026-11-25.',
  over: 'This day is in the past. You can change today or a later day.',
  roomOver: 'This day is in the past. To change the room on the new day, move the class again.',
  far: 'This day is more than a year away. You can change the next 12 months.',
  times: 'A moved class needs a start and an end time, for example 16:00 and 18:00.',
  order: 'The class must end after it starts.',
  noToDate: 'The new day must be a valid day, for example 2026-11-25.',
  toOver: 'The new day is in the past.',
  toFar: 'The new day is more than a year away. Please choose a day in the next 12 months.',
  room: 'Please enter the room.',
  reason: 'The reason is too long: 120 characters at most.',
  places: "Places are 'open', 'few' or 'full'.",
  otherDay: (name: string, day: string) => `${name} does not meet on a ${day}.`,
  outside: (name: string) => `${name} does not meet on this day: it begins later, or has ended.`,
  closed: (name: string, closure: string) => `There is no ${name} on this day: ${closure}.`,
} as const;
