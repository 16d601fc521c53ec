// Builds a release of the site into dist/, and renders the documents' version into it for hosts that
// only serve files: `node build/site.ts`. With --if-changed it does so only when one of its inputs
// has changed. Our own server renders the version that it serves.
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sitePaths } from '#content/pages/paths.ts';
import { readDocuments } from '#content/read-documents.ts';
import { readBuildEnv, siteOriginOf } from '#server/deps/env.ts';
import type { SiteManifest } from '#server/http/built-site.ts';
import { documentsFolder } from '#server/publishing/site-documents.ts';
import { uploadedPictures } from './documents.ts';
import { rebuild } from './inputs.ts';
import { NOT_FOUND } from './page-files.ts';
import { buildRelease } from './release.ts';
import { startRenderer } from './renderer.ts';
import { shareImages } from './share-images.ts';
import { functionFiles, headersFile, redirectsFile } from './static-host.ts';
import { pictureFiles } from './uploaded-pictures.ts';
import { todaysChanges, writeCalendars } from './write-calendars.ts';
import { pageFile, publishAll, writeInto } from './write-files.ts';

// What is rendered is what visitors get.
process.env.NODE_ENV = 'production';
await rebuild(process.env.SITE_FOLDER ?? 'dist', build, documentsFolder);

async function build(folder: string): Promise<SiteManifest> {
  const env = readBuildEnv(process.env);
  const documents = readDocuments(documentsFolder);
  const siteOrigin = siteOriginOf(env, documents);
  const client = join(folder, 'client');
  await buildRelease(folder, env);
  const photo = (id: string) =>
    readFile(join(documentsFolder, 'pictures', `${id}.webp`)).catch(() => undefined);
  for (const [file, bytes] of await pictureFiles(documents, photo)) {
    await writeInto(client, file, bytes);
  }
  const version = { documents, siteOrigin, now: Date.now(), uploaded: uploadedPictures() };
  const renderer = startRenderer(resolve(folder), version);
  const rendered = await renderer.version();
  await renderer.stop();
  const policies = new Map(rendered.map(({ path, csp }) => [path, csp]));
  for (const { path, type, body } of rendered) {
    await writeInto(client, type.startsWith('text/html') ? pageFile(path) : path.slice(1), body);
  }
  const logo = documents.school.logo && (await photo(documents.school.logo.id));
  for (const [file, content] of await shareImages(documents, { logo })) {
    await writeInto(client, file, content);
  }
  // Our own server adds what the office has changed itself.
  if (env.VITE_BACKEND_URL) {
    const changes = await todaysChanges(env.VITE_BACKEND_URL);
    for (const [path, text] of writeCalendars(documents, siteOrigin, changes)) {
      await writeInto(client, path.slice(1), text);
    }
  }
  const policyOf = (path: string) => policies.get(path);
  const manifest = await publishAll(client, NOT_FOUND, policyOf, (path) => !policyOf(path));
  // For hosts that only serve files: our own server never looks at them.
  const own: [string, string][] = [
    ['_headers', headersFile(manifest, siteOrigin)],
    ['_redirects', redirectsFile(sitePaths)],
    ...Object.entries(functionFiles),
  ];
  for (const [file, content] of own) await writeInto(client, file, content);
  return manifest;
}
