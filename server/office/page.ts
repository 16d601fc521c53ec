import type { Context } from 'hono';
import type { Site } from '#server/http/site.ts';

/** Addresses of the page's views: it is one page, and its script looks at the address. */
const views = /^\/(submissions\/[^/]+|classes|account)?$/;

/** A file of the built page; a sentence where the page has not been built. */
export function servePage(c: Context, site: Site | undefined): Response {
  if (!site) return c.text('The office’s page has not been built: run `npm run build`.\n', 503);
  const path = views.test(c.req.path) ? '/' : c.req.path;
  const { status, file } = site.find(path, c.req.header('accept-encoding') ?? '');
  const body = c.req.method === 'HEAD' ? null : new Uint8Array(file.body);
  return new Response(body, { status, headers: file.headers });
}
