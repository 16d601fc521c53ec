import type { Documents } from '#content/schemas/documents.ts';
import type { RenderedFile } from '#server/http/built-site.ts';

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

/** Before and after. */
const MOST = 2;

/** Makes previews; what the last two show is rendered once. */
export function makePreviews({ keyOf, page, pictures }: PreviewDeps) {
  const known = new Map<string, Preview>();
  return (documents: Documents): Preview => {
    const key = keyOf(documents);
    const preview = known.get(key) ?? begin(documents);
    known.delete(key);
    known.set(key, preview);
    for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest);
    return preview;
  };

  function begin(documents: Documents): Preview {
    const pages = new Map<string, Promise<string>>();
    let files: Promise<readonly RenderedFile[]> | undefined;
    return {
      page: (path) => {
        const html = pages.get(path) ?? page(documents, path);
        pages.set(path, html);
        html.catch(() => pages.delete(path));
        return html;
      },
      file: async (path) => {
        files ??= pictures(documents);
        return (await files).find((file) => file.path === path);
      },
    };
  }
}
