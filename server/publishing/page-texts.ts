import type { Documents } from '#content/schemas/documents.ts';

/** What visitors can read on each page, as a hash, by the page's path. */
export type PageTexts = Readonly<Record<string, string>>;

/** Reads the pages of documents by rendering them. */
export interface PageReader {
  /** @throws when they cannot be rendered */
  read: (documents: Documents) => Promise<PageTexts>;
  isKnown: (documents: Documents) => boolean;
}

/** How many versions' hashes are remembered: a version of 22 pages takes 2 KB. */
const MOST = 500;

/** Remembers what was rendered. @param keyOf equal for documents with equal pages */
export function pageReader(
  render: (documents: Documents) => Promise<PageTexts>,
  keyOf: (documents: Documents) => string,
): PageReader {
  const known = new Map<string, Promise<PageTexts>>();
  return {
    isKnown: (documents) => known.has(keyOf(documents)),
    read: (documents) => {
      const key = keyOf(documents);
      const found = known.get(key);
      if (found) return found;
      const texts = render(documents);
      known.set(key, texts);
      texts.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (known.size > MOST && oldest) known.delete(oldest);
      return texts;
    },
  };
}
