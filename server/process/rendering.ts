import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { documentsOnPages } from '#build/documents.ts';
import { factsFiles } from '#build/facts-files.ts';
import { startRenderer } from '#build/renderer.ts';
import { pictureFiles } from '#build/uploaded-pictures.ts';
import { filledDocuments } from '#content/fill-text.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { type Env, siteOriginOf } from '#server/deps/env.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import type { RenderedFile, Site } from '#server/http/built-site.ts';
import { hashOf } from '#server/http/signature.ts';
import { pageReader } from '#server/publishing/page-texts.ts';
import { makePreviews } from '#server/publishing/preview.ts';
import { secondThread } from '#server/publishing/second-thread.ts';
import { pictureSizes, readPicture } from '#server/store/site/pictures.ts';

/** The folder of the release that is served: see build/release.ts. */
export const SITE_FOLDER = resolve(process.env.SITE_FOLDER ?? 'dist');

/** Why nothing is rendered between the build of an upgrade and the restart. */
const UPGRADING = 'Another release is in the folder: restart the server.';

/** Whether a release has been built. */
export function isBuilt(): boolean {
  return existsSync(join(SITE_FOLDER, 'server/release.json'));
}

/** The hash of the release in the folder; undefined while an upgrade builds it. */
function releaseInFolder(): string | undefined {
  const file = join(SITE_FOLDER, 'server/release.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).hash : undefined;
}

/** What renders versions and previews from this release. */
export function makeRendering(env: Env, { store, clock }: Pick<ServerDeps, 'store' | 'clock'>) {
  const release = releaseInFolder();

  /** What takes long to make: it may be missing at any time. */
  const cache = join(env.DATA_DIR, 'cache');

  /** The ids of the pictures that can be shown. */
  const uploaded = async () => new Set((await pictureSizes(store)).keys());

  const start = async (
    documents: Documents,
    now: Instant,
    changed?: Readonly<Record<string, string>>,
  ) => {
    // Its pages would name scripts that this process does not serve.
    if (releaseInFolder() !== release) throw new Error(UPGRADING);
    return startRenderer(SITE_FOLDER, {
      documents,
      siteOrigin: siteOriginOf(env, documents),
      now,
      uploaded: await uploaded(),
      changed,
    });
  };

  const facts = async (documents: Documents, now: Instant): Promise<RenderedFile[]> => {
    const shown = documentsOnPages(documents, now, await uploaded());
    return factsFiles(shown, siteOriginOf(env, documents)).files.map(({ text, ...file }) => ({
      ...file,
      body: new TextEncoder().encode(text),
      etag: `"${hashOf(file.path)}"`,
    }));
  };

  const pictures = async (documents: Documents): Promise<RenderedFile[]> => {
    const files = await pictureFiles(documents, (id) => readPicture(store, id), cache);
    return [...files].map(([file, bytes]) => {
      // The icons have the same addresses whatever they show.
      const immutable = file.startsWith('assets/');
      return {
        path: `/${file}`,
        type: getMimeType(file) ?? 'application/octet-stream',
        body: new Uint8Array(bytes),
        etag: `"${hashOf(immutable ? file : Buffer.from(bytes).toString('base64'))}"`,
        immutable,
      };
    });
  };

  type Thread = ReturnType<typeof startRenderer>;
  const second = secondThread<Thread>();
  const keyOf = (documents: Documents) =>
    hash('sha256', `${colomboDate(clock())} ${JSON.stringify(documents)}`);
  const withThread = <Result>(documents: Documents, work: (thread: Thread) => Promise<Result>) =>
    second.use(keyOf(documents), () => start(filledDocuments(documents), clock()), work);

  return {
    cache,
    start,
    facts,
    pictures,
    alone: second.alone,
    preview: makePreviews({
      keyOf,
      page: (documents, path) => withThread(documents, (thread) => thread.page(path)),
      pictures,
    }),
    pages: pageReader((documents) => withThread(documents, (thread) => thread.texts()), keyOf),
  };
}

/** The files of a site that are no pages, for the preview. */
export function filesOf(site: Site | undefined) {
  return (path: string): Pick<RenderedFile, 'type' | 'body'> | undefined => {
    if (!/^(\/[\w-][\w.-]*)+\.(?!html)\w+$/.test(path)) return undefined;
    const found = site?.find(path, '');
    if (found?.status !== 200) return undefined;
    const { headers, body } = found.file;
    return { type: headers['content-type'] ?? '', body: new Uint8Array(body) };
  };
}
