import { groupMessage, groupNews as news } from '#content/office/class-words.ts';
import type { ClassChange, PublishedClosure } from '#payloads/today.ts';
import { dateText } from '../calendar/colombo.ts';
import { ended, meetingText, whatOf } from './changes.ts';
import { classById, className } from './classes.ts';
import { asClosure, closedClasses } from './published-closures.ts';

/** The message about a change for the class's WhatsApp group; a class that is gone has its id. */
export function changeMessage(change: ClassChange): string {
  const day = meetingText(change);
  const when = day === dateText(change.date) ? usualTime(change) : day;
  const what = ended(whatOf(change));
  return groupMessage(news.changed(nameOf(change), when, what), reasonText(change));
}

/** The same about a change that was undone. */
export function undoneMessage(change: ClassChange): string {
  return groupMessage(news.undone(nameOf(change), usualTime(change)), '');
}

/** The message about a closure for the classes' WhatsApp groups. */
export function closureMessage(closure: PublishedClosure): string {
  return groupMessage(news.closed(closedClasses(asClosure(closure))), reasonText(closure));
}

/** The message that classes take place again after a closure was removed. */
export function openMessage(closure: PublishedClosure): string {
  return groupMessage(news.opened(closedClasses(asClosure(closure))), '');
}

function nameOf({ class: id }: ClassChange): string {
  const one = classById(id);
  return one ? className(one) : id;
}

function usualTime({ class: id, date }: ClassChange): string {
  const one = classById(id);
  return one ? `${dateText(date)}, ${one.time},` : dateText(date);
}

function reasonText({ reason }: { reason: string | null }): string {
  return reason === null ? '' : ended(reason);
}
