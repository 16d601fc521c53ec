import { type EditorField, entryName, optionLabel } from '#content/schemas/editor-fields.ts';
import { counted } from '#content/sentence.ts';
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import { dayText } from '#rules/calendar/date-words.ts';
import { minutesOf, timeRange, timeText } from '#rules/calendar/times.ts';

/** Longer texts are cut off where their change is named. */
const LONGEST = 80;
/** So many characters are shown before the first that differs. */
const BEFORE = 20;

/** What a class or a teacher is called; undefined for another id. */
export type NameOf = (id: string) => string | undefined;

export interface ClassRow {
  subject: string;
  day: string;
  from: Clock;
  to: Clock;
}

/** 'Physics, Saturday 9.00 a.m.–12 noon' */
export function classWords({ subject, day, from, to }: ClassRow): string {
  return `${subject}, ${day} ${timeRange(minutesOf(from), minutesOf(to))}`;
}

/** A value as the office writes it, cut off where it is long. */
export function valueWords(field: EditorField | undefined, value: unknown, nameOf: NameOf): string {
  return shortText(valueText(field, value, nameOf));
}

export function shortText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/** An old and a new text: of long ones, the part from which on they differ. */
export function shortTexts(from: string, to: string): [string, string] {
  if (Math.max(from.length, to.length) <= LONGEST) return [from, to];
  const at = from.split('').findIndex((letter, place) => letter !== to[place]);
  const start = from.lastIndexOf(' ', (at < 0 ? from.length : at) - BEFORE) + 1;
  const part = (text: string) => `${start > 0 ? '… ' : ''}${shortText(text.slice(start))}`;
  return [part(from), part(to)];
}

/** The same as a whole: '3.00 p.m.', 'Friday 25 December', 'LKR 1,350', 'Mr. Perera'. */
export function valueText(
  field: EditorField | undefined,
  value: unknown,
  nameOf: NameOf = () => undefined,
): string {
  if (field?.kind === 'hours') {
    const { from, to } = Object(value) as { from?: Clock; to?: Clock };
    return from && to ? timeRange(minutesOf(from), minutesOf(to)) : 'closed';
  }
  if (value === null || value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return listText(field?.item, value, nameOf);
  if (typeof value === 'object') {
    return field?.kind === 'picture' ? 'another photo' : (entryName(value) ?? 'changed');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  switch (field?.kind) {
    case 'time':
      return timeText(minutesOf(text as Clock));
    case 'date':
      return dayText(text as IsoDate);
    case 'choice':
      return optionLabel(text);
    case 'id':
      return nameOf(text) ?? text;
    case 'money':
      return typeof value === 'number' ? `LKR ${value.toLocaleString('en-GB')}` : text;
    default:
      return text;
  }
}

/** The entries, or how many there are if each has several fields. */
function listText(item: EditorField | undefined, entries: readonly unknown[], nameOf: NameOf) {
  if (entries.length === 0) return 'empty';
  if (item?.kind === 'record') {
    return counted(entries.length, 'entry', 'entries');
  }
  return entries.map((each) => valueText(item, each, nameOf)).join('; ');
}
