// What the screening looks for as expressions. All are linear in the length of the text, whatever
// stands in it: nothing in them repeats without end (screening/linear.test.ts holds this).

/** What mail programs and pages would act on; '0 < a < b' is how pupils write. */
export const MARKUP = /<a\s[^<>]{0,99}href\b|<(?:script|iframe|img)\b|\[(?:url|link)[=\]]/iu;

/** Only with a scheme or www.: 'classes.Online' and 'facebook.com' are how people write. */
export const LINK = /(?:https?|ftp):\/\/[^\s/]|(?<![\w@./-])www\.[a-z0-9]/giu;

export const FORMATTING = /<\/?[a-z][a-z0-9]{0,11}[\s/>]/iu;

export const CODE =
  /\bon(?:error|load|click)\s?=|javascript:|\bunion (?:all )?select\b|\bselect\s?\(|\bsleep\(|'\s?(?:or|and)\s?'?\d|\{\{|<%=|\$\{|\.\.\/\.\.\//iu;

export const MONEY = /[$€£%]\s?\d|\d\s?[$€£%]/u;

export const LETTER = /\p{L}/gu;

export const FOREIGN_LETTER =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

export const LOCAL_SCRIPTS = /[\p{Script=Sinhala}\p{Script=Tamil}]/u;

/** A Latin letter beside one that looks like it, as in 'Hеllo' with a Cyrillic е. */
export const MIXED_SCRIPTS = /[a-z](?=[\p{Script=Cyrillic}\p{Script=Greek}])/iu;

/** A word of two, written as one, or with a figure in it. */
export const FIRMS_NAME = /[a-z]{3}[A-Z][a-z]|[a-z]\d/u;
