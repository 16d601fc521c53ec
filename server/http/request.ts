import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The longest body that is read, in bytes: JSON of a form whose every field is full, in Sinhala. */
export const BODY_LIMIT = 64 * 1024;
/** Of a form that a page posts: there each of these letters is nine characters. */
export const POSTED_LIMIT = 192 * 1024;

/** How long the rest of a body that is too long is read, in milliseconds. */
const DISCARD_MS = 1000;

/** @param answer responds to a request with a longer body, with status 413 */
export function limitBody(answer: (c: Context) => Response, maxSize = BODY_LIMIT) {
  const onError = async (c: Context) => {
    await discard(c.req.raw);
    return answer(c);
  };
  return bodyLimit({ maxSize, onError });
}

/** An unread body ends its connection, and with it the next request that was sent on it. */
async function discard({ body }: Request): Promise<void> {
  const signal = AbortSignal.timeout(DISCARD_MS);
  await body?.pipeTo(new WritableStream(), { signal, preventCancel: true }).catch(() => {});
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body as text.
 * @throws TypeError when it is not UTF-8
 */
export async function readText(request: Request): Promise<string> {
  return decoder.decode(await request.arrayBuffer());
}

/**
 * Whether one of our own pages sent a request: what the browser calls same-origin (also from the site's
 * second name, and where a proxy's no-referrer makes the Origin 'null'), or a configured origin.
 * Without any, also a page with our Host header in either scheme: nginx with `proxy_pass` alone changes
 * Host and scheme, and old browsers do not send Sec-Fetch-Site.
 */
export function isFromOwnPage(headers: Headers, configured: readonly string[]): boolean {
  if (headers.get('sec-fetch-site') === 'same-origin') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (configured.length > 0) return configured.includes(origin);
  const host = headers.get('host');
  return host !== null && (origin === `https://${host}` || origin === `http://${host}`);
}
