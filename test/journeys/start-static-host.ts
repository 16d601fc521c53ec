import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticHost {
  origin: string;
  stop: () => Promise<unknown>;
}

/**
 * A host that only serves files: pages without their .html, 404.html for what is not there, the
 * headers of `_headers` and the redirects of `_redirects`. It has no functions.
 * @param folder where the files are; called for each request, since they may be built later
 * @param missing paths that it answers with the not-found page and status 200, as some hosts do
 * @param plain one that reads no `_redirects`; the others, as Cloudflare Pages, leave out the
 * folder `functions`, for which they have another use
 */
export async function startStaticHost(
  folder: () => string,
  { plain = false, missing = [] }: { plain?: boolean; missing?: readonly string[] } = {},
): Promise<StaticHost> {
  const server = createServer(async (request, response) => {
    let path = new URL(request.url ?? '/', 'http://host').pathname;
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    const meant = !plain && redirectOf(await readFile(join(folder(), '_redirects'), 'utf8'), path);
    if (meant && meant.status === 200) path = meant.to;
    else if (meant) return response.writeHead(meant.status, { location: meant.to }).end();
    const isMissing = missing.includes(path);
    const leftOut = isMissing || (!plain && path.startsWith('/functions/'));
    const page = path === '/' ? 'index.html' : `${path}.html`;
    const file = leftOut ? undefined : await firstThatIs(folder(), [path, page]);
    const headers = headersFor(await readFile(join(folder(), '_headers'), 'utf8'), path);
    const type = types[extname(file?.name ?? '404.html')] ?? 'application/octet-stream';
    response.writeHead(file || isMissing ? 200 : 404, { 'content-type': type, ...headers });
    response.end(file?.bytes ?? (await readFile(join(folder(), '404.html'))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

async function firstThatIs(folder: string, names: string[]) {
  for (const name of names) {
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes) return { name, bytes };
  }
  return undefined;
}

/** The first rule of `_redirects` for exactly this path. */
function redirectOf(text: string, path: string) {
  const rule = text.split('\n').find((line) => line.split(' ')[0] === path);
  const [, to = '', status] = rule?.split(' ') ?? [];
  return rule ? { to, status: Number(status) } : undefined;
}

/**
 * The headers of every block of `_headers` whose pattern a path matches. Several blocks' values for
 * one header are joined, as by Cloudflare Pages.
 */
function headersFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header && applies) {
      const [name = '', value = ''] = header.slice(1);
      const known = headers[name.toLowerCase()];
      headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
    }
    if (/^\S/.test(line)) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
    }
  }
  return headers;
}
