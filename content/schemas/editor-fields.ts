// What the office's editor knows about the fields of a document: plain data, without the validator.

import { isClock } from '../teaching/dates.ts';
import type { Money } from '../teaching/money-text.ts';
import { minutesOf, timeText } from '../teaching/times.ts';

/** How a value is edited. `id` is the id of a record; with a label it names another record. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'choice'
  | 'yesNo'
  | 'time'
  | 'date'
  | 'link'
  | 'phone'
  | 'email'
  | 'id'
  | 'picture'
  | 'hours'
  | 'record'
  | 'list';

/** A field of a document, or the document itself. */
export interface EditorField {
  readonly kind: FieldKind;
  /** What a clerk would call it; '' for the id of a record and the entries of a list. */
  readonly label: string;
  /** The value of a field that may be left empty: null, or 'absent' if the record leaves it out. */
  readonly empty?: null | 'absent';
  /** The most characters, entries, or the highest number. */
  readonly most?: number;
  readonly options?: readonly string[];
  /** Of money: the sign before the amount. */
  readonly currency?: Money['currency'];
  /** The fields of a record, by their keys. */
  readonly fields?: Readonly<Record<string, EditorField>>;
  /** What each entry of a list is. */
  readonly item?: EditorField;
}

/** ['classes', 'o-level', '0'] -> '/classes/o-level/0' */
export function pointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The field at a path inside another field. */
export function fieldAt(field: EditorField, steps: readonly string[]): EditorField | undefined {
  return steps.reduce<EditorField | undefined>(
    (outer, step) => outer?.fields?.[step] ?? outer?.item,
    field,
  );
}

/**
 * What a clerk would call a field: 'O Level teachers, Mr. Perera, Name'.
 *
 * @param document the field that is the document
 * @param whole the value of the document, for the names of entries
 */
export function labelIn(document: EditorField, steps: readonly string[], whole: unknown): string {
  const names: string[] = [];
  let field: EditorField | undefined = document;
  let value = whole;
  for (const step of steps) {
    const isEntry: boolean = field?.kind === 'list';
    field = field && fieldAt(field, [step]);
    value = (value as Record<string, unknown> | null | undefined)?.[step];
    // The id of a record or a picture is nothing that a clerk has seen.
    if (field?.kind === 'id' && !field.label) continue;
    names.push(field?.label || (isEntry && (entryName(value) ?? `${Number(step) + 1}`)) || step);
  }
  return names.join(', ') || document.label;
}

/** What an entry of a list is called; undefined if it has no name. */
export function entryName(entry: unknown): string | undefined {
  const { name, title, heading, question, text, subject, day, from, year } = Object(
    entry,
  ) as Record<string, unknown>;
  const called =
    name ??
    title ??
    heading ??
    question ??
    text ??
    (day && `${subject}, ${day} ${isClock(from) ? timeText(minutesOf(from)) : from}`) ??
    (year && `${subject} ${year}`);
  return typeof called === 'string' && called !== '' ? called : undefined;
}

/** Where values are keys of the code. */
const optionLabels: Readonly<Record<string, string>> = {
  'o-level': 'O Level',
  'a-level': 'A Level',
  holiday: 'Holiday',
  'exam-blackout': 'Before a public examination',
  programmes: 'Programme pages',
  overviews: 'O Level and A Level Classes',
  fees: 'Fee Structure',
  register: 'Registration',
  contact: 'Contact',
};

/** What one of a field's options is called. */
export function optionLabel(option: string): string {
  return optionLabels[option] ?? option;
}
