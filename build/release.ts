import { createHash } from 'node:crypto';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, type Manifest } from 'vite';
import { todayFunction } from '#rules/timetable/today.ts';
import type { BuildEnv } from '#server/deps/env.ts';
import { bundleOneFile } from './one-file.ts';
import type { Release } from './page-files.ts';
import { filesIn, writeInto } from './write-files.ts';

/** Scripts heavier than this that no page starts with are fetched when they are needed. */
const HEAVY = 100_000;

/**
 * Builds what every version has in common: scripts, styles, and the half that renders pages. It
 * contains no fact of the documents.
 * @param folder gets the site in `client/`, and its half for the server in `server/`
 */
export async function buildRelease(folder: string, env: BuildEnv): Promise<void> {
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
