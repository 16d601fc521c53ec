import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import { type EditorField, fieldAt } from '#content/schemas/editor-fields.ts';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { cleanLine } from '#content/schemas/typed-text.ts';
import { valueText } from '#rules/pages/value-words.ts';

/** A field that a search has found. */
export interface Hit {
  readonly id: DocumentId;
  readonly steps: readonly string[];
  /** The value as a person reads it, with facts in place of their names in braces. */
  readonly text: string;
}

/** A number of at least so many digits may be a phone number in another notation. */
const PHONE_DIGITS = 7;
/** A letter or digit may be followed by so much that people write differently or leave out. */
const BETWEEN_DIGITS = '[\\s,.\\u2010-\\u2014-]*';

/**
 * What finds a search in a text: words in any case and with any apostrophe, hyphen or space, a number
 * in any notation, '1200' in 'LKR 1,200'.
 */
export function patternOf(search: string): RegExp {
  const typed = cleanLine(search);
  const digits = typed.replace(/\D/g, '');
  const isPhone = /^[\d\s+().-]+$/.test(typed) && digits.length >= PHONE_DIGITS;
  const number = isPhone ? phoneNumbersIn(typed)[0]?.digits : undefined;
  const wanted = [typed, ...(number ? [number] : [])].map(loose);
  return new RegExp(wanted.join('|'), 'iu');
}

function loose(text: string): string {
  return text
    .replace(/(?<=\d)[\s,.\u2010-\u2014-]*(?=\d)/gu, '\u0000')
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’‘`´]/g, "['’‘`´]")
    .replace(/[\s\u2010-\u2014-]+/gu, '[\\s\\u2010-\\u2014-]+')
    .replaceAll('\u0000', BETWEEN_DIGITS);
}

/**
 * The fields of a document whose name or value a search finds.
 * @param filled the same document with the facts in its texts, as pages show them
 */
export function hitsIn(id: DocumentId, value: unknown, filled: unknown, search: string): Hit[] {
  const pattern = patternOf(search);
  return inside(documentFields[id], value, filled, []);

  function inside(
    field: EditorField | undefined,
    value: unknown,
    filled: unknown,
    steps: string[],
  ): Hit[] {
    if (!field || field.kind === 'id' || value === undefined) return [];
    const isValue = typeof value !== 'object' || value === null || field.kind === 'hours';
    if (!isValue) {
      return Object.entries(value).flatMap(([key, inner]) =>
        inside(fieldAt(field, [key]), inner, Object(filled)[key], [...steps, key]),
      );
    }
    const shown = valueText(field, filled);
    // What is in braces on the form is found, too, and a time as '15:00'.
    const text = pattern.test(shown) ? shown : valueText(field, value);
    const isFound = [field.label, text, String(value)].some((each) => pattern.test(each));
    return isFound ? [{ id, steps, text }] : [];
  }
}
