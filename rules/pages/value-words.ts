import { sitePage } from '#content/office/site-texts.ts';
import { isSame, stepsOf } from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import {
  type EditorField,
  entryName,
  fieldAt,
  optionLabel,
} from '#content/schemas/editor-fields.ts';
import { counted } from '#content/sentence.ts';
import type { Clock, IsoDate } from '#content/teaching/dates.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { minutesOf, timeRange, timeText } from '#content/teaching/times.ts';
import { dayText } from '../calendar/date-words.ts';

// How the office, its mails and its messages write the values of documents (R52.32).

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

/**
 * The names of classes and teachers.
 * @param versions documents in the order in which they are searched
 */
export function namesIn(
  versions: readonly { readonly timetable?: unknown; readonly teachers?: unknown }[],
): NameOf {
  const classes = versions.flatMap(({ timetable }) =>
    [Object(timetable).classes, Object(timetable).former].flatMap(entriesOf),
  );
  const teachers = versions.flatMap((version) => entriesOf(version.teachers));
  return (id) => {
    const row = classes.find((one) => one.id === id) as ClassRow | undefined;
    return row ? classWords(row) : entryName(teachers.find((one) => one.id === id));
  };
}

/** The entries of both levels. */
function entriesOf(levels: unknown): { id: string }[] {
  return Object.values(Object(levels)).filter(Array.isArray).flat();
}

/** A change of a field between two versions of a document. */
interface FieldChange {
  readonly document: DocumentId;
  /** A JSON Pointer. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * What a change is: `act` and the name of the entry that was added or removed, or the list that is in
 * another order; otherwise the old and the new value.
 */
export function changeWords({ document, path, from, to }: FieldChange, nameOf: NameOf) {
  const field = fieldAt(documentFields[document], stepsOf(path));
  const [was, now] = shortTexts(valueText(field, from, nameOf), valueText(field, to, nameOf));
  const entry = from ?? to;
  const name = entryName(entry) ?? nameOf(Object(entry).id);
  return { act: actOf({ document, path, from, to }, field), name, was, now };
}

/** The same in a text that has the field's label before it: what happened, or the new value. */
export function fieldChangeText(change: FieldChange & { label: string }, nameOf: NameOf): string {
  const { act, name, now } = changeWords(change, nameOf);
  if (!act) return now;
  return name && !change.label.includes(name) ? `${act}: ${name}` : act;
}

/** What happened to an entry, a list or a placeholder; undefined for a value that is another one. */
function actOf(
  { document, path, from, to }: FieldChange,
  field: EditorField | undefined,
): string | undefined {
  const words = sitePage.publishing;
  if (field?.kind === 'hours') return undefined;
  if (to === null && typeof from === 'object') return words.removed;
  if (from === null && typeof to === 'object') return words.added;
  if (field?.item?.kind === 'record' && Array.isArray(from)) return words.reordered;
  const owner = fieldAt(documentFields[document], stepsOf(path).slice(0, -1));
  if (owner?.kind === 'picture' && field?.kind === 'id') return sitePage.picture.another;
  // The same value is no longer a placeholder.
  return isSame(from, to) ? words.confirmed : undefined;
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
  if (typeof value === 'number' && field?.currency) {
    return moneyText({ currency: field.currency, amount: value });
  }
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
