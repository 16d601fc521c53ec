// Builds the site into dist/: `node build/site.ts`. With --if-changed it does so only when one of
// its inputs has changed. The build happens in another folder, which replaces dist/ at the end.
import '#content/valid-documents.ts';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sitePaths } from '#content/pages/paths.ts';
import { type BuildEnv, readBuildEnv } from '#server/env.ts';
import type { SiteManifest } from '#server/http/site.ts';
import { writeCalendars } from './calendar.ts';
import { contentPolicy } from './csp.ts';
import { filesIn, publish, replaceFolder, requestPath, writeInto } from './files.ts';
import { hashInputs } from './inputs.ts';
import { writePictures } from './pictures.ts';
import { type Page, prerender } from './prerender.ts';
import { serviceWorker } from './service-worker.ts';
import { shareImages } from './share-images.ts';
import { robots, sitemap } from './sitemap.ts';
import { functionFiles, headersFile, redirectsFile } from './static-host.ts';
import { todaysChanges } from './todays-changes.ts';

/** Where the finished site goes. */
const LIVE = process.env.SITE_FOLDER ?? 'dist';
const DIST = `${LIVE}.building`;
const CLIENT = join(DIST, 'client');
const STAMP = 'inputs.sha256';

/** The not-found page; static hosts look for its file, 404.html. */
const NOT_FOUND = '/404';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  // What is rendered is what visitors get.
  process.env.NODE_ENV = 'production';
  const env = readBuildEnv(process.env);
  const inputs = await hashInputs(process.env);
  const last = await readFile(join(LIVE, STAMP), 'utf8').catch(() => '');
  if (process.argv.includes('--if-changed') && last === inputs) return;

  const begun = performance.now();
  console.log('Building the site …');
  await rm(DIST, { recursive: true, force: true });
  const { pages, scripts, offlinePage } = await prerender({
    client: CLIENT,
    server: join(DIST, 'server'),
    paths: [...sitePaths, NOT_FOUND],
    backendOrigin: env.backendOrigin,
  });
  await writePictures(CLIENT);
  await writeExtras(env);
  const started = new Set([...pages.values()].flatMap(({ files }) => files));
  const worker = await serviceWorker(CLIENT, { scripts, started, offlinePage });
  await writeInto(CLIENT, 'service-worker.js', worker);
  const manifest = await publishAll(policiesOf(pages, env));
  await writeFile(
    join(CLIENT, '_headers'),
    headersFile(manifest, env.siteOrigin.startsWith('https:')),
  );
  // For hosts that only serve files: our own server never looks at them.
  for (const [file, json] of Object.entries(functionFiles)) await writeInto(CLIENT, file, json);
  await writeFile(join(CLIENT, '_redirects'), redirectsFile(sitePaths));
  await writeFile(join(DIST, 'site.json'), JSON.stringify(manifest, null, 1));
  await writeFile(join(DIST, STAMP), inputs);
  await replaceFolder(DIST, LIVE);
  console.log(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`);
}

/** Each page's content policy, by request path. */
function policiesOf(pages: Map<string, Page>, env: BuildEnv): Map<string, string> {
  return new Map([...pages].map(([path, page]) => [path, contentPolicy(page, env)]));
}

/** The files that are no pages. */
async function writeExtras({ siteOrigin, backendOrigin }: BuildEnv): Promise<void> {
  await writeInto(CLIENT, 'sitemap.xml', sitemap(siteOrigin));
  await writeInto(CLIENT, 'robots.txt', robots(siteOrigin));
  const changes = await todaysChanges(backendOrigin);
  for (const [path, text] of writeCalendars(siteOrigin, changes))
    await writeInto(CLIENT, path.slice(1), text);
  for (const [file, png] of await shareImages()) await writeInto(CLIENT, file, png);
}

async function publishAll(policies: Map<string, string>): Promise<SiteManifest> {
  const files = await filesIn(CLIENT);
  const published = await Promise.all(files.map((file) => publish(CLIENT, file)));
  const manifest: SiteManifest = { files: {}, notFound: NOT_FOUND };
  for (const entry of published) {
    const path = requestPath(entry.file);
    const csp = policies.get(path);
    manifest.files[path] = csp === undefined ? entry : { ...entry, csp };
  }
  return manifest;
}
