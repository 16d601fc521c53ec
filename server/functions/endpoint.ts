import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { Accepted, Refused } from '#payloads/envelope.ts';
import type { Log } from '#server/deps/log.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { isFromOwnPage, limitBody, readText } from '#server/http/request.ts';
import { foreignRefusal, refusal, refusals, rejection } from './form-errors.ts';

/** The headers of supabase-js, which a page of another origin may send. */
export const ALLOWED_HEADERS = ['authorization', 'x-client-info', 'apikey', 'content-type'];

/** What is known about a request in addition to its body. */
export interface RequestContext {
  /** The client's address as the limits count it; undefined when it is unknown. */
  address: string | undefined;
  requestId: string;
  /** The family's own link, by the submission's id and its time; absent where no server has the page. */
  familyLink?: ((id: string, receivedAt: number) => string) | undefined;
}

/** A function's reply. */
export type Reply =
  | { status: 200; body: Accepted }
  | { status: 410 | 422 | 429 | 503; body: Refused; headers?: Record<string, string> };

interface OriginDeps extends Pick<ServerDeps, 'live'> {
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
}

interface EndpointSettings extends OriginDeps {
  /** Records what is rejected, without anything that was typed. */
  log: Log;
}

/** @throws HTTPException when the page that sent a request is not one of ours */
export function checkOrigin({ headers }: Request, { origins, live }: OriginDeps): void {
  // Only browsers send an Origin.
  if (headers.has('origin') && !isFromOwnPage(headers, origins)) {
    throw rejection(403, 'foreign origin', foreignRefusal(live.documents));
  }
}

/** @throws HTTPException when the body is of another type than `type`, or cannot be read */
export async function readBody<Body>(
  request: Request,
  type: string,
  parse: (text: string) => Body,
): Promise<Body> {
  const given = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw rejection(415, 'another type', refusals.notJson);
  try {
    return parse(await readText(request));
  } catch {
    throw rejection(400, 'unreadable', refusals.unreadable);
  }
}

export function rejectTooLarge(): never {
  throw rejection(413, 'too large', refusals.tooLarge);
}

/**
 * A function as an HTTP endpoint, which checks origin, method, type, size and JSON before. It never
 * throws.
 */
export function endpoint(
  { origins, live, log }: EndpointSettings,
  handle: (json: unknown, context: RequestContext) => Promise<Reply>,
) {
  const app = new Hono<{ Bindings: RequestContext }>();
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    checkOrigin(c.req.raw, { origins, live });
    await next();
  });
  app.use(
    cors({
      origin: (origin) => (origin && origin !== 'null' ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ALLOWED_HEADERS,
      maxAge: 86_400,
    }),
  );
  app.post('*', limitBody(rejectTooLarge), async (c) => {
    const json = await readBody(c.req.raw, 'application/json', JSON.parse);
    const reply = await handle(json, c.env);
    return c.json(reply.body, reply.status, 'headers' in reply ? reply.headers : undefined);
  });
  app.all('*', (c) => {
    c.header('allow', 'POST, OPTIONS');
    throw rejection(405, 'method', refusals.method);
  });
  app.onError((error, c) => {
    const { status, message, cause } =
      error instanceof HTTPException ? error : rejection(500, error.message, refusals.broken);
    const { requestId } = c.env;
    log({ event: 'request refused', requestId, status, reason: String(cause) });
    return c.json(refusal(message), status);
  });
  return async (request: Request, context: RequestContext) => app.fetch(request, context);
}
