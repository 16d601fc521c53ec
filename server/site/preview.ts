import { hash } from 'node:crypto';
import { filledDocuments } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { RenderedFile } from '#server/http/built-site.ts';

/** The pages of some documents as they would be published. */
export interface Preview {
  /** A page's whole HTML, without scripts. @throws when it cannot be rendered */
  page: (path: string) => Promise<string>;
  /** A picture that only these documents have. */
  file: (path: string) => Pick<RenderedFile, 'type' | 'body'> | undefined;
}

interface PreviewDeps {
  /** Starts a thread that renders the documents. */
  start: (
    documents: Documents,
    uploaded: ReadonlySet<string>,
  ) => { page: (path: string) => Promise<string>; stop: () => Promise<unknown> };
  /** The uploaded pictures, by id. */
  stored: (documents: Documents) => Promise<ReadonlyMap<string, Uint8Array>>;
  pictures: (
    documents: Documents,
    read: (id: string) => Promise<Uint8Array | undefined>,
  ) => Promise<RenderedFile[]>;
}

/** How many threads wait for further pages: before and after. */
const MOST = 2;
/** How long a thread waits for a further page, in milliseconds. */
const IDLE_MS = 15_000;

/** Makes previews; the pages of the same documents are rendered by one thread. */
export function makePreviews({ start, stored, pictures }: PreviewDeps) {
  const known = new Map<string, { preview: Promise<Preview>; end: () => void }>();
  return (written: Documents): Promise<Preview> => {
    const key = hash('sha256', JSON.stringify(written));
    const open = known.get(key)?.preview ?? begin();
    return open;

    function begin(): Promise<Preview> {
      const documents = filledDocuments(written);
      let idle: ReturnType<typeof setTimeout> | undefined;
      let stop: () => unknown = () => {};
      const end = () => {
        clearTimeout(idle);
        known.delete(key);
        stop();
      };
      const preview = (async () => {
        const photos = await stored(documents);
        const renderer = start(documents, new Set(photos.keys()));
        stop = renderer.stop;
        const files = new Map(
          (await pictures(documents, async (id) => photos.get(id))).map((file) => [
            file.path,
            file,
          ]),
        );
        return {
          page: (path: string) => {
            clearTimeout(idle);
            idle = setTimeout(end, IDLE_MS).unref();
            return renderer.page(path);
          },
          file: (path: string) => files.get(path),
        };
      })();
      preview.catch(end);
      known.set(key, { preview, end });
      for (const [, { end: endOldest }] of [...known].slice(0, -MOST)) endOldest();
      return preview;
    }
  };
}
