import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { SiteFile, SiteManifest } from '#server/http/built-site.ts';

const COMPRESSIBLE = /^(text\/|image\/svg|image\/x-icon|application\/(json|manifest|xml))/;

/** Every file in a folder, as a path with slashes from that folder; sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Writes a file and the folders it is in. */
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
  if (existsSync(live)) await rename(live, old);
  await rename(built, live);
  await rm(old, { recursive: true, force: true });
}

/**
 * Makes a file such as a picture once; later it is read from the cache. What is missing, cut or
 * foreign there is made again: a stored file begins with its checksum.
 * @param key what the file is made from
 * @param root the folder of the cache; nothing is written outside it, also through a link
 */
export async function cached(
  folder: string,
  key: string,
  make: () => Promise<Uint8Array>,
  root = 'node_modules/.cache',
): Promise<Uint8Array> {
  const file = join(root, folder, key);
  const stored = await readFile(file).catch(() => Buffer.alloc(0));
  const known = stored.subarray(CHECKSUM_BYTES);
  if (stored.equals(Buffer.concat([checksumOf(known), known]))) return known;
  const made = await make();
  const unfinished = `${file}.${process.pid}`;
  try {
    await makeOwnFolder(root);
    await makeOwnFolder(dirname(file));
    const content = Buffer.concat([checksumOf(made), made]);
    await writeFile(unfinished, content, { flag: 'wx', flush: true });
    await rm(file, { recursive: true, force: true });
    await rename(unfinished, file);
  } catch {
    // A server may not be allowed to write here, or the disk is full.
    await rm(unfinished, { force: true }).catch(() => {});
  }
  return made;
}

const CHECKSUM_BYTES = 32;

function checksumOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Makes a folder in the place of what is not one, such as a link that leads elsewhere. */
async function makeOwnFolder(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found && !found.isDirectory()) await rm(path);
  await mkdir(path, { recursive: true });
}

/**
 * Compresses the files of a built site, and describes the site for the server.
 * @param policyOf a page's content policy; undefined for other files
 * @param isCompressed false for a path that the server renders, and compresses then
 */
export async function publishAll(
  client: string,
  notFound: string,
  policyOf: (path: string, file: SiteFile) => string | undefined,
  isCompressed: (path: string) => boolean = () => true,
): Promise<SiteManifest> {
  const published = await Promise.all(
    (await filesIn(client)).map((file) => publish(client, file, isCompressed(requestPath(file)))),
  );
  const files = published.map((file) => {
    const path = requestPath(file.file);
    const csp = policyOf(path, file);
    return [path, csp === undefined ? file : { ...file, csp }];
  });
  return { files: Object.fromEntries(files), notFound };
}

/** In both encodings; a high quality makes it small, and takes long. */
export async function compressed(bytes: Uint8Array, quality: number, level?: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level }),
  ]);
  return { br, gzip: zipped };
}

/** A strong ETag over the bytes. */
export function tagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Compresses a built file next to itself, if it should be, and describes it for the server.
 * @throws for an ending whose type is not known
 */
export async function publish(
  folder: string,
  file: string,
  isCompressed: boolean,
): Promise<SiteFile> {
  const type = getMimeType(file);
  if (!type) throw new Error(`The Content-Type of ${file} is not known.`);
  const bytes = await readFile(join(folder, file));
  const encodings: SiteFile['encodings'] = [];
  if (isCompressed && COMPRESSIBLE.test(type)) {
    const { br, gzip } = await compressed(bytes, 11, 9);
    encodings.push('br', 'gzip');
    await writeFile(join(folder, `${file}.br`), br);
    await writeFile(join(folder, `${file}.gz`), gzip);
  }
  return {
    file,
    type,
    etag: tagOf(bytes),
    encodings,
    immutable: file.startsWith('assets/'),
  };
}

/**
 * The file of a page: about.html for /about. Not about/index.html, for which static hosts would put
 * a slash behind its address.
 */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The request path that a built file answers: about.html answers /about. */
export function requestPath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
