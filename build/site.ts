// Builds the site into dist/: `node build/site.ts`. With --if-changed it does so only when one of
// its inputs has changed.

import { join } from 'node:path';
import { sitePaths } from '#content/pages/paths.ts';
import { readDocuments } from '#content/read-documents.ts';
import { readBuildEnv, siteOriginOf } from '#server/env.ts';
import type { SiteManifest } from '#server/http/built-site.ts';
import { contentPolicy } from './csp.ts';
import { documentsFolder } from './documents.ts';
import { rebuild } from './inputs.ts';
import { prerender } from './prerender.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { shareImages } from './share-images.ts';
import { functionFiles, headersFile, redirectsFile, robots, sitemap } from './static-host.ts';
import { writePictures } from './uploaded-pictures.ts';
import { todaysChanges, writeCalendars } from './write-calendars.ts';
import { publishAll, writeInto } from './write-files.ts';

/** The not-found page; static hosts look for its file, 404.html. */
const NOT_FOUND = '/404';

// What is rendered is what visitors get.
process.env.NODE_ENV = 'production';
await rebuild(process.env.SITE_FOLDER ?? 'dist', build);

async function build(folder: string): Promise<SiteManifest> {
  const env = readBuildEnv(process.env);
  const documents = readDocuments(documentsFolder);
  const origin = siteOriginOf(env, documents);
  const client = join(folder, 'client');
  const write = async (files: Iterable<readonly [string, string | Uint8Array]>) => {
    for (const [file, content] of files) await writeInto(client, file, content);
  };
  const paths = [...sitePaths, NOT_FOUND];
  const { pages, scripts, offlinePage } = await prerender(folder, paths, env.VITE_BACKEND_URL);
  await writePictures(client);
  await write([
    ['sitemap.xml', sitemap(origin)],
    ['robots.txt', robots(origin)],
    ...writeCalendars(documents, origin, await todaysChanges(env.VITE_BACKEND_URL)),
    ...(await shareImages(documents)),
  ]);
  const started = new Set([...pages.values()].flatMap(({ files }) => files));
  const worker = await serviceWorker(client, { scripts, started, offlinePage });
  await write([['service-worker.js', worker]]);
  const manifest = await publishAll(client, NOT_FOUND, (path) => {
    const page = pages.get(path);
    return page && contentPolicy(page, env);
  });
  // For hosts that only serve files: our own server never looks at them.
  await write([
    ['_headers', headersFile(manifest, origin)],
    ['_redirects', redirectsFile(sitePaths)],
    ...Object.entries(functionFiles),
  ]);
  return manifest;
}
