const TITLES = new Set(
  'mr mrs ms miss mx dr rev revd prof master mister madam sir ven hon'.split(' '),
);

/**
 * The first name for a greeting, or '' when the first word is a title, an initial or not a name.
 * Anyone can type another person's address into a form, so an acknowledgement repeats only this
 * word: letters with combining marks, joiners between them as in Sinhala, and one apostrophe or
 * hyphen between two letters.
 */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  const isWord =
    /^\p{L}(?:[\p{L}\p{M}]|(?<=\p{M})[\u200c\u200d](?=\p{L})|(?<=[\p{L}\p{M}])['’-](?=\p{L}))*$/u.test(
      first,
    );
  const isInitial = /^\p{L}\p{M}*$/u.test(first);
  if (!isWord || isInitial || first.length > 24 || TITLES.has(first.toLowerCase())) return '';
  return first;
}
