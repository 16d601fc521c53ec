// What is typed or pasted, cleaned before any check. Shared by browser and server.

/** Invisible characters that belong to no word: zero-width space, text direction, word joiner, … */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Joiners, which Sinhala and Tamil need inside a word (U+200C, U+200D). */
const JOINERS = /[\u200c\u200d]/g;
/** Spaces that are not the space bar's, such as the no-break space that copying adds. */
const ODD_SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * Text without invisible marks and outer white space; '' when nothing visible is left. Control
 * characters and line breaks stay, so that a check can reject them.
 */
export function cleanText(text: string): string {
  const cleaned = text.replace(INVISIBLE, '').replace(ODD_SPACES, ' ').trim();
  return cleaned.replace(JOINERS, '').trim() === '' ? '' : cleaned;
}

/** An e-mail address without the marks and spaces that copying adds around it or in it. */
export function cleanEmail(text: string): string {
  return cleanText(text.replace(ODD_SPACES, '').replace(JOINERS, ''));
}

/**
 * A day as an ISO date. A browser without date fields leaves the visitor to type it, which in Sri
 * Lanka is day first: '4/5/2009' -> '2009-05-04'. Anything else stays as it is.
 */
export function readDay(text: string): string {
  const cleaned = cleanText(text);
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(cleaned) ?? [];
  if (!day || !month || !year) return cleaned;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
