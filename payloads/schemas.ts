import * as v from 'valibot';
import { derived } from '#content/derived.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { cleanEmail, cleanLine, cleanText, readDay } from '#content/schemas/typed-text.ts';
import { isDate } from '#content/teaching/dates.ts';
import { curricula } from '#content/teaching/fees.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { knownClassById } from '#rules/timetable/classes.ts';
import { isCourse } from '#rules/timetable/register-link.ts';
import {
  type Enquiry,
  enquiryFields,
  type Field,
  type FieldValues,
  type Form,
  formFields,
  MOST_CLASSES,
  type Registration,
  registrationFields,
} from './form-fields.ts';

/** Longest single line accepted, in UTF-16 code units: far above any real name or address. */
const LONGEST_LINE = 300;
/** Longest multi-line text accepted, in UTF-16 code units. */
const LONGEST_TEXT = 8000;
/** Longest phone number accepted: the longest in the world, with room for spaces and an extension. */
const LONGEST_PHONE = 40;
/** The earliest year of birth that is accepted: no student is older. */
const EARLIEST_YEAR_OF_BIRTH = 1900;

// Cc without the tabs and line breaks that cleaning turns into a space or a line.
const CONTROL_IN_LINE = /[^\P{Cc}\t\v\f]/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\t\v\f\n\r\u0085]/u;

function readable(
  name: string,
  {
    control = CONTROL_IN_LINE,
    longest = LONGEST_LINE,
    clean = cleanLine,
    tooLong,
  }: { control?: RegExp; longest?: number; clean?: typeof cleanLine; tooLong?: string } = {},
) {
  return v.pipe(
    v.string(`${name} must be text.`),
    v.check((text) => text.isWellFormed(), `${name} has a character that cannot be read.`),
    // Before white space is trimmed: a line break at the end is rejected too.
    v.check((text) => !control.test(text), `${name} has a character that cannot be used here.`),
    v.maxLength(longest, tooLong ?? `${name} is too long: ${longest} characters at most.`),
    v.transform(clean),
  );
}

/** Text on one line. `name` is the field's label, as the visitor reads it. */
export function line(name: string, longest = LONGEST_LINE) {
  return readable(name, { longest });
}

/** A phone number as it is typed, or '' (wrap in `required` to reject that). */
export function phoneLine(name: string) {
  const tooLong = `${name} is too long: please give one number, in ${LONGEST_PHONE} characters at most.`;
  return readable(name, { longest: LONGEST_PHONE, tooLong });
}

/** Text that may contain tabs and line breaks. */
export function multiline(name: string, longest = LONGEST_TEXT) {
  return readable(name, { control: CONTROL_IN_TEXT, longest, clean: cleanText });
}

/** The same text, but not empty. */
export function required<Schema extends v.GenericSchema<string, string>>(
  name: string,
  schema: Schema,
) {
  return v.pipe(schema, v.nonEmpty(`${name} is needed.`));
}

/** An optional field: absent, null and blank all become ''. */
function optional(schema: v.GenericSchema<string, string>) {
  return v.pipe(
    v.nullish(schema, ''),
    v.transform((value) => value ?? ''),
  );
}

/** An e-mail address, or '' (wrap in `required` to reject that). */
export function emailLine(name: string) {
  return v.pipe(
    readable(name, { clean: cleanEmail }),
    v.maxLength(254, `${name} is too long for an e-mail address.`),
    // What a browser's type=email accepts (HTML standard, "valid email address"), so that the form
    // and the function agree.
    v.check(
      (text) => text === '' || v.RFC_EMAIL_REGEX.test(text),
      `${name} needs an e-mail address, like name@example.com.`,
    ),
  );
}

/** A calendar day that is not in the future, as type=date sends it or typed day first. */
function dayOfBirth(name: string) {
  return v.pipe(
    readable(name, { clean: readDay }),
    v.check(
      (text) => text === '' || isDate(text),
      `${name} needs a day that exists, like 31/12/2009 (day, month, year).`,
    ),
    v.check(
      (text) => text === '' || Number(text.slice(0, 4)) >= EARLIEST_YEAR_OF_BIRTH,
      `${name} is too long ago.`,
    ),
    // The day that has already begun in the world's earliest time zone is not in the future.
    v.check(
      (text) => text === '' || Date.parse(text) <= Date.now() + 14 * 3_600_000,
      `${name} is in the future.`,
    ),
  );
}

