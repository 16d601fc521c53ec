import { asUsual, classMessage } from '#content/office/class-words.ts';
import { closedMessage, openedMessage } from '#content/office/closure-texts.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import type { ClassChange, PublishedClosure } from '#payloads/today.ts';
import { dateText } from '../calendar/colombo.ts';
import { ended, meetingText, whatOf } from './changes.ts';
import { classById } from './classes.ts';
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
