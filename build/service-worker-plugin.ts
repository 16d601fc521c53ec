import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pageNames, type SitePath } from '#content/pages/paths.ts';
import { bundleOneFile } from './one-file.ts';
import { filesIn } from './write-files.ts';

/** Saved from the first visit on: timetable, fees, and how to reach the school. */
const SAVED: SitePath[] = ['/', '/fees', '/schedule', '/contact'];

/** Scripts heavier than this that no page starts with are fetched when they are needed. */
const HEAVY = 100_000;

/**
 * Writes the service worker for a finished site.
 * @param client the folder of the built site, with every page and script in it
 */
export async function serviceWorker(
  client: string,
  build: {
    /** Names the build's scripts, as its pages do. */
    scripts: string;
    /** Request paths of the files that pages start with. */
    started: ReadonlySet<string>;
    /** The document for a page that is not saved. */
    offlinePage: string;
  },
): Promise<string> {
  const { scripts, started, offlinePage } = build;
  const hash = createHash('sha256');
  const assets: string[] = [];
  for (const file of await filesIn(client)) {
    hash.update(file).update(await readFile(join(client, file)));
    if (!/^assets\/.*\.(js|css|woff2)$/.test(file)) continue;
    const { size } = await stat(join(client, file));
    if (size < HEAVY || started.has(`/${file}`)) assets.push(`/${file}`);
  }
  const site = {
    version: hash.digest('hex').slice(0, 16),
    scripts,
    pages: SAVED,
    names: pageNames,
    assets,
    offlinePage,
  };
  return `(SITE=>{${await bundleOneFile('app/service-worker.ts')}})(${JSON.stringify(site)})`;
}
