import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SiteManifest } from '#server/site-manifest.ts';

/** A built site of a few files, as build/ writes one. `pages` by path, beside / and /404. */
export function writeTestSite(folder: string, pages: Record<string, string> = {}): void {
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
  const all = { '/': html('Home'), '/about': html('About'), '/404': html('404'), ...pages };
  for (const [path, text] of Object.entries(all)) {
    add(path, text, 'text/html; charset=utf-8', "default-src 'self'; object-src 'none'");
  }
  add('/assets/root-1a2b.js', 'console.log(1);', 'text/javascript; charset=utf-8');
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifest));
}
