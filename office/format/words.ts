import { classListWords } from '#content/office/class-list-texts.ts';
import { classesPage } from '#content/office/classes-texts.ts';
import { diary } from '#content/office/diary-texts.ts';
import { stateName as nameOfState, type OfficeState } from '#content/office/states.ts';
import { plainApostrophes } from '#content/schemas/typed-text.ts';
import type { Clock, Day } from '#content/teaching/dates.ts';
import { levels } from '#content/teaching/levels.ts';
import { minutesOf, timeRange, timeText } from '#content/teaching/times.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import type { OfficeClass, Slot } from '../model/types.ts';
import { hourOf } from './office-dates.ts';

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a headline has it: in words up to twelve, then in figures. */
export function countWord(count: number): string {
  return numbers[count] ?? figures(count);
}

/** 10482 -> '10,482' */
export function figures(count: number): string {
  return count.toLocaleString('en-GB');
}

/** The same text with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A state's name for this family. */
export function stateName(
  state: OfficeState,
  family: { phone: string; guardianPhone: string | null },
): string {
  return nameOfState(state, Boolean(family.phone || family.guardianPhone));
}

/**
 * A colleague's name from their address: 'dilani.p@school.lk' -> 'Dilani P'. What is not an address
 * stays as it is.
 */
export function colleagueName(address: string): string {
  const [mailbox, host] = address.split('@');
  if (!mailbox || !host) return plainApostrophes(address);
  return mailbox
    .split(/[._+-]+/)
    .filter(Boolean)
    .map(capital)
    .join(' ');
}

/** How to call a person: the first name, otherwise the whole name. */
export function shortName(name: string): string {
  return firstNameOf(name) || name;
}

/** 'Science, Saturday 8.30 a.m.' */
export function classText({ subject, day, from }: { subject: string; day: Day; from: string }) {
  return `${subject}, ${day} ${timeText(minutesOf(from as Clock))}`;
}

/** 'O Level, Saturdays 8.30–10.30 a.m., Hall A' */
export function classDetails({ level, day, from, to, room }: OfficeClass): string {
  const { sheet } = classesPage;
  const time = timeRange(minutesOf(from as Clock), minutesOf(to as Clock));
  return sheet.about(levels[level].name, `${day}s`, time, room);
}

/** '3.00 p.m., Room 3' */
export function slotName({ at, room }: Slot): string {
  return diary.slot(hourOf(at), room);
}

/** '12 of 25 placed, 4 waiting' */
export function countsOf({
  placed,
  waiting,
  seats,
}: Pick<OfficeClass, 'placed' | 'waiting' | 'seats'>): string {
  return [
    classListWords.placedOf(placed, seats),
    ...(waiting > 0 ? [classListWords.waitingCount(waiting)] : []),
  ].join(', ');
}
