import { type EditorField, fieldAt } from './editor-fields.ts';
import { internationalNumber } from './phone-numbers.ts';
import { cleanEmail, cleanLine, plainApostrophes } from './typed-text.ts';

/**
 * A document as it is stored: its texts without what cannot be seen and without spaces that mean
 * nothing, its numbers and addresses as the site writes them. What cannot be read stays, so that the
 * schema rejects it.
 * @param field the document's field, or a part of it
 */
export function cleanDocument(field: EditorField | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => cleanDocument(field?.item, each));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        cleanDocument(field && fieldAt(field, [key]), inner),
      ]),
    );
  }
  if (typeof value !== 'string') return value;
  const line = plainApostrophes(cleanLine(value).replace(/ {2,}/g, ' '));
  if (line === '' && field?.empty === null) return null;
  if (field?.kind === 'phone') return internationalNumber(line) ?? line;
  return field?.kind === 'email' ? cleanEmail(line) : line;
}
