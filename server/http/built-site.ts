import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import { tidyPath } from '#rules/pages/page-address.ts';

/** The policy of files that are not pages: the service worker must fetch what it saves. */
const FILE_CSP =
  "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How long files of a version that was replaced are kept, in milliseconds. */
const KEPT_FOR = 24 * 3_600_000;

/** What the build writes about the site into `dist/site.json`. */
export interface SiteManifest {
  /** By request path: '/about', '/assets/root-1a2b.js', '/robots.txt'. */
  files: Record<string, SiteFile>;
  /** The path in `files` of the not-found page. */
  notFound: string;
}

export interface SiteFile {
  /** The file, relative to dist/client. `file.br` and `file.gz` are next to it, when listed. */
  file: string;
  /** The Content-Type header. */
  type: string;
  /** A strong ETag over the bytes, quotes included. */
  etag: string;
  encodings: (keyof typeof endings)[];
  /** True for hashed assets. Pages and other files are revalidated each time. */
  immutable: boolean;
  /** The page's whole Content-Security-Policy header. Pages only. */
  csp?: string;
}

/** A file of the version that is served, rendered from the documents. */
export interface RenderedFile {
  /** The request path. */
  path: string;
  /** The Content-Type header. */
  type: string;
  body: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
  /** As in SiteFile. */
  etag: string;
  immutable: boolean;
  csp?: string;
  /** The version that a page is of. Pages only. */
  version?: string;
}

/** A file in one encoding, with its headers. */
export interface Representation {
  headers: Record<string, string> & { etag: string };
  body: Buffer<ArrayBuffer>;
}

interface LoadedFile {
  isPage: boolean;
  isImmutable: boolean;
  /** Whether it follows from the documents. */
  isRendered: boolean;
  plain: Representation;
  /** The smallest first. */
  compressed: Representation[];
}

export type Site = ReturnType<typeof loadSite>;

/**
 * Loads the built site into memory, in every encoding.
 * @param folder the build's output, with site.json and client/ in it
 * @param headers sent with every file
 * @throws when the site has not been built
 */
export function loadSite(folder: string, headers: Record<string, string>) {
  const manifest = readManifest(folder);
  const built = new Map(
    Object.entries(manifest.files).map(([path, file]) => [path, load(folder, file, headers)]),
  );
  if (!built.has(manifest.notFound)) {
    throw new Error(`dist/site.json names no page ${manifest.notFound}.`);
  }
  let files: ReadonlyMap<string, LoadedFile> = built;
  let notFound = built.get(manifest.notFound) as LoadedFile;
  /** The paths of the version that is served. */
  let shown: ReadonlySet<string> = new Set();
  /** Immutable files of versions that were replaced, and until when they are kept. */
  const kept = new Map<string, { file: LoadedFile; until: number }>();

  return {
    /** The file of a path in the best accepted encoding; the 404 page for an unknown path. */
    find: (path: string, acceptEncoding: string): { status: 200 | 404; file: Representation } => {
      const file = files.get(path) ?? files.get(decoded(path));
      // The not-found page's own address is a 404 as well.
      if (!file || file === notFound) return { status: 404, file: pick(notFound, acceptEncoding) };
      return { status: 200, file: pick(file, acceptEncoding) };
    },
    /** The same for a file that exists, without trying other spellings of its path. */
    file: (path: string, acceptEncoding: string): Representation | undefined => {
      const file = files.get(path);
      return file && file !== notFound ? pick(file, acceptEncoding) : undefined;
    },
    has: (path: string) => files.has(path),
    /** The address of the page that a path is a variant of: `/About/` means `/about`. */
    meant: (path: string) => {
      const meant = tidyPath(path);
      const page = files.get(meant);
      return meant !== path && page?.isPage && page !== notFound ? meant : undefined;
    },
    /**
     * Serves a rendered version in the place of the one before. Pages of that one which are open find
     * their documents for a day.
     * @param now milliseconds since 1970
     */
    show: (rendered: readonly RenderedFile[], now: number) => {
      for (const path of shown) {
        const file = files.get(path);
        if (file?.isImmutable) kept.set(path, { file, until: now + KEPT_FOR });
      }
      const next = new Map(built);
      for (const [path, { file, until }] of kept) {
        if (until > now) next.set(path, file);
        else kept.delete(path);
      }
      for (const [path, file] of files)
        if (file.isRendered && !file.isPage && !file.isImmutable) next.set(path, file);
      for (const file of rendered) next.set(file.path, loaded(file, headers));
      notFound = next.get(manifest.notFound) as LoadedFile;
      files = next;
      shown = new Set(rendered.map(({ path }) => path));
    },
    /** Adds immutable files of versions that were replaced. */
    keep: (rendered: readonly RenderedFile[], now: number) => {
      const next = new Map(files);
      for (const file of rendered) {
        if (next.has(file.path)) continue;
        const old = loaded(file, headers);
        kept.set(file.path, { file: old, until: now + KEPT_FOR });
        next.set(file.path, old);
      }
      files = next;
    },
    /** Removes the documents and pictures that only versions which were replaced have. */
    forgetReplaced: () => {
      kept.clear();
      const stays = ([path, { isRendered, isImmutable }]: [string, LoadedFile]) =>
        !isRendered || !isImmutable || shown.has(path);
      files = new Map([...files].filter(stays));
    },
    /** Adds files to the version that is served. */
    add: (rendered: readonly RenderedFile[]) => {
      files = new Map([
        ...files,
        ...rendered.map((file) => [file.path, loaded(file, headers)] as const),
      ]);
    },
    /** The headers of a page, without those of the built file. */
    pageHeaders: (path: string) => {
      const built: Record<string, string> = files.get(path)?.plain.headers ?? {};
      const { etag: _, 'content-length': __, ...rest } = built;
      return rest;
    },
  };
}

