import type { Documents } from '#content/schemas/documents.ts';
import type { RenderedFile } from '#server/http/built-site.ts';
import { remembered } from './remembered.ts';

/** The pages of some documents as they would be published. */
export interface Preview {
  /** A page's whole HTML, without scripts. @throws when it cannot be rendered */
  page: (path: string) => Promise<string>;
  /** A picture that only these documents have. */
  file: (path: string) => Promise<Pick<RenderedFile, 'type' | 'body'> | undefined>;
}

interface PreviewDeps {
  /** Equal for documents with equal pages. */
  keyOf: (documents: Documents) => string;
  page: (documents: Documents, path: string) => Promise<string>;
  pictures: (documents: Documents) => Promise<readonly RenderedFile[]>;
}

/** Makes previews; of the last pages and of both their documents nothing is made again. */
export function makePreviews({ keyOf, page, pictures }: PreviewDeps) {
  const pages = remembered<string>(50);
  const files = remembered<readonly RenderedFile[]>(2);
  return (documents: Documents): Preview => {
    const key = keyOf(documents);
    return {
      page: (path) => pages.get(`${key} ${path}`, () => page(documents, path)),
      file: async (path) => {
        const made = await files.get(key, () => pictures(documents));
        return made.find((file) => file.path === path);
      },
    };
  };
}
