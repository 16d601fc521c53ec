import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerInSequence } from './pipelining.ts';

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
