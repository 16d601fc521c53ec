import { cp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest, type ViteBuilder } from 'vite';
import type { DocumentParts } from '#app/document.tsx';
import type * as Entry from '#app/entry.server.tsx';
import { todayFunction } from '#payloads/today.ts';
import { scriptData } from '#rules/pages/script-data.ts';
import { bundleOneFile } from './one-file.ts';
import { usedStyles } from './styles.ts';
import { pageFile, writeInto } from './write-files.ts';

/** The browser's entry, which every page needs. */
const ENTRY = 'app/entry.client.tsx';

/** A page as it was written, and what its content policy must allow. */
export interface Page {
  /** Text of every inline script that runs. */
  scripts: string[];
  /** Text of every inline style. */
  styles: string[];
  /** The files that its boot script fetches, by request path. */
  files: string[];
}

/**
 * Builds the scripts, then renders each page to HTML and writes it.
 * @param folder gets the site in `client/`, and its half for the server in `server/`
 * @param backendOrigin where the functions answer, if that is not the page's own origin
 * @returns the pages by request path, the name of this build's scripts, and what the service worker
 *   shows for a page that it has not saved
 */
export async function prerender(
  folder: string,
  paths: readonly string[],
  backendOrigin: string | undefined,
) {
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  const builder = await siteBuilder(client, server);
  await builder.buildApp();
  const manifest = await takeManifest(client);
  // Files that only documents name were written next to the server's scripts; their styles are not
  // used.
  await cp(join(server, 'assets'), join(client, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.css'),
  });
  const entry = `/${manifest[ENTRY]?.file}`;
  const boot = await bundleBoot(backendOrigin);
  const { renderPage, renderOffline, fileOfPage, documentOf } = await loadEntry(server);

  const pages = new Map<string, Page>();
  const documents: Record<string, DocumentParts> = {};
  for (const path of paths) {
    const body = await renderPage(path);
    const { scripts, styles } = pageFiles(manifest, [ENTRY, await fileOfPage(path)]);
    const parts: DocumentParts = {
      path,
      styles: await stylesOf(client, styles, body),
      boot: boot({ scripts, styles }),
      scripts: entry,
    };
    const { html, ...inline } = documentOf(body, parts);
    await writeInto(client, pageFile(path), html);
    pages.set(path, { ...inline, files: [...scripts, ...styles] });
    documents[path] = { ...parts, sheets: styles };
  }
  // For the pages that our server renders (server/http/rendered-pages.ts).
  await writeInto(server, 'documents.json', JSON.stringify(documents));
  const body = await renderOffline();
  const styles = await stylesOf(client, pageFiles(manifest, [ENTRY]).styles, body);
  const title = 'You are offline';
  const { html } = documentOf(body, { path: '/offline', title, styles, scripts: entry });
  return { pages, scripts: entry, offlinePage: html };
}

/** Vite's builder of the site's two halves, into these folders. */
export function siteBuilder(client: string, server: string): Promise<ViteBuilder> {
  return createBuilder({
    // Node reads the documents of SITE_DOCUMENTS only where it loads the modules itself.
    configLoader: 'native',
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: client, emptyOutDir: true } },
      ssr: {
        // With its packages: a published version is in DATA_DIR, where Node finds none.
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { outDir: server, emptyOutDir: true },
      },
    },
  });
}

/** Loads the server's half. */
export function loadEntry(server: string): Promise<typeof Entry> {
  return import(pathToFileURL(resolve(server, 'entry.server.js')).href);
}

/** Reads Vite's manifest, which is not part of the site. */
async function takeManifest(client: string): Promise<Manifest> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  await rm(join(client, '.vite'), { recursive: true });
  return manifest;
}

async function stylesOf(client: string, files: string[], body: string): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  return usedStyles(sheets.join('\n'), body);
}

/** @returns a function that writes the boot script of a page */
async function bundleBoot(backendOrigin: string | undefined): Promise<(page: PageFiles) => string> {
  const code = await bundleOneFile('build/boot/boot.ts', {
    HOLD_FORMS: String(backendOrigin !== undefined),
    TODAY: JSON.stringify(`${backendOrigin ?? ''}/functions/v1/${todayFunction}`),
  });
  const names = (files: string[]) => files.map((file) => file.replace('/assets/', ''));
  return ({ scripts, styles }) =>
    `(PAGE=>{${code}})(${scriptData({ scripts: names(scripts), styles: names(styles) })})`;
}

/** The built files that a page needs, those first that others import; paths from the site's root. */
interface PageFiles {
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