function readManifest(folder: string): SiteManifest {
  return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
}

const endings = { br: '.br', gzip: '.gz' };

function load(folder: string, file: SiteFile, common: Record<string, string>): LoadedFile {
  const read = (ending = '') => readFileSync(join(folder, 'client', file.file + ending));
  const encoded = file.encodings.map((encoding) => [encoding, read(endings[encoding])]);
  const whole = { ...file, body: read(), ...Object.fromEntries(encoded) };
  return { ...loaded(whole, common), isRendered: false };
}

function loaded(file: Omit<RenderedFile, 'path'>, common: Record<string, string>): LoadedFile {
  const { type, body, br, gzip, immutable } = file;
  const compressed = [
    br && representation(file, Buffer.from(br), common, 'br'),
    gzip && representation(file, Buffer.from(gzip), common, 'gzip'),
  ];
  return {
    isPage: type.startsWith('text/html'),
    isImmutable: immutable,
    isRendered: true,
    plain: representation(file, Buffer.from(body), common),
    compressed: compressed.filter((one) => one !== undefined),
  };
}

function representation(
  file: Pick<SiteFile, 'type' | 'etag' | 'immutable' | 'csp'> & Pick<RenderedFile, 'version'>,
  body: Buffer<ArrayBuffer>,
  common: Record<string, string>,
  encoding?: keyof typeof endings,
): Representation {
  const { type, etag, immutable, csp, version } = file;
  return {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.byteLength),
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      // A strong ETag must differ by encoding.
      etag: encoding ? etag.replace(/"$/, `-${encoding}"`) : etag,
      vary: 'accept-encoding',
      ...common,
      ...(encoding && { 'content-encoding': encoding }),
      ...(version && { 'x-version': version }),
      'content-security-policy': csp ?? FILE_CSP,
    },
  };
}

function pick(file: LoadedFile, acceptEncoding: string): Representation {
  const accepted = acceptedEncodings(acceptEncoding);
  const accepts = ({ headers }: Representation) =>
    accepted.includes(headers['content-encoding'] ?? '');
  return file.compressed.find(accepts) ?? file.plain;
}

/** Browsers send few different headers, and reading one costs more than all else of a response. */
const read = new Map<string, readonly string[]>();
const MOST_READ = 100;

function acceptedEncodings(header: string): readonly string[] {
  const known = read.get(header);
  if (known) return known;
  const accepted = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  if (read.size >= MOST_READ) read.clear();
  read.set(header, accepted);
  return accepted;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
