import { levels } from '#content/teaching/levels.ts';
import type { Sent } from './message.ts';

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

/** A text as a sentence: with a full stop, unless it ends with one, as '11.40 a.m.' does. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** A text's first characters, with '…' where some are left out. */
export function truncated(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed().trimEnd()}…` : text;
}
