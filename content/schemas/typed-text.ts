// What is typed or pasted, cleaned before any check: by forms, family's page, office, editor, import
// and staff command, in the browser and on the server.

/** Characters that are not shown, and spaces that are not the space bar's (U+2800 looks like one). */
const NOT_SHOWN = /\p{Default_Ignorable_Code_Point}+/gu;
const ODD_SPACES = /(?![\n\r\t\v\f\u2028\u2029\ufeff])[\s\u2800]/gu;
/** Line breaks of other programs, such as Word's vertical tab. */
const ODD_LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/gu;

/**
 * Text without characters that are not shown and without outer white space, so that what is left can
 * be seen. A joiner stays where it shapes what it joins: between letters of Sinhala, Tamil and other
 * scripts except Latin, and between emoji. Tabs, line breaks and other control characters stay, so
 * that a check can reject them.
 */
export function cleanText(text: string): string {
  return text
    .replace(NOT_SHOWN, keepJoiner)
    .replace(ODD_LINE_BREAKS, '\n')
    .replace(ODD_SPACES, ' ')
    .trim();
}

/** The same for one line: tabs and line breaks of other programs become spaces. LF and CR stay. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\t\v\f\u2028\u2029]/gu, ' '));
}

/**
 * A text of the school with the apostrophe of 'Dickman's Road' (docs/requirements.md, R3.18): word
 * processors and phones type another one. The mark that ends a quotation stays.
 */
export function plainApostrophes(text: string): string {
  return text
    .replace(/(?<=\p{L})’(?=\p{L})/gu, "'")
    .replace(/‘[^‘’]*’|(?<=\p{L})’/gu, (part) => (part === '’' ? "'" : part));
}

/** An e-mail address without the marks and spaces that copying adds around it or in it. */
export function cleanEmail(text: string): string {
  return cleanLine(text.replace(/\u200c|\u200d|(?! )[\s\u2800]/gu, keepLineBreak));
}

/**
 * A text as it is compared, so that spellings of one name are the same: without differences in case,
 * width, Latin accents, apostrophes, hyphens, dots, commas, joiners and spacing. Initials stand
 * together: 'K. A. Perera' -> 'ka perera'. The signs of Sinhala and Tamil stay.
 */
export function foldText(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/['’‘ʼ`´′\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\u2800.,;\p{Dash_Punctuation}\u2212]+/gu, ' ')
    .trim()
    .split(' ');
  const joined: string[] = [];
  let isAfterInitial = false;
  for (const word of words) {
    const isInitial = /^\p{L}$/u.test(word);
    if (isInitial && isAfterInitial) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
    isAfterInitial = isInitial;
  }
  return joined.join(' ');
}

/**
 * A day as an ISO date. A browser without date fields leaves the visitor to type it, which in Sri
 * Lanka is day first: '4/5/2009' -> '2009-05-04'. Anything else stays as it is.
 */
export function readDay(text: string): string {
  const cleaned = cleanLine(text);
  const [, day, month, year] = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(cleaned) ?? [];
  if (!day || !month || !year) return cleaned;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What a run of characters that are not shown becomes, by what is before and after it. */
function keepJoiner(marks: string, offset: number, text: string): string {
  const before = text.slice(Math.max(0, offset - 2), offset);
  const after = text.slice(offset + marks.length, offset + marks.length + 2);
  // Not as one class: V8 13 then misses skin tones.
  const isEmoji = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})$/u.test(before);
  if (isEmoji) {
    const shape = marks.startsWith('\ufe0f') ? '\ufe0f' : '';
    const isJoined = marks.includes('\u200d') && /^\p{Extended_Pictographic}/u.test(after);
    return isJoined ? `${shape}\u200d` : shape;
  }
  const isShaped = /(?!\p{Script=Latin})[\p{L}\p{M}]$/u.test(before) && /^\p{L}/u.test(after);
  return isShaped ? (marks.match(/[\u200c\u200d]/)?.[0] ?? '') : '';
}

/** A line break in an address stays, so that a check can reject it. */
function keepLineBreak(space: string): string {
  return space === '\n' || space === '\r' ? space : '';
}
