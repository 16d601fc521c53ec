import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isCalendar } from './calendars.ts';
import { isUnchanged, withoutBody } from './negotiation.ts';
import { SENT } from './no-js-forms/confirmation-link.ts';
import { type Prefill, prefillOf } from './no-js-forms/prefill.ts';
import { answerInSequence } from './pipelining.ts';
import type { Representation, Site } from './site.ts';
import type { Traffic } from './traffic.ts';

/** Limits of Node's HTTP server; times in milliseconds, sizes in bytes. */
const HTTP_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // Node looks for requests over their time only this often.
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 20_000,
  maxHeaderSize: 16 * 1024,
};
/**
 * A connection without a byte read or written for so long is closed. Forms take 8 s at most. Where a
 * response is only partly sent, Node waits this long twice; together that stays below a minute.
 */
const IDLE_TIMEOUT_MS = 20_000;
/** Far more than a school needs, and few enough for the memory of a small machine. */
const MAX_CONNECTIONS = 8000;

/**
 * An HTTP server on which no client can hold up the others: slow clients and those that do not read
 * their responses are disconnected, and pipelined requests are answered in turn with those of others.
 */
export function createHardenedServer(
  answer: RequestListener,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
): Server {
  const server = createServer(HTTP_LIMITS, answerInSequence(answer, idleTimeoutMs));
  server.timeout = idleTimeoutMs;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('timeout', closeIdle);
  return server;
}

/** Closes a connection; with a reset, where it has unread data that the kernel would keep. */
function closeIdle(socket: Socket): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.destroy();
}

/**
 * A server that answers the site's files straight from memory, since that is most of what is
 * asked, and hands everything else to the app: calendars too, which change between two builds.
 */
export function createHttpServer(
  // biome-ignore lint/suspicious/noExplicitAny: whatever bindings and variables the app has.
  app: Hono<any>,
  site: Site,
  traffic: Traffic,
): Server {
  const toApp = getRequestListener(app.fetch);
  const prefill = prefillOf(site);
  return createHardenedServer((request, response) => {
    traffic.requestStarted();
    const file = inMemory(request, site, prefill);
    if (file) {
      send(request, response, file);
      traffic.requestEnded();
    } else {
      response.once('close', traffic.requestEnded);
      void toApp(request, response);
    }
  });
}

/** What GET of a page or file is answered with. Other methods and unknown paths are the app's. */
function inMemory(
  { url = '', method, headers }: IncomingMessage,
  site: Site,
  prefill: Prefill,
): Representation | undefined {
  if (method !== 'GET') return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!site.has(path) || isCalendar(path)) return undefined;
  const accepted = String(headers['accept-encoding'] ?? '');
  if (mark >= 0) {
    const query = new URLSearchParams(url.slice(mark));
    if (query.has(SENT)) return undefined;
    const filled = prefill(path, query, accepted);
    if (filled) return filled;
  }
  const { status, file } = site.find(path, accepted);
  return status === 200 ? file : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, file: Representation): void {
  if (isUnchanged(file.etag, request.headers['if-none-match'])) {
    response.writeHead(304, withoutBody(file.headers)).end();
  } else {
    response.writeHead(200, file.headers).end(file.body);
  }
}
