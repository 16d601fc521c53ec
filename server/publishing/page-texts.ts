import type { Documents } from '#content/schemas/documents.ts';
import { remembered } from './remembered.ts';

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
  const known = remembered<PageTexts>(MOST);
  return {
    isKnown: (documents) => known.has(keyOf(documents)),
    read: (documents) => known.get(keyOf(documents), () => render(documents)),
  };
}