const NO_SUBJECT = 'Please select at least one subject.';

function subjectNames() {
  return v.pipe(
    // Stops at the first invalid one: a body has room for sixteen thousand, and a message for each
    // would cost more than a form.
    v.config(v.array(v.string(NO_SUBJECT), NO_SUBJECT), { abortEarly: true }),
    v.minLength(1, NO_SUBJECT),
    v.check((names) => new Set(names).size === names.length, 'A subject is chosen twice.'),
  );
}

/** What a link fills in: a value that `read` does not know counts as absent and is never rejected. */
function linked<Value>(read: (value: unknown) => Value | undefined) {
  return v.optional(v.pipe(v.unknown(), v.transform(read)));
}

function knownClasses(documents: Documents, value: unknown): string[] | undefined {
  const ids = Array.isArray(value) ? new Set<unknown>(value) : [];
  const known = [...ids].filter(
    (id) => typeof id === 'string' && knownClassById(documents, id) !== undefined,
  );
  return known.length > 0 ? (known.slice(0, MOST_CLASSES) as string[]) : undefined;
}

/** How a value of each kind is checked. */
const schemaOf: Record<
  keyof FieldValues,
  (name: string, documents: Documents) => v.GenericSchema<unknown, unknown>
> = {
  line: (name) => line(name),
  email: emailLine,
  phone: phoneLine,
  date: dayOfBirth,
  text: (name) => multiline(name),
  level: () => v.picklist(levelKeys, 'Choose O Level or A Level.'),
  subjects: subjectNames,
  terms: () => v.literal(true, 'Please agree to the terms and conditions to proceed.'),
  classes: (_, documents) => linked((ids) => knownClasses(documents, ids)),
  course: () => linked((id) => (isCourse(id) ? id : undefined)),
  curriculum: () => linked((name) => curricula.find((one) => one === name)),
};

const textKinds: readonly Field['kind'][] = ['line', 'email', 'phone', 'date', 'text'];

function fieldSchema(field: Field, documents: Documents): v.GenericSchema<unknown, unknown> {
  const schema = schemaOf[field.kind](field.label, documents);
  if (!textKinds.includes(field.kind)) return schema;
  const text = schema as v.GenericSchema<string, string>;
  return field.optional ? optional(text) : required(field.label, text);
}

/** The schema of a form from the record of its fields. */
function schemaFor<Payload>(fields: Readonly<Record<string, Field>>, documents: Documents) {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    fieldSchema(field, documents),
  ]);
  const missing = ({ path }: v.ObjectIssue) => `The field ${path?.[0].key} is needed.`;
  const schema: unknown = v.object(Object.fromEntries(entries), missing);
  return schema as v.GenericSchema<unknown, Payload>;
}

/**
 * The fields of a form that the office writes down or corrects: each may be left out, and what is given
 * obeys the form's own rules. Consent is the family's alone.
 */
function givenSchema(kind: Form['kind'], documents: Documents) {
  const entries = Object.entries<Field>(formFields[kind])
    .filter(([, field]) => field.kind !== 'terms')
    .map(([name, field]) => [name, v.exactOptional(fieldSchema(field, documents))]);
  const whose = { enquiry: 'An enquiry', registration: 'A registration' }[kind];
  return v.strictObject(
    Object.fromEntries(entries) as Record<string, v.GenericSchema<unknown, unknown>>,
    `${whose} has no such field, or it cannot be changed.`,
  );
}

/** By the kind of form. */
export const givenSchemasOf = derived((documents) => ({
  enquiry: givenSchema('enquiry', documents),
  registration: givenSchema('registration', documents),
}));

/** A contact enquiry. */
export const enquirySchemaOf = derived((documents) => schemaFor<Enquiry>(enquiryFields, documents));

/** The message about subjects of another level. */
export const OTHER_LEVEL = 'Choose subjects of the level that is picked.';

export function areOfLevel(subjects: readonly string[], level: Level): boolean {
  const offered: readonly string[] = levels[level].subjects;
  return subjects.every((name) => offered.includes(name));
}

/** A registration, with subjects of its level. */
export const registrationSchemaOf = derived((documents) =>
  v.pipe(
    schemaFor<Registration>(registrationFields, documents),
    v.forward(
      v.partialCheck(
        [['level'], ['subjects']],
        ({ level, subjects }) => areOfLevel(subjects, level),
        OTHER_LEVEL,
      ),
      ['subjects'],
    ),
  ),
);
