/** A text's words as they were typed, without what stands between them. In linear time. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

/** Phrases by their first word, so that a text is searched in one pass. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

export function indexPhrases(phrases: readonly string[]): PhraseIndex {
  return Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    ([first = '']) => first,
  );
}

/** The phrases that words (in lower case) hold, each once, the longest at each place. */
export function findPhrases(words: readonly string[], index: PhraseIndex): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    let longest: readonly string[] = [];
    for (const phrase of index.get(words[at] ?? '') ?? []) {
      const isHere = phrase.every((word, offset) => words[at + offset] === word);
      if (isHere && phrase.length > longest.length) longest = phrase;
    }
    if (longest.length === 0) continue;
    found.add(longest.join(' '));
    at += longest.length - 1;
  }
  return found;
}
