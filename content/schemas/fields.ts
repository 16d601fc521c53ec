import * as v from 'valibot';
import { type Clock, type IsoDate, isClock, isDate } from '../teaching/dates.ts';
import type { Money } from '../teaching/money-text.ts';
import { type FieldKind, optionLabel } from './editor-fields.ts';

// The kinds of fields that documents consist of. Their messages follow the field's name and a
// colon: 'Hotline: write it as …'.

/** Where the type of a value does not show how the office's editor edits it. */
export function editedAs<Value>(kind: FieldKind) {
  return v.metadata<Value, { readonly kind: FieldKind }>({ kind });
}

/** A field with the name that a clerk would use for it; '' for the entries of lists. */
export function named<const Schema extends v.GenericSchema>(title: string, schema: Schema) {
  return v.pipe(schema, v.title(title));
}

/**
 * A record of a document. `placeholders` names those of its fields whose values stand in for facts
 * that the school has not given yet, or promises that it has not confirmed.
 */
export function record<const Entries extends v.ObjectEntries>(title: string, entries: Entries) {
  const name = v.picklist(
    Object.keys(entries),
    ({ received }) => `this record has no field ${received}.`,
  );
  const marks = list(name, Object.keys(entries).length);
  return object(title, { ...entries, placeholders: v.optional(marks) });
}

/** A record with exactly these keys, none of which can be a placeholder. */
export function object<const Entries extends v.ObjectEntries>(title: string, entries: Entries) {
  return named(title, v.strictObject(entries, problemInObject));
}

/** The same field for each of some keys. */
export function forEach<const Key extends string, Schema extends v.GenericSchema>(
  keys: readonly Key[],
  fieldOf: (key: Key) => Schema,
) {
  return Object.fromEntries(keys.map((key) => [key, fieldOf(key)])) as Record<Key, Schema>;
}

function problemInObject({ received, expected }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'there is no such field.';
  return received === 'undefined' ? 'this field is missing.' : 'this must be a record with fields.';
}

/** A list. Its length is checked before its entries: each of 60,000 would have a sentence of its own. */
export function list<const Item extends v.GenericSchema>(item: Item, most: number) {
  return v.pipe(
    v.array(v.unknown(), 'this must be a list.'),
    v.maxLength(most, `at most ${most} entries.`),
    v.array(item),
  );
}

/** A list of records whose ids are unique: the id of a record does not change when it is edited. */
export function listOf<const Item extends v.GenericSchema<unknown, { readonly id: string }>>(
  title: string,
  item: Item,
  most = 60,
) {
  return v.pipe(
    list(item, most),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'two entries are the same: change or remove one of them.',
    ),
    v.title(title),
  );
}

