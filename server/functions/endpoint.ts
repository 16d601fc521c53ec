import { isAllowedOrigin } from '#server/http/origins.ts';
import { readBody, TooLarge } from '#server/http/read-body.ts';
import type { Reply, RequestContext } from './form.ts';
import { refusal, refusals } from './refusals.ts';

/** What supabase-js sends; a browser asks for leave for exactly these. */
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';

export interface EndpointSettings {
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
  /** Hears of what is refused, without a word of what was typed. */
  log: (event: { event: string; [field: string]: unknown }) => void;
}

/** One function as the web sees it: takes a Request, never throws, and needs no framework. */
export type Endpoint = (request: Request, context: RequestContext) => Promise<Response>;

/** Puts CORS, method, type, size and JSON in front of a function that takes parsed JSON. */
export function endpoint(
  settings: EndpointSettings,
  handle: (json: unknown, context: RequestContext) => Promise<Reply>,
): Endpoint {
  return async (request, context) => {
    const { requestId } = context;
    const origin = request.headers.get('origin');
    const refuse: Refuse = (status, reason, message, headers) => {
      settings.log({ event: 'request refused', requestId, status, reason });
      return json(status, refusal(message), headers);
    };
    if (!isAllowedOrigin(request.headers, settings.origins)) {
      return refuse(403, 'foreign origin', refusals.foreign);
    }
    if (request.method === 'OPTIONS') return withOrigin(preflight(), origin);
    const body = await readJson(request, refuse);
    if (body instanceof Response) return withOrigin(body, origin);
    const reply = await handle(body.json, context);
    return withOrigin(json(reply.status, reply.body, retryAfter(reply)), origin);
  };
}

type Refuse = (
  status: number,
  reason: string,
  message: string,
  headers?: Record<string, string>,
) => Response;

/** The JSON of a posted body, or the answer to what is none. */
async function readJson(request: Request, refuse: Refuse): Promise<{ json: unknown } | Response> {
  if (request.method !== 'POST') {
    return refuse(405, 'method', refusals.method, { allow: 'POST, OPTIONS' });
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuse(415, 'not JSON', refusals.notJson);
  try {
    return { json: JSON.parse(await readBody(request)) };
  } catch (error) {
    if (error instanceof TooLarge) return refuse(413, 'too large', refusals.tooLarge);
    return refuse(400, 'unreadable', refusals.unreadable);
  }
}

function withOrigin(response: Response, origin: string | null): Response {
  if (origin !== null) response.headers.set('access-control-allow-origin', origin);
  return response;
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '86400',
      vary: 'origin',
    },
  });
}

function retryAfter(reply: Reply): Record<string, string> {
  return reply.status === 429 ? { 'retry-after': String(reply.retryAfterSeconds) } : {};
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', vary: 'origin', ...headers },
  });
}
