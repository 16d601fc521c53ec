import { levels } from '#content/levels.ts';
import type { Sent } from './message.ts';

const inColombo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Colombo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** A moment (milliseconds since 1970) as the school's clock shows it: 'Saturday 21 November, 4:05 pm'. */
export function colomboTime(moment: number): string {
  return inColombo.format(moment).replace(' at ', ', ');
}

/** Who wrote. */
export function fullName(sent: Sent): string {
  return sent.kind === 'enquiry'
    ? sent.fields.name
    : `${sent.fields.firstName} ${sent.fields.lastName}`;
}

/** What it is about, on one line. */
export function topic(sent: Sent): string {
  return sent.kind === 'enquiry'
    ? sent.fields.subject
    : `${levels[sent.fields.level].name}: ${sent.fields.subjects.join(', ')}`;
}

const HONORIFICS = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'rev', 'prof', 'master']);

/**
 * The name an acknowledgement greets by, or '' when there is none to be sure of. Anybody can type
 * anybody's address into the form, so that this one word is all that an acknowledgement repeats of
 * what was typed: the first, and only if it is letters with their combining marks.
 */
export function greetingName(name: string): string {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  const isWord = /^\p{L}[\p{L}\p{M}]*$/u.test(first) && first.length <= 24;
  return isWord && !HONORIFICS.has(first.toLowerCase()) ? first : '';
}