/** The id of a record: used in links and stored by families and the office. */
export const id = v.pipe(
  v.string('the id is missing.'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write the id in small letters, figures and hyphens.'),
  v.maxLength(80, 'at most 80 characters.'),
  editedAs('id'),
);

/** What texts may name in braces: fill-text.ts puts the fact in its place. */
export const factsInTexts = [
  'school',
  'hotline',
  'email',
  'house',
  'road',
  'locality',
  'address',
  'town',
  'officeHours',
  'tourHours',
  'parentInstitution',
  'replyHours',
  'experience',
  'regularMaximum',
  'revisionMaximum',
  'revisionHours',
  'workstations',
  'scienceMonths',
  'oLevelAssessments',
  'aLevelAssessments',
  'oLevelSession',
  'aLevelSession',
  'oLevelWeek',
  'aLevelWeek',
  'firstGrade',
  'lastGrade',
  'lowestFee',
  'discount',
  'discountDay',
] as const;

/** A text of one paragraph. `more` are names in braces that only this text may have. */
export function text(title: string, most = 300, more: readonly string[] = []) {
  const names = [...factsInTexts, ...more];
  const fact = new RegExp(`\\{(?:${names.join('|')})\\}`, 'g');
  return v.pipe(
    v.string('this text is missing.'),
    v.check((words) => words.trim() !== '', 'this text is empty.'),
    v.maxLength(most, `at most ${most} characters.`),
    v.check((words) => !/ {2}/.test(words), 'there are two spaces in a row.'),
    v.check((words) => words === words.trim(), 'there is a space at the beginning or the end.'),
    v.check((words) => !/[\u0000-\u001f\u007f]/.test(words), 'write it on one line.'),
    v.check((words) => words.isWellFormed(), 'there is a character that cannot be read.'),
    v.check(
      (words) => !/[{}]/.test(words.replace(fact, '')),
      `in braces write one of these: ${names.join(', ')}.`,
    ),
    v.check((words) => !/\b(TODO|FIXME|Lorem ipsum)\b/i.test(words), 'this text is unfinished.'),
    v.title(title),
  );
}

/** A text of several sentences. */
export const longText = text('', 2000);

/** A list of texts, with at least one. */
export function texts<const Item extends v.GenericSchema>(title: string, item: Item, most: number) {
  return v.pipe(list(item, most), v.minLength(1, 'write at least one.'), v.title(title));
}

/** A picture that the office has uploaded, with what it shows for people who cannot see it. */
export const picture = object('', { id, alt: text('Description of the photo', 150) });

/** A picture that needs no description: the school's name is next to it. */
export const decorativePicture = v.pipe(object('', { id }), editedAs('picture'));

/** A count or an amount of whole units. */
export function whole(least: number, most: number) {
  const sentence = `write a whole number from ${least} to ${most.toLocaleString('en')}.`;
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );
}

/** What an hour costs, with the sign that is written before it (docs/requirements.md, R24.2). */
export function price(currency: Money['currency']) {
  return v.pipe(whole(1, 100_000), v.metadata({ kind: 'money' as const, currency }));
}

/** A length in hours, in steps of a quarter. */
export const hours = v.pipe(
  v.number('write the hours as a number, as 1.5.'),
  v.minValue(0.25, 'write the hours as a number, as 1.5.'),
  v.maxValue(12, 'at most 12 hours.'),
  v.multipleOf(0.25, 'write quarters of an hour, as 1.5.'),
);

/** One value of a few. */
export function choice<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `choose one of these: ${options.map(optionLabel).join(', ')}.`);
}

/** A date field turns a year that is typed with two figures into one of the first century. */
export const date = v.pipe(
  v.custom<IsoDate>(
    (value) => typeof value === 'string' && isDate(value) && /^20/.test(value),
    "write a day that exists, from 2000 to 2099, as '2027-04-13'.",
  ),
  editedAs('date'),
);

/** A time of day in Colombo. */
export const clock = v.pipe(
  v.custom<Clock>(
    isClock,
    "write the time as '15:00', on the 24-hour clock and in steps of five minutes.",
  ),
  editedAs('time'),
);

/** A number is dialled from abroad too, and tapped: a plus sign, the country, figures and spaces. */
export const phone = v.pipe(
  v.string("write it as '+94 11 234 5678'."),
  v.check(
    (number) => /^\+[\d ]+$/.test(number) && /^\+\d{9,15}$/.test(number.replaceAll(' ', '')),
    "write it as '+94 11 234 5678'.",
  ),
  editedAs('phone'),
);

export const email = v.pipe(
  v.string("write it as 'office@school.lk'."),
  v.email("write it as 'office@school.lk'."),
  v.maxLength(100, 'at most 100 characters.'),
  editedAs('email'),
);

export const httpsAddress = v.pipe(
  v.string("write it as 'https://www.school.lk'."),
  v.check(
    (address) => URL.canParse(address) && /^https:\/\/[^\s\p{Cs}]+$/u.test(address),
    "write it as 'https://www.school.lk'.",
  ),
  v.maxLength(300, 'at most 300 characters.'),
  editedAs('link'),
);

/** An address without a path. */
export const origin = v.pipe(
  httpsAddress,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues || new URL(dataset.value).origin === dataset.value) return;
    addIssue({ message: "write it as 'https://www.school.lk', with nothing after it." });
  }),
);
