import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { iconFiles, type Release } from '#build/page-files.ts';
import type { SiteManifest } from '#server/http/built-site.ts';

const titles = {
  '/': 'Home',
  '/about': 'About',
  '/404': '404',
  '/contact': 'Contact',
  '/register': 'Register',
  '/schedule': 'Schedule',
  '/programs/a-level-physics': 'Physics',
};

/** A built site of a few files, as build/ writes one, with further pages at `paths`. */
export function writeTestSite(folder: string, paths: readonly string[] = []): void {
  mkdirSync(join(folder, 'client'), { recursive: true });
  const manifest: SiteManifest = { files: {}, notFound: '/404' };
  const add = (path: string, text: string, type: string, csp?: string) => {
    const file = path === '/' ? 'index.html' : path.slice(1).replaceAll('/', '-');
    writeFileSync(join(folder, 'client', file), text);
    writeFileSync(join(folder, 'client', `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, 'client', `${file}.gz`), gzipSync(text));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    manifest.files[path] = {
      file,
      type,
      etag: `"${hash}"`,
      encodings: ['br', 'gzip'],
      immutable: path.startsWith('/assets/'),
      ...(csp && { csp }),
    };
  };
  const html = (title: string) =>
    `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
  const further = Object.fromEntries(paths.map((path) => [path, path]));
  for (const [path, title] of Object.entries({ ...titles, ...further })) {
    add(path, html(title), 'text/html; charset=utf-8', "default-src 'self'; object-src 'none'");
  }
  add('/assets/root-1a2b.js', 'console.log(1);', 'text/javascript; charset=utf-8');
  for (const file of iconFiles) {
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    add(`/${file}`, '<svg><title>Logo</title></svg>', type);
  }
  add('/manifest.webmanifest', '{}', 'application/manifest+json');
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifest));
  // For real server processes; test/server-app.ts renders the site's own pages.
  mkdirSync(join(folder, 'server'), { recursive: true });
  writeFileSync(join(folder, 'server/entry.server.js'), entry);
  const script = { file: 'assets/root-1a2b.js' };
  const release: Release = {
    manifest: { 'app/entry.client.tsx': script, 'app/page.tsx': script },
    boot: '',
    serviceWorker: '',
    assets: [],
    hash: 'of the tests',
    env: {},
  };
  writeFileSync(join(folder, 'server/release.json'), JSON.stringify(release));
}

/** The half of a release that renders pages: as small as can be. */
const entry = `
import { workerData } from 'node:worker_threads';
const { documents } = workerData;
const titles = ${JSON.stringify(titles)};
export const linkPageParts = { styles: '', logo: '' };
export const newsIn = () => undefined;
export const closuresIn = () => undefined;
export const fileOfPage = async () => 'app/page.tsx';
export const renderOffline = async () => '<h1>Offline</h1>';
export const renderPage = async (path, { published } = {}) => {
  const title = titles[path] ?? path;
  const notice = published?.answer.notice?.text ?? '';
  return '<h1>' + title + '</h1><p>Hotline ' + documents.school.hotline + '</p>' + notice;
};
export const documentOf = (body, { path, facts }) => ({
  html: '<!doctype html><html lang="en" data-facts="' + facts + '"><title>' +
    (titles[path] ?? path) + '</title>' + body + '</html>',
  styles: [],
  scripts: [],
});
export const renderAnswer = async (_, { path }) => '<h1>Rendered ' + path + '</h1>';
`;
