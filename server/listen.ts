import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isUnchanged, type Site } from './site.ts';
import type { Traffic } from './traffic.ts';

/**
 * A server that answers the site's files straight from memory, since that is most of what is
 * asked, and hands everything else to the app.
 */
export function createHttpServer(
  // biome-ignore lint/suspicious/noExplicitAny: whatever bindings and variables the app has.
  app: Hono<any>,
  site: Site,
  traffic: Traffic,
): Server {
  const toApp = getRequestListener(app.fetch);
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      // Node looks for requests over their time only this often.
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 20_000,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      traffic.came();
      if (answerFromMemory(request, response, site)) {
        traffic.went();
      } else {
        response.once('close', traffic.went);
        void toApp(request, response);
      }
    },
  );
}

/** Answers GET of a file that is there. Queries, other methods and unknown paths are the app's. */
function answerFromMemory(request: IncomingMessage, response: ServerResponse, site: Site): boolean {
  const { url = '', method, headers } = request;
  if (method !== 'GET' || !site.has(url)) return false;
  const { status, file } = site.find(url, String(headers['accept-encoding'] ?? ''));
  if (status !== 200) return false;
  if (isUnchanged(file.etag, headers['if-none-match'])) {
    const { 'content-length': _, 'content-type': __, ...rest } = file.headers;
    response.writeHead(304, rest).end();
  } else {
    response.writeHead(200, file.headers).end(file.body);
  }
  return true;
}
