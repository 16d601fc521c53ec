import * as v from 'valibot';

/** Longest single line accepted, in UTF-16 code units: far above any real name or address. */
const LONGEST_LINE = 300;
/** Longest multi-line text accepted, in UTF-16 code units: in Sinhala still below the body limit. */
const LONGEST_TEXT = 8000;
/** Longest phone number accepted: the longest in the world, with room for spaces and an extension. */
const LONGEST_PHONE = 40;

// Cc without tab and line breaks, and the Unicode line and paragraph separators that some mail
// programs break a header on.
const CONTROL_IN_LINE = /[\p{Cc}\u2028\u2029]/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\t\n\r]/u;

function readable(
  name: string,
  control: RegExp,
  longest: number,
  tooLong = `${name} is too long: ${longest} characters at most.`,
) {
  return v.pipe(
    v.string(`${name} must be text.`),
    v.check((text) => text.isWellFormed(), `${name} holds a character that cannot be read.`),
    v.check((text) => !control.test(text), `${name} holds a character that cannot be used here.`),
    v.maxLength(longest, tooLong),
    v.trim(),
  );
}

/** Text on one line. `name` is the field's label, as the visitor reads it. */
export function line(name: string) {
  return readable(name, CONTROL_IN_LINE, LONGEST_LINE);
}

/** A phone number as somebody types it, or '' (wrap in `required` to refuse that). */
export function phoneLine(name: string) {
  const tooLong = `${name} is too long: please give one number, in ${LONGEST_PHONE} characters at most.`;
  return readable(name, CONTROL_IN_LINE, LONGEST_PHONE, tooLong);
}

/** Text that may hold tabs and line breaks. */
export function multiline(name: string) {
  return readable(name, CONTROL_IN_TEXT, LONGEST_TEXT);
}

/** The same text, but not empty. */
export function required<Schema extends v.GenericSchema<string, string>>(
  name: string,
  schema: Schema,
) {
  return v.pipe(schema, v.nonEmpty(`${name} is needed.`));
}

/** An optional field: absent, null and blank all come out as ''. */
export function optional<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.pipe(
    v.nullish(schema, ''),
    v.transform((value) => value ?? ''),
  );
}

// What a browser's type=email accepts (HTML standard, "valid email address"), so that the form and
// the function agree.
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An e-mail address, or '' (wrap in `required` to refuse that). */
export function emailLine(name: string) {
  return v.pipe(
    line(name),
    v.maxLength(254, `${name} is too long for an e-mail address.`),
    v.check(
      (text) => text === '' || EMAIL.test(text),
      `${name} needs an e-mail address, like name@example.com.`,
    ),
  );
}
