import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Accepted, Refused } from '#payloads/envelope.ts';
import { isAllowedOrigin, limitBody, readText } from '#server/http/request.ts';
import type { Log } from '#server/log.ts';
import { refusal, refusals } from './form-errors.ts';

/** The headers of supabase-js, which a page of another origin may send. */
export const ALLOWED_HEADERS = ['authorization', 'x-client-info', 'apikey', 'content-type'];

/** What is known about a request in addition to its body. */
export interface RequestContext {
  /** The client's address as the limits count it; undefined when it is unknown. */
  address: string | undefined;
  requestId: string;
}

/** A function's reply. */
export type Reply =
  | { status: 200; body: Accepted }
  | { status: 410 | 422 | 503; body: Refused }
  | { status: 429; body: Refused; retryAfterSeconds: number };

interface EndpointSettings {
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
  /** Records what is rejected, without anything that was typed. */
  log: Log;
}

/**
 * A function as an HTTP endpoint, which checks origin, method, type, size and JSON before. It never
 * throws.
 */
export function endpoint(
  settings: EndpointSettings,
  handle: (json: unknown, context: RequestContext) => Promise<Reply>,
) {
  const app = new Hono<{ Bindings: RequestContext }>();
  const reject = (
    c: Context<{ Bindings: RequestContext }>,
    status: 400 | 403 | 405 | 413 | 415 | 500,
    reason: string,
    message: string,
  ) => {
    const { requestId } = c.env;
    settings.log({ event: 'request refused', requestId, status, reason });
    return c.json(refusal(message), status);
  };

  app.use(async (c, next) => {
    const isOurs = isAllowedOrigin(c.req.raw.headers, settings.origins);
    if (!isOurs) return reject(c, 403, 'foreign origin', refusals.foreign);
    await next();
    c.header('cache-control', 'no-store');
  });
  app.use(
    cors({
      origin: (origin) => origin || null,
      allowMethods: ['POST'],
      allowHeaders: ALLOWED_HEADERS,
      maxAge: 86_400,
    }),
  );
  app.use(async (c, next) => {
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST, OPTIONS');
      return reject(c, 405, 'method', refusals.method);
    }
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return reject(c, 415, 'not JSON', refusals.notJson);
    return next();
  });
  app.use(limitBody((c) => reject(c, 413, 'too large', refusals.tooLarge)));
  app.all('*', async (c) => {
    let json: unknown;
    try {
      json = JSON.parse(await readText(c.req.raw));
    } catch {
      return reject(c, 400, 'unreadable', refusals.unreadable);
    }
    const reply = await handle(json, c.env);
    if (reply.status === 429) c.header('retry-after', String(reply.retryAfterSeconds));
    return c.json(reply.body, reply.status);
  });
  app.onError((error, c) => reject(c, 500, error.message, refusals.broken));
  return async (request: Request, context: RequestContext) => app.fetch(request, context);
}
