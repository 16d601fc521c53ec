/**
 * What the build tells the server about the static site: `dist/site.json`, written by build/,
 * read once at start by server/site.ts.
 */
export interface SiteManifest {
  /** By request path: '/about', '/assets/root-1a2b.js', '/robots.txt'. */
  files: Record<string, SiteFile>;
  /** The path in `files` of the page that unknown paths get, with status 404. */
  notFound: string;
}

export interface SiteFile {
  /** Where the bytes are, relative to dist/client. Beside it lie `file.br` and `file.gz`, when listed. */
  file: string;
  /** The Content-Type header. */
  type: string;
  /** A strong ETag over the bytes, quotes included. */
  etag: string;
  encodings: ('br' | 'gzip')[];
  /** Hashed assets never change; pages and other files are revalidated each time. */
  immutable: boolean;
  /** The page's whole Content-Security-Policy header. Pages only. */
  csp?: string;
}
