import { placeTexts } from '#content/forms/place-texts.ts';
import { groupMessage, groupNews as news } from '#content/office/class-words.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { sentence } from '#content/sentence.ts';
import { dateText, type Instant } from '../calendar/colombo.ts';
import { isOpenClass, meetingText, whatOf } from './changes.ts';
import { classById, className, knownClassById } from './classes.ts';
import { asClosure, closedClasses } from './published-closures.ts';
import type { ClassChange, PublishedClosure } from './today.ts';

/** The message about a change for the class's WhatsApp group; a class that is gone has its id. */
export function changeMessage(documents: Documents, change: ClassChange): string {
  const day = meetingText(change);
  const when = day === dateText(change.date) ? usualTime(documents, change) : day;
  const what = sentence(whatOf(change));
  return groupMessage(
    documents,
    news.changed(nameOf(documents, change), when, what),
    reasonText(change),
  );
}

/** The same about a change that was undone. */
export function undoneMessage(documents: Documents, change: ClassChange): string {
  return groupMessage(
    documents,
    news.undone(nameOf(documents, change), usualTime(documents, change)),
    '',
  );
}

/** The message about a closure for the classes' WhatsApp groups. */
export function closureMessage(documents: Documents, closure: PublishedClosure): string {
  return groupMessage(
    documents,
    news.closed(closedClasses(asClosure(closure))),
    reasonText(closure),
  );
}

/** The message that classes take place again after a closure was removed. */
export function openMessage(documents: Documents, closure: PublishedClosure): string {
  return groupMessage(documents, news.opened(closedClasses(asClosure(closure))), '');
}

/** The message to the families of a class that has a last day, or was removed. */
export function endMessage(documents: Documents, id: string, now: Instant): string {
  const one = knownClassById(documents, id);
  const name = one ? className(one) : id;
  const isAhead = one?.endsOn && isOpenClass(documents, id, now);
  const text = isAhead ? news.ends(name, dateText(one.endsOn)) : news.ended(name);
  return groupMessage(documents, text, '');
}

/** The message to the families of a class that has other hours or another room in the timetable. */
export function hoursMessage(documents: Documents, id: string): string {
  const one = knownClassById(documents, id);
  const text = one
    ? news.hours(className(one), placeTexts.weekly(one.day, one.time), one.room)
    : id;
  return groupMessage(documents, text, '');
}

function nameOf(documents: Documents, { class: id }: ClassChange): string {
  const one = classById(documents, id);
  return one ? className(one) : id;
}

function usualTime(documents: Documents, { class: id, date }: ClassChange): string {
  const one = classById(documents, id);
  return one ? `${dateText(date)}, ${one.time},` : dateText(date);
}

function reasonText({ reason }: { reason: string | null }): string {
  return reason === null ? '' : sentence(reason);
}
