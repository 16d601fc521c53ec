import { isAllowedOrigin } from './origins.ts';
import { readBody, TooLarge } from './read-body.ts';
import type { Reply, Visit } from './receive.ts';
import { refusal, refusals } from './refusals.ts';

/** What supabase-js sends; a browser asks for leave for exactly these. */
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';

export interface EndpointSettings {
  /** PUBLIC_ORIGIN; empty: the origin of the Host header. */
  origins: readonly string[];
}

/** One function as the web sees it: takes a Request, never throws, and needs no framework. */
export type Endpoint = (request: Request, visit: Omit<Visit, 'origin'>) => Promise<Response>;

/** Puts CORS, method, type, size and JSON in front of a function that takes parsed JSON. */
export function endpoint(
  settings: EndpointSettings,
  take: (json: unknown, visit: Visit) => Promise<Reply>,
): Endpoint {
  return async (request, visit) => {
    const origin = request.headers.get('origin');
    if (!isAllowedOrigin(origin, settings.origins, request.headers.get('host'))) {
      return json(403, refusal(refusals.foreign));
    }
    const response = await answer(request, { ...visit, origin }, take);
    if (origin !== null) response.headers.set('access-control-allow-origin', origin);
    return response;
  };
}

async function answer(
  request: Request,
  visit: Visit,
  take: (json: unknown, visit: Visit) => Promise<Reply>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (request.method !== 'POST') {
    return json(405, refusal(refusals.method), { allow: 'POST, OPTIONS' });
  }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return json(415, refusal(refusals.notJson));

  let body: unknown;
  try {
    body = JSON.parse(await readBody(request));
  } catch (error) {
    if (error instanceof TooLarge) return json(413, refusal(refusals.tooLarge));
    return json(400, refusal(refusals.unreadable));
  }
  const reply = await take(body, visit);
  return json(reply.status, reply.body, retryAfter(reply));
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
