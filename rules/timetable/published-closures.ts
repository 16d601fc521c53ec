import { closedMessage, openedMessage } from '#content/office/closures.ts';
import { type Closure, OPEN_END } from '#content/teaching/closure.ts';
import { closureNames, furtherNotice, closures as recorded } from '#content/teaching/closures.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import type { PublishedClosure } from '#payloads/today.ts';
import { dateText } from '../calendar/colombo.ts';
import { ended } from './changes.ts';

/** A closure of the office, in the form of those in content/. */
export function asClosure({ from, to, levels: only, kind, reason }: PublishedClosure): Closure {
  return {
    kind: kind === 'exam' ? 'exam-blackout' : 'holiday',
    name: reason ?? closureNames[kind],
    from,
    to: to ?? OPEN_END,
    ...(only.length < levelKeys.length && { levels: only }),
  };
}

/** All closures: those in content/, and those of the office. */
export function allClosures(published: readonly PublishedClosure[]): readonly Closure[] {
  return published.length === 0 ? recorded : [...recorded, ...published.map(asClosure)];
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
