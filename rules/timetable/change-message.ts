import { classMessage } from '#content/office/class-words.ts';
import { type Level, levels } from '#content/teaching/levels.ts';
import type { ClassChange } from '#payloads/today.ts';
import { dateText } from '../calendar/colombo.ts';
import { ended, meetingText, whatOf } from './changes.ts';
import { classById } from './classes.ts';

/** 'Physics (A Level)'. */
export function className({ subject, level }: { subject: string; level: Level }): string {
  return `${subject} (${levels[level].name})`;
}

/** The words about a change for the class's WhatsApp group; the id stands for a class that is gone. */
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
