import type { Documents } from '../schemas/documents.ts';
import { sentence } from '../sentence.ts';

/** A message for the WhatsApp groups of classes, ready to send. The reason is a sentence, or ''. */
export function groupMessage({ school }: Documents, news: string, reason: string): string {
  return [`${school.name}: ${news}`, reason, `Questions? Call ${school.hotline}.`]
    .filter(Boolean)
    .join(' ');
}

/** The news in these messages: of one class, or of 'O Level classes on Friday, 27 November'. */
export const groupNews = {
  changed: (name: string, when: string, what: string) => `${name} on ${when} ${what}`,
  undone: (name: string, when: string) => `${name} on ${when} takes place as usual.`,
  closed: (classes: string) => `no ${classes}.`,
  ended: (name: string) => `${name} has ended. We will call you about another class.`,
  ends: (name: string, day: string) =>
    `${name} ends on ${day}. We will call you about another class.`,
  /** @param when 'Saturdays, 9.00 a.m.–12 noon' */
  hours: (name: string, when: string, room: string) =>
    sentence(`${name} is now on ${when}, ${room}`),
  opened: (classes: string) => `${classes} take place as usual.`,
};

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
  places: "Places are 'open', 'few' or 'full'.",
  otherDay: (name: string, day: string) => `${name} does not meet on a ${day}.`,
  outside: (name: string) => `${name} does not meet on this day: it begins later, or has ended.`,
  twice: (name: string) =>
    `${name} meets on this day anyway, at this time. Please choose another day or time.`,
  closed: (name: string, closure: string) =>
    sentence(`There is no ${name} on this day: ${closure}`),
} as const;
