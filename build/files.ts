import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFile } from '#server/http/site.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  pdf: 'application/pdf',
};

const COMPRESSIBLE = /^(text\/|image\/svg|image\/x-icon|application\/(json|manifest|xml))/;

/** Every file in a folder, as a path with slashes from that folder; sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Writes a file and the folders it stands in. */
export async function writeInto(folder: string, file: string, content: string | Uint8Array) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Puts a finished build in the place of the one before. Until then the old one stays whole, so a
 * build that fails changes nothing.
 */
export async function replaceFolder(built: string, live: string): Promise<void> {
  const old = `${live}.old`;
  await rm(old, { recursive: true, force: true });
  if (await exists(live)) await rename(live, old);
  await rename(built, live);
  await rm(old, { recursive: true, force: true });
}

/** Whether a path can be read. */
export async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/**
 * Compresses a built file beside itself and describes it for the server.
 * Throws for an ending whose type is not known.
 */
export async function publish(folder: string, file: string): Promise<SiteFile> {
  const type = types[file.split('.').at(-1) ?? ''];
  if (!type) throw new Error(`${file} has an ending whose Content-Type is not in build/files.ts.`);
  const bytes = await readFile(join(folder, file));
  const encodings: SiteFile['encodings'] = [];
  if (COMPRESSIBLE.test(type)) {
    const [br, gz] = await Promise.all([toBrotli(bytes), toGzip(bytes)]);
    // A few bytes saved are not worth a second file.
    if (br.length + 32 < bytes.length) {
      encodings.push('br');
      await writeFile(join(folder, `${file}.br`), br);
    }
    if (gz.length + 32 < bytes.length) {
      encodings.push('gzip');
      await writeFile(join(folder, `${file}.gz`), gz);
    }
  }
  return {
    file,
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encodings,
    immutable: file.startsWith('assets/'),
  };
}

/**
 * The file that holds a page: about.html for /about. Not about/index.html, for which static hosts
 * would put a slash behind its address.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The request path that a built file answers: about.html answers /about. */
export function requestPath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

function toBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

function toGzip(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 9 });
}
