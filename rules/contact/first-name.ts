const TITLES = new Set(
  'mr mrs ms miss mx dr rev revd prof master mister madam sir ven hon'.split(' '),
);

/**
 * The first name to greet or to name somebody by, or '' when the first word is none: a title, an
 * initial, an address. Anybody can type another person's address into a form, so this one word is
 * all that an acknowledgement repeats of what was typed: letters with their combining marks, the
 * joiners that Sinhala writes between them, and one apostrophe or hyphen between two letters.
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
