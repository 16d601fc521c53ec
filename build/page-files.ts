import type { Manifest } from 'vite';
import type { BuildEnv } from '#server/deps/env.ts';

/** The browser's entry, which every page needs. */
export const ENTRY = 'app/entry.client.tsx';

/** The not-found page; static hosts look for its file, 404.html. */
export const NOT_FOUND = '/404';

/** The site's icons: in public/ with the drawn logo. */
export const iconFiles = [
  'favicon.ico',
  'favicon.svg',
  'logo.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;

/** Text in an SVG. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

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
