import { createHash } from 'node:crypto';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { todayFunction } from '#payloads/today.ts';
import type { BuildEnv } from '#server/env.ts';
import { filesIn, writeInto } from './write-files.ts';

/** The browser's entry, which every page needs. */
export const ENTRY = 'app/entry.client.tsx';

/** The not-found page; static hosts look for its file, 404.html. */
export const NOT_FOUND = '/404';

/** Scripts heavier than this that no page starts with are fetched when they are needed. */
const HEAVY = 100_000;

/** What rendering a version needs of a release, besides its files: server/release.json. */
export interface Release {
  /** Vite's manifest of the browser's half. */
  manifest: Manifest;
  /** The code of the script that starts a page's others. */
  boot: string;
  /** The code of the service worker. */
  serviceWorker: string;
  /** Scripts, styles and fonts, by request path. */
  assets: { path: string; isLight: boolean }[];
  /** Of all the release's files. */
  hash: string;
  /** The variables with which it was built. */
  env: Omit<BuildEnv, 'PUBLIC_ORIGIN'>;
}

/**
 * Builds what every version has in common: scripts, styles, and the half that renders pages. It
 * contains no fact of the documents.
 * @param folder gets the site in `client/`, and its half for the server in `server/`
 */
export async function buildRelease(folder: string, env: BuildEnv): Promise<void> {
  // A server that only renders does not have Vite.
  const { createBuilder } = await import('vite');
  const { bundleOneFile } = await import('./one-file.ts');
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const builder = await createBuilder({
    configLoader: 'native',
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: client, emptyOutDir: true } },
      ssr: {
        // With its packages, so that it does not depend on how Node finds them.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { outDir: server, emptyOutDir: true },
      },
    },
  });
  await builder.buildApp();
  const manifest: Manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  );
  await rm(join(client, '.vite'), { recursive: true });
  // Files that only documents name were written next to the server's scripts; their styles are not
  // used.
  await cp(join(server, 'assets'), join(client, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.css'),
  });
  const { VITE_BACKEND_URL } = env;
  const hash = createHash('sha256');
  const assets: Release['assets'] = [];
  for (const file of await filesIn(client)) {
    hash.update(file).update(await readFile(join(client, file)));
    if (!/^assets\/.*\.(js|css|woff2)$/.test(file)) continue;
    const { size } = await stat(join(client, file));
    assets.push({ path: `/${file}`, isLight: size < HEAVY });
  }
  const { PUBLIC_ORIGIN: _, ...variables } = env;
  const release: Release = {
    manifest,
    boot: await bundleOneFile('build/boot/boot.ts', {
      HOLD_FORMS: String(VITE_BACKEND_URL !== undefined),
      TODAY: JSON.stringify(`${VITE_BACKEND_URL ?? ''}/functions/v1/${todayFunction}`),
    }),
    serviceWorker: await bundleOneFile('app/service-worker.ts'),
    assets,
    hash: hash.digest('hex'),
    env: variables,
  };
  await writeInto(server, 'release.json', JSON.stringify(release));
}

/** The built files that a page needs, those first that others import; paths from the site's root. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
}

/**
 * Follows Vite's manifest from a page's modules to all that they import.
 * @param sources the modules, by their file in the project
 * @throws when one of them is not in the manifest, or when two files import each other: then one
 * runs before what it needs
 */
export function pageFiles(manifest: Manifest, sources: string[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  for (const source of sources) follow(source, []);
  return { scripts: [...scripts], styles: [...styles] };

  function follow(key: string, importers: readonly string[]) {
    if (importers.includes(key)) {
      throw new Error(`${key} and ${importers.at(-1)} import each other: see vite.config.ts.`);
    }
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in Vite's manifest.`);
    for (const imported of chunk.imports ?? []) follow(imported, [...importers, key]);
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  }
}
